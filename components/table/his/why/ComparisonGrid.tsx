import { useState, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Column } from '@/components/ui/layout';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { onWeb } from '@/components/ui/platform';
import { useWords } from '@/i18n/useWords';
import { whyWords } from '@/i18n/why';

import type { Cell, ComparisonTable } from './comparison';

/** As many as can be taken in at a glance. */
const AT_FIRST = 6;

/** Candidates by criteria, the deciding cell marked; the verdict above it in words. */
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
        <ScrollView horizontal contentContainerStyle={{ flexGrow: 1 }} {...onWeb({ tabIndex: 0 })}>
          <View role="table" aria-label={table.title} style={{ flexGrow: 1 }}>
            <Header columns={table.columns} />
            {shown.map(({ name, wins, cells }) => (
              <View key={name} role="row" style={LINE}>
                <Box first>
                  <AppText variant="small" style={{ fontWeight: wins ? '700' : '400' }}>
                    {name}
                  </AppText>
                </Box>
                {cells.map((cell, at) => (
                  <CellBox key={table.columns[at]} cell={cell} />
                ))}
              </View>
            ))}
          </View>
        </ScrollView>
      )}
      {shown.length < rows.length && (
        <Button kind="quiet" label={words.showAll(rows.length)} onPress={() => showAll(true)} />
      )}
    </Column>
  );
}

function Header({ columns }: { readonly columns: readonly string[] }) {
  const words = useWords(whyWords);
  return (
    <View role="row" style={LINE}>
      <Box first header>
        <AppText variant="small" tone="inkSoft">
          {words.candidate}
        </AppText>
      </Box>
      {columns.map((column) => (
        <Box key={column} header>
          <AppText variant="small" tone="inkSoft" align="center">
            {column}
          </AppText>
        </Box>
      ))}
    </View>
  );
}

interface BoxProps {
  readonly first?: boolean;
  readonly header?: boolean;
  readonly marked?: boolean;
  readonly children: ReactNode;
}

function Box({ first = false, header = false, marked = false, children }: BoxProps) {
  const colors = useColors();
  const role = header ? 'columnheader' : first ? 'rowheader' : 'cell';
  return (
    <View
      {...onWeb({ role })}
      style={{
        width: first ? 130 : 92,
        flexGrow: 1,
        justifyContent: 'center',
        padding: SPACE.xs,
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
  if (text === null)
    return (
      <Box>
        <AppText variant="small" tone="inkSoft" align="center">
          –
        </AppText>
      </Box>
    );
  const note = state === 'decides' ? words.deciding : state === 'fell' ? words.fell : undefined;
  return (
    <Box marked={state === 'decides'}>
      <AppText
        variant="small"
        align="center"
        tone={state === 'fell' ? 'inkSoft' : 'ink'}
        style={{ fontWeight: state === 'decides' ? '700' : '400' }}
      >
        {note === undefined ? text : `${text} · ${note}`}
      </AppText>
    </Box>
  );
}

const LINE = { flexDirection: 'row', alignItems: 'stretch' } as const;
