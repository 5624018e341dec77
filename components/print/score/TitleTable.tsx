import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { onWeb } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TITLE_ASPECTS, TITLE_NEEDS, TITLES, type TitleAspect, type TitleId, type TitleNeed } from '@/engine';
import { scoreWords } from '@/i18n/score';
import { useTranslate, useWords } from '@/i18n/useWords';
import { useRulings } from '@/store/rulings';

import { Part } from '../Sheet';

const ACROSS = { flexDirection: 'row', alignItems: 'stretch' } as const;

/** What each title needs, to find one's own by hand; one condition is enough for a Jester. */
export function TitleTable() {
  const { titles, copy, result, entries } = useWords(scoreWords);
  const { R12, R13 } = useRulings().rulings;
  const heads: Readonly<Record<TitleAspect, string>> = {
    wigs: entries.wigs,
    stores: result.sources.stores,
    majorities: result.majorities,
    reis: entries.reis,
    decrees: entries.decrees,
    ships: entries.ships,
  };
  return (
    <Part title={titles.heading}>
      <View role="table" aria-label={titles.heading}>
        <View role="row" style={ACROSS}>
          <Cell role="columnheader" text={titles.heading} wide />
          {TITLE_ASPECTS.map((aspect) => (
            <Cell key={aspect} role="columnheader" text={heads[aspect]} />
          ))}
        </View>
        {TITLES.map((title) => (
          <Needs key={title} title={title} />
        ))}
      </View>
      <AppText variant="small">{`${copy.R12}: ${copy.R12s[R12]} (R12) · ${copy.R13}: ${copy.R13s[R13]} (R13)`}</AppText>
    </Part>
  );
}

function Needs({ title }: { readonly title: TitleId }) {
  const { titles } = useWords(scoreWords);
  const say = useNeed();
  return (
    <View role="row" style={ACROSS}>
      <Cell wide role="rowheader" text={`${titles.id[title]}: ${title === 'jester' ? titles.jesterAny : titles.all}`} />
      {TITLE_ASPECTS.map((aspect) => (
        <Cell key={aspect} role="cell" text={say(TITLE_NEEDS[title][aspect], title === 'jester')} />
      ))}
    </View>
  );
}

/** "≥ 4", "> Lacerda"; a Jester has less than that. */
function useNeed(): (need: TitleNeed | undefined, under: boolean) => string {
  const { lacerda } = useWords(scoreWords);
  const { number } = useTranslate();
  return (need, under) => {
    if (need === undefined) return '–';
    if (typeof need === 'number') return `${under ? '<' : '≥'} ${number(need)}`;
    return `${under ? '<' : need.moreThanHis > 0 ? '>' : '≥'} ${lacerda}`;
  };
}

interface CellProps {
  readonly role: 'columnheader' | 'rowheader' | 'cell';
  readonly text: string;
  readonly wide?: boolean;
}

function Cell({ role, text, wide = false }: CellProps) {
  const colors = useColors();
  return (
    <View
      {...onWeb({ role })}
      style={{
        flexGrow: wide ? 5 : 2,
        flexShrink: 1,
        flexBasis: 0,
        minWidth: 0,
        justifyContent: 'center',
        paddingHorizontal: SPACE.xs,
        borderWidth: 1,
        margin: -0.5,
        borderColor: colors.control,
      }}
    >
      <AppText
        variant="caption"
        align={wide ? 'left' : 'center'}
        style={role === 'cell' ? undefined : { fontWeight: '600' }}
      >
        {text}
      </AppText>
    </View>
  );
}
