import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { onWeb } from '@/components/ui/web';

export const GAP = 2;

/** The columns of the sheet: what is counted, then everyone side by side. */
const LABEL = { flexGrow: 0, flexShrink: 1, flexBasis: 104, minWidth: 92 } as const;
const NARROW_LABEL = { ...LABEL, flexBasis: 88, minWidth: 80 } as const;
const COLUMN = { flexGrow: 1, flexShrink: 1, flexBasis: 56, minWidth: 44 } as const;

/** A table: readers walk it by row and column. */
export const Grid = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <View role="table" aria-label={label}>
    {children}
  </View>
);

export function GridRow({ children, heavy = false }: { readonly children: ReactNode; readonly heavy?: boolean }) {
  const colors = useColors();
  return (
    <View role="row" style={{ flexDirection: 'row', alignItems: 'stretch', gap: GAP, borderTopWidth: heavy ? 2 : 1, borderColor: heavy ? colors.ink : colors.line }}>
      {children}
    </View>
  );
}

interface GridHeadProps {
  readonly children: ReactNode;
  readonly of: 'row' | 'column';
  /** For short names of lines. */
  readonly narrow?: boolean;
}

/** React Native's own roles lack some of a table's; the web has them all. */
export const GridHead = ({ children, of, narrow = false }: GridHeadProps) => (
  <View
    {...onWeb({ role: of === 'row' ? 'rowheader' : 'columnheader' })}
    style={of === 'row' ? [narrow ? NARROW_LABEL : LABEL, { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, paddingVertical: SPACE.xs }] : [COLUMN, { justifyContent: 'flex-end' }]}
  >
    {children}
  </View>
);

export const GridCell = ({ children }: { readonly children: ReactNode }) => (
  <View role="cell" style={[COLUMN, { justifyContent: 'center' }]}>
    {children}
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
