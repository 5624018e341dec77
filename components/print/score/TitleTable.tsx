import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { TITLE_ASPECTS, TITLE_NEEDS, TITLES, type TitleAspect, type TitleId, type TitleNeed } from '@/engine';
import { scoreWords } from '@/i18n/score';
import { useTranslate, useWords } from '@/i18n/useWords';
import { useRulings } from '@/store/rulings';

import { Part } from '../Sheet';
import { Table, TableCell, TableRow, type TableCellProps } from '../Table';

/** What each title needs, to find one's own by hand; one condition is enough for a Jester. */
export function TitleTable() {
  const { titles, copy } = useWords(scoreWords);
  const heads = useHeads();
  const { R12, R13 } = useRulings().rulings;
  const basis = `${copy.R12}: ${copy.R12s[R12]} (R12) · ${copy.R13}: ${copy.R13s[R13]} (R13)`;
  return (
    <Part plain title={titles.heading}>
      <Table label={titles.heading}>
        <TableRow>
          <TableCell width={WIDE} />
          {TITLE_ASPECTS.map((aspect) => (
            <Cell key={aspect} role="columnheader" text={heads[aspect]} />
          ))}
        </TableRow>
        {TITLES.map((title) => (
          <Needs key={title} title={title} />
        ))}
      </Table>
      <AppText variant="small">{basis}</AppText>
    </Part>
  );
}

/** Six columns beside the names of the titles. */
const NARROW = '12%';
const WIDE = '28%';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function useHeads(): Readonly<Record<TitleAspect, string>> {
  const { result, entries } = useWords(scoreWords);
  return {
    wigs: entries.wigs,
    stores: capital(result.sources.stores),
    majorities: result.majorities,
    reis: entries.reis,
    decrees: entries.decrees,
    ships: entries.ships,
  };
}

function Needs({ title }: { readonly title: TitleId }) {
  const { titles } = useWords(scoreWords);
  const say = useNeed();
  const isJester = title === 'jester';
  return (
    <TableRow>
      <Cell
        role="rowheader"
        width={WIDE}
        text={isJester ? `${titles.id[title]}: ${titles.jesterAny}` : titles.id[title]}
      />
      {TITLE_ASPECTS.map((aspect) => (
        <Cell key={aspect} role="cell" text={say(TITLE_NEEDS[title][aspect], isJester)} />
      ))}
    </TableRow>
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

interface CellProps extends Required<Pick<TableCellProps, 'role'>>, Partial<Pick<TableCellProps, 'width'>> {
  readonly text: string;
}

const Cell = ({ role, text, width = NARROW }: CellProps) => (
  <TableCell role={role} width={width} style={{ justifyContent: 'center', padding: SPACE.xs / 2 }}>
    <AppText
      variant="caption"
      align={role === 'rowheader' ? 'left' : 'center'}
      style={role === 'cell' ? undefined : { fontWeight: '600' }}
    >
      {text}
    </AppText>
  </TableCell>
);
