import { useState, type ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Column } from '@/components/ui/layout';
import { onWeb } from '@/components/ui/platform';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { UiIcon } from '@/components/ui/UiIcon';
import { useWords } from '@/i18n/useWords';
import { whyWords } from '@/i18n/why';

import type { Cell, ComparisonTable } from './comparison';

/** The winner and the first that fell: what one wants to know. */
const AT_FIRST = 4;

/** Candidates by criteria as wide as a phone, the deciding column marked; the verdict above it in words. */
export function ComparisonGrid({ table }: { readonly table: ComparisonTable }) {
  const words = useWords(whyWords);
  const [all, showAll] = useState(false);
  const { rows } = table;
  const shown = all ? rows : rows.slice(0, AT_FIRST);
  return (
    <Column gap="s">
      <Heading level={3}>{table.title}</Heading>
      <AppText>{table.verdict}</AppText>
      {table.columns.length > 0 && (
        <View role="table" aria-label={table.title}>
          <Header columns={table.columns} />
          {shown.map((row) => (
            <CandidateRow key={row.name} row={row} columns={table.columns} />
          ))}
        </View>
      )}
      {shown.length < rows.length && (
        <Button kind="quiet" label={words.showAll(rows.length)} onPress={() => showAll(true)} />
      )}
    </Column>
  );
}

type Columns = ComparisonTable['columns'];

function Header({ columns }: { readonly columns: Columns }) {
  const words = useWords(whyWords);
  const colors = useColors();
  return (
    <View role="row" style={[LINE, { alignItems: 'flex-end', borderBottomWidth: 1, borderColor: colors.control }]}>
      <Box role="columnheader" first>
        <Note>{words.candidate}</Note>
      </Box>
      {columns.map(({ head, name, decides }) => (
        <Box key={name} role="columnheader" label={decides ? words.deciding(name) : name}>
          {decides && <UiIcon name="check" size={18} color={colors.primary} />}
          <Said text={head} soft={!decides} bold={decides} />
        </Box>
      ))}
    </View>
  );
}

function CandidateRow({ row, columns }: { readonly row: ComparisonTable['rows'][number]; readonly columns: Columns }) {
  const { name, wins, cells } = row;
  return (
    <View role="row" style={LINE}>
      <Box role="rowheader" first>
        <AppText variant="small" style={{ fontWeight: wins ? '700' : '400' }}>
          {name}
        </AppText>
      </Box>
      {cells.map((cell, at) => (
        <CellBox key={columns[at]?.name} cell={cell} />
      ))}
    </View>
  );
}

interface BoxProps {
  readonly role: 'columnheader' | 'rowheader' | 'cell';
  readonly first?: boolean;
  readonly label?: string;
  readonly marked?: boolean;
  readonly children: ReactNode;
}

/** All columns share the width: nothing lies beyond the edge of a phone. */
function Box({ role, first = false, label, marked = false, children }: BoxProps) {
  const colors = useColors();
  return (
    <View
      {...onWeb({ role })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      style={{
        flexGrow: first ? 2 : 1,
        flexShrink: 1,
        flexBasis: 0,
        minWidth: 0,
        alignItems: first ? 'flex-start' : 'center',
        justifyContent: 'center',
        paddingVertical: SPACE.xs,
        paddingHorizontal: 2,
        borderRadius: RADIUS.s,
        borderWidth: marked ? 2 : 0,
        borderColor: colors.primary,
        backgroundColor: marked ? colors.primarySoft : 'transparent',
      }}
    >
      {children}
    </View>
  );
}

function CellBox({ cell: { text, state } }: { readonly cell: Cell }) {
  const words = useWords(whyWords);
  const colors = useColors();
  if (text === null)
    return (
      <Box role="cell">
        <Note align="center">–</Note>
      </Box>
    );
  const fell = state === 'fell';
  const decides = state === 'decides';
  return (
    <Box role="cell" label={fell ? words.fell(text) : text} marked={decides}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
        <Said text={text} soft={fell} bold={decides} />
        {fell && <UiIcon name="close" size={12} color={colors.inkSoft} />}
      </View>
    </Box>
  );
}

interface SaidProps {
  readonly text: string;
  readonly soft: boolean;
  readonly bold: boolean;
}

const Said = ({ text, soft, bold }: SaidProps) => (
  <AppText variant="small" align="center" tone={soft ? 'inkSoft' : 'ink'} style={{ fontWeight: bold ? '700' : '400' }}>
    {text}
  </AppText>
);

const LINE: ViewStyle = { flexDirection: 'row', alignItems: 'stretch' };
