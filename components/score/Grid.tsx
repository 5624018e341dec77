import type { ReactNode } from 'react';
import { View } from 'react-native';

import { WRAP, share } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { onWeb } from '@/components/ui/platform';

import type { ScoredAs } from './people';
import { SeatMark } from './SeatMark';

/**
 * The columns of the sheet: what is counted, then everyone side by side.
 * When text is large the name of a line stands above its numbers: the two parts of a row wrap.
 */
const LABEL = { flexGrow: 0, flexShrink: 1, flexBasis: textLength(104) } as const;
const NARROW_LABEL = { ...LABEL, flexBasis: textLength(84) } as const;
const COLUMN = { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 44 } as const;
/** Four columns must have room for their numbers. */
const NUMBERS = { ...share(textLength(212)), flexShrink: 1, minWidth: 0, flexDirection: 'row', gap: 2 } as const;

/** A table: readers walk it by row and column. */
export const Grid = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <View role="table" aria-label={label}>
    {children}
  </View>
);

/** A line of the table: its name, then a cell for everyone. `narrow` is for short names. */
export interface GridRowProps {
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly heavy?: boolean;
  readonly narrow?: boolean;
}

export function GridRow({ head, children, heavy = false, narrow = false }: GridRowProps) {
  const colors = useColors();
  return (
    <View
      role="row"
      style={{
        ...WRAP,
        alignItems: 'stretch',
        borderTopWidth: heavy ? 2 : 1,
        borderColor: heavy ? colors.ink : colors.line,
      }}
    >
      <View
        {...headRole('rowheader')}
        style={[narrow ? NARROW_LABEL : LABEL, { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }]}
      >
        {head}
      </View>
      <View style={NUMBERS}>{children}</View>
    </View>
  );
}

/** React Native's own roles lack those of a table's heads; the web has them. */
const headRole = (role: 'rowheader' | 'columnheader'): object => onWeb({ role });

export const GridCell = ({ children }: { readonly children: ReactNode }) => (
  <View role="cell" style={[COLUMN, { justifyContent: 'center' }]}>
    {children}
  </View>
);

/** The first line: what the columns are. */
export interface GridColumnsProps {
  readonly heads: readonly { readonly id: string; readonly head: ReactNode }[];
  readonly narrow?: boolean;
}

export const GridColumns = ({ heads, narrow = false }: GridColumnsProps) => (
  <View role="row" style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', paddingBottom: SPACE.xs }}>
    {/* A head without words would be none. */}
    <View role="cell" style={narrow ? NARROW_LABEL : LABEL} />
    <View style={[NUMBERS, { alignItems: 'flex-end' }]}>
      {heads.map(({ id, head }) => (
        <View key={id} {...headRole('columnheader')} style={COLUMN}>
          {head}
        </View>
      ))}
    </View>
  </View>
);

/** The same where the columns belong to people. `head` draws one of them. */
export interface GridHeadsProps extends Pick<GridColumnsProps, 'narrow'> {
  readonly people: readonly ScoredAs[];
  readonly head?: (person: ScoredAs) => ReactNode;
}

const drawFace = (person: ScoredAs): ReactNode => <PersonFace person={person} />;

export const GridHeads = ({ people, narrow = false, head = drawFace }: GridHeadsProps) => (
  <GridColumns narrow={narrow} heads={people.map((person) => ({ id: person.id, head: head(person) }))} />
);

/** Mark and name over a column. */
export const PersonFace = ({ person }: { readonly person: ScoredAs }) => (
  <View style={{ alignItems: 'center', gap: 2, paddingVertical: 2, width: '100%' }}>
    <SeatMark mark={person.mark} size={26} />
    <AppText variant="small" align="center" style={{ fontWeight: '600', maxWidth: '100%' }}>
      {person.name}
    </AppText>
  </View>
);

/** The name of a line beside its sign. */
export const LineName = ({ children, icon }: { readonly children: string; readonly icon?: ReactNode }) => (
  <>
    {icon}
    <AppText variant="small" style={{ flex: 1, fontWeight: '600' }}>
      {children}
    </AppText>
  </>
);

/** A sum at the foot of a column. */
export const GridTotal = ({ children }: { readonly children: string }) => (
  <GridCell>
    <AppText
      variant="label"
      align="center"
      style={{ paddingVertical: SPACE.s, fontWeight: '800', fontVariant: ['tabular-nums'] }}
    >
      {children}
    </AppText>
  </GridCell>
);
