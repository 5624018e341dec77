import type { ReactNode } from 'react';
import { View, type DimensionValue, type StyleProp, type ViewStyle } from 'react-native';

import { onWeb } from '@/components/ui/platform';
import { useColors } from '@/components/ui/theme';

/** Side by side and equally high, so that the lines of a table meet. */
export const ACROSS = { flexDirection: 'row', alignItems: 'stretch' } as const;

/** A ruled table. It draws its upper and left line, every cell the other two: no line is drawn twice. */
export function Table({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const colors = useColors();
  return (
    <View
      role="table"
      aria-label={label}
      style={{ borderTopWidth: 1, borderLeftWidth: 1, borderColor: colors.control }}
    >
      {children}
    </View>
  );
}

export const TableRow = ({ children }: { readonly children: ReactNode }) => (
  <View role="row" style={ACROSS}>
    {children}
  </View>
);

/** `width` is its share of the line: columns stay straight whatever stands in them. */
export interface TableCellProps {
  readonly role?: 'columnheader' | 'rowheader' | 'cell';
  readonly width: DimensionValue;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

export function TableCell({ role = 'cell', width, style, children }: TableCellProps) {
  const colors = useColors();
  return (
    <View
      {...onWeb({ role })}
      style={[{ width, borderRightWidth: 1, borderBottomWidth: 1, borderColor: colors.control }, style]}
    >
      {children}
    </View>
  );
}
