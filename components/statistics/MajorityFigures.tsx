import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { ROW, WRAP } from '@/components/ui/arrange';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import type { ColorName } from '@/components/ui/tokens';
import { EntryIcon } from '@/components/score/entry/EntryIcon';
import { scoreWords } from '@/i18n/score';
import { statisticsWords } from '@/i18n/statistics';
import { useTranslate, useWords } from '@/i18n/useWords';
import { majoritiesIn, type MajorityFigures as MajorityFigure } from '@/store/statistics/figures';

import { Figures } from './Figures';
import type { FigureProps } from './figureProps';
import { ShareBar } from './ShareBar';

const FIRST: ColorName = 'primary';
const SHARED: ColorName = 'accent';

/** Which majorities were yours, and how often. */
export function MajorityFigures({ games, view }: FigureProps) {
  const words = useWords(statisticsWords);
  const names = useWords(scoreWords).result.line;
  const { number } = useTranslate();
  const majorities = majoritiesIn(games);
  return (
    <Figures
      title={words.majorities}
      view={view}
      spoken={majorities
        .map(
          ({ of, first, shared, games: all }) =>
            `${names[of]}, ${words.said(words.first, words.of(first, all))}, ${words.said(words.shared, words.of(shared, all))}`,
        )
        .join('; ')}
      columns={[words.first, words.shared, words.games]}
      rows={majorities.map(({ of, first, shared, games: all }) => ({
        id: of,
        name: names[of],
        icon: <EntryIcon entry={of} size={20} />,
        cells: [first, shared, all].map(number),
      }))}
    >
      {majorities.map((each) => (
        <MajorityBar key={each.of} name={names[each.of]} figures={each} />
      ))}
      <View style={{ ...WRAP, columnGap: SPACE.l, rowGap: SPACE.xs }}>
        <Key fill={FIRST} label={words.first} />
        <Key fill={SHARED} label={words.shared} />
      </View>
    </Figures>
  );
}

function MajorityBar({ name, figures }: { readonly name: string; readonly figures: MajorityFigure }) {
  const words = useWords(statisticsWords);
  const { of, first, shared, games } = figures;
  return (
    <View style={{ gap: SPACE.xs }}>
      <View style={{ ...ROW, gap: SPACE.s }}>
        <EntryIcon entry={of} size={20} />
        <AppText variant="label" style={{ flex: 1 }}>
          {name}
        </AppText>
        <Note>{words.of(first + shared, games)}</Note>
      </View>
      <ShareBar
        parts={[
          { share: first / games, fill: FIRST },
          { share: shared / games, fill: SHARED },
        ]}
      />
    </View>
  );
}

/** Which color is what. */
function Key({ fill, label }: { readonly fill: ColorName; readonly label: string }) {
  const colors = useColors();
  return (
    <View style={{ ...ROW, gap: SPACE.xs }}>
      <View
        style={{
          width: 14,
          height: 14,
          borderRadius: RADIUS.s / 2,
          borderWidth: 1,
          borderColor: colors.control,
          backgroundColor: colors[fill],
        }}
      />
      <AppText variant="small">{label}</AppText>
    </View>
  );
}
