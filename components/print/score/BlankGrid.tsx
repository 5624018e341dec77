import { View, type DimensionValue } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { EntryIcon } from '@/components/score/entry/EntryIcon';
import { share, WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { SCORE_LINES, type ScoreLine } from '@/engine';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';
import type { PlayersScored } from '@/store/scoreSheet';

import { ACROSS, Table, TableCell, TableRow } from '../Table';
import { useCounting } from './useCounting';

const LINES = ['wigs', ...SCORE_LINES] as const;
type Line = 'wigs' | ScoreLine;

/** Whose column it is: people write their names, Lacerda has one. */
type Column = 'person' | 'lacerda';

const columnsOf = (table: PlayersScored): readonly Column[] =>
  table === 'solo' ? ['person', 'lacerda'] : Array.from({ length: table }, () => 'person');

/** High enough for handwriting: 13 mm. */
const HEIGHT = 50;

/** The widths of a line: what is counted, then everyone. */
interface Widths {
  readonly head: DimensionValue;
  readonly each: DimensionValue;
}

/** The more people, the less room for how a line is counted. */
function widthsFor(people: number): Widths {
  const head = people <= 2 ? 44 : 32;
  return { head: `${head}%`, each: `${(100 - head) / people}%` };
}

/** Every line of the score for everyone, empty: room for what is counted beside the wigs it gives. */
export function BlankGrid({ table }: { readonly table: PlayersScored }) {
  const words = useWords(scoreWords);
  const columns = columnsOf(table);
  const widths = widthsFor(columns.length);
  return (
    <Table label={words.sheet}>
      <Names columns={columns} widths={widths} />
      {LINES.map((line) => (
        <ScoreRow key={line} line={line} table={table} columns={columns} widths={widths} />
      ))}
      <Total columns={columns} widths={widths} />
    </Table>
  );
}

interface RowProps {
  readonly columns: readonly Column[];
  readonly widths: Widths;
}

/** Room for a name, over what stands in the two halves of the column. */
function Names({ columns, widths }: RowProps) {
  const { lacerda, entries } = useWords(scoreWords);
  return (
    <TableRow>
      <TableCell width={widths.head} />
      {columns.map((column, at) => (
        <TableCell key={at} role="columnheader" width={widths.each} style={{ minHeight: HEIGHT + SPACE.m }}>
          <AppText variant="label" align="center" style={{ flex: 1 }}>
            {column === 'lacerda' ? lacerda : ''}
          </AppText>
          <View style={ACROSS}>
            <AppText variant="caption" align="center" style={{ width: COUNT }}>
              {COUNTED}
            </AppText>
            <View style={{ flex: 1, alignItems: 'center' }}>
              <PieceIcon piece="wig" size={16} label={entries.wigs} />
            </View>
          </View>
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Its sign stands above the words where they would have no room beside it. */
const LINE_HEAD = {
  ...WRAP,
  alignItems: 'center',
  alignContent: 'center',
  columnGap: SPACE.s,
  padding: SPACE.xs,
} as const;
const BESIDE_SIGN = { ...share(textLength(130)), flexShrink: 1, minWidth: 0 } as const;

function ScoreRow({ line, table, columns, widths }: RowProps & { readonly line: Line; readonly table: PlayersScored }) {
  const { line: names } = useWords(scoreWords).result;
  const counting = useCounting(table);
  return (
    <TableRow>
      <TableCell role="rowheader" width={widths.head} style={LINE_HEAD}>
        <EntryIcon entry={line === 'money' ? 'reis' : line} size={22} />
        <View style={BESIDE_SIGN}>
          <AppText variant="label">{names[line]}</AppText>
          <AppText variant="caption">{counting[line]}</AppText>
        </View>
      </TableCell>
      {columns.map((column, at) => (
        <TableCell key={at} width={widths.each} style={[ACROSS, { minHeight: HEIGHT }]}>
          {column === 'lacerda' && line === 'money' ? <Nothing /> : line !== 'wigs' && <Count />}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Says in every language that something is counted. */
const COUNTED = '#';

/** How much of a cell is for what is counted; the wigs have the rest. */
const COUNT = '40%';

function Count() {
  const colors = useColors();
  return <View style={{ width: COUNT, borderRightWidth: 1, borderStyle: 'dotted', borderColor: colors.control }} />;
}

const Nothing = () => (
  <AppText align="center" style={{ flex: 1, alignSelf: 'center' }}>
    –
  </AppText>
);

function Total({ columns, widths }: RowProps) {
  const { total } = useWords(scoreWords);
  const colors = useColors();
  const heavy = { minHeight: HEIGHT, borderTopWidth: 2, borderTopColor: colors.ink } as const;
  return (
    <TableRow>
      <TableCell role="rowheader" width={widths.head} style={[heavy, { justifyContent: 'center', padding: SPACE.s }]}>
        <AppText variant="heading">{total}</AppText>
      </TableCell>
      {columns.map((_, at) => (
        <TableCell key={at} width={widths.each} style={heavy} />
      ))}
    </TableRow>
  );
}
