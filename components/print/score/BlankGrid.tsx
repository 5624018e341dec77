import { View } from 'react-native';

import { EntryIcon } from '@/components/score/entry/EntryIcon';
import { AppText } from '@/components/ui/AppText';
import { onWeb } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { SCORE_LINES, type ScoreLine } from '@/engine';
import { printWords } from '@/i18n/print';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';
import type { PlayersScored } from '@/store/scoreSheet';

import { useCounting } from './useCounting';

const LINES = ['wigs', ...SCORE_LINES] as const;
type Line = 'wigs' | ScoreLine;

/** Whose column it is: people write their names, Lacerda has one. */
type Column = 'person' | 'lacerda';

const columnsOf = (table: PlayersScored): readonly Column[] =>
  table === 'solo' ? ['person', 'lacerda'] : Array.from({ length: table }, () => 'person');

/** High enough for handwriting: 11 mm. */
const HEIGHT = 42;
const ACROSS = { flexDirection: 'row', alignItems: 'stretch' } as const;
const HEAD = { flexGrow: 3, flexShrink: 1, flexBasis: 0, minWidth: 0 } as const;
const CELL = { flexGrow: 2, flexShrink: 1, flexBasis: 0, minWidth: 0 } as const;

/** Every line of the score for everyone, empty: what is counted beside the wigs it gives. */
export function BlankGrid({ table }: { readonly table: PlayersScored }) {
  const words = useWords(scoreWords);
  const columns = columnsOf(table);
  return (
    <View role="table" aria-label={words.sheet}>
      <Names columns={columns} />
      {LINES.map((line) => (
        <ScoreRow key={line} line={line} table={table} columns={columns} />
      ))}
      <Total columns={columns} />
    </View>
  );
}

const headRole = (role: 'rowheader' | 'columnheader'): object => onWeb({ role });

function useEdge() {
  const colors = useColors();
  return { borderWidth: 1, margin: -0.5, borderColor: colors.control } as const;
}

/** A line to write a name on, over what stands in the two halves of the column. */
function Names({ columns }: { readonly columns: readonly Column[] }) {
  const { lacerda, entries } = useWords(scoreWords);
  const { count } = useWords(printWords).score;
  const edge = useEdge();
  return (
    <View role="row" style={ACROSS}>
      <View role="cell" style={HEAD} />
      {columns.map((column, at) => (
        <View key={at} {...headRole('columnheader')} style={[CELL, edge, { minHeight: HEIGHT + 8 }]}>
          <AppText variant="label" align="center" style={{ flex: 1 }}>
            {column === 'lacerda' ? lacerda : ''}
          </AppText>
          <View style={ACROSS}>
            <AppText variant="caption" align="center" style={{ flex: 2 }}>
              {count}
            </AppText>
            <AppText variant="caption" align="center" style={{ flex: 3 }}>
              {entries.wigs}
            </AppText>
          </View>
        </View>
      ))}
    </View>
  );
}

interface ScoreRowProps {
  readonly line: Line;
  readonly table: PlayersScored;
  readonly columns: readonly Column[];
}

function ScoreRow({ line, table, columns }: ScoreRowProps) {
  const { line: names } = useWords(scoreWords).result;
  const counting = useCounting(table);
  const edge = useEdge();
  return (
    <View role="row" style={ACROSS}>
      <View
        {...headRole('rowheader')}
        style={[HEAD, edge, { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, padding: SPACE.xs }]}
      >
        <EntryIcon entry={line === 'money' ? 'reis' : line} size={22} />
        <View style={{ flex: 1, minWidth: 0 }}>
          <AppText variant="label">{names[line]}</AppText>
          <AppText variant="caption">{counting[line]}</AppText>
        </View>
      </View>
      {columns.map((column, at) => (
        <View key={at} role="cell" style={[CELL, edge, ACROSS, { minHeight: HEIGHT }]}>
          <Halved counts={line !== 'wigs'} none={column === 'lacerda' && line === 'money'} />
        </View>
      ))}
    </View>
  );
}

/** Room for the count left of the wigs; a dash where nothing is counted. */
function Halved({ counts, none }: { readonly counts: boolean; readonly none: boolean }) {
  const colors = useColors();
  if (none)
    return (
      <AppText align="center" style={{ flex: 1, alignSelf: 'center' }}>
        –
      </AppText>
    );
  return (
    <>
      <View style={{ flex: 2, borderRightWidth: counts ? 1 : 0, borderStyle: 'dotted', borderColor: colors.control }} />
      <View style={{ flex: 3 }} />
    </>
  );
}

function Total({ columns }: Pick<ScoreRowProps, 'columns'>) {
  const { total } = useWords(scoreWords);
  const colors = useColors();
  const edge = { ...useEdge(), borderTopWidth: 2, borderBottomWidth: 2, borderColor: colors.ink } as const;
  return (
    <View role="row" style={ACROSS}>
      <View {...headRole('rowheader')} style={[HEAD, edge, { justifyContent: 'center', padding: SPACE.s }]}>
        <AppText variant="heading">{total}</AppText>
      </View>
      {columns.map((_, at) => (
        <View key={at} role="cell" style={[CELL, edge, { minHeight: HEIGHT + 6 }]} />
      ))}
    </View>
  );
}
