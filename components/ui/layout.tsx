import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { SPACE, type Space } from './scale';
import { ROW } from './arrange';
import { useColors } from './theme';

interface BoxProps {
  readonly children: ReactNode;
  readonly gap?: Space;
  readonly style?: StyleProp<ViewStyle>;
}

/** Things under each other. `gap` names a distance (default m). */
export function Column({ children, gap = 'm', style }: BoxProps) {
  return <View style={[{ gap: SPACE[gap] }, style]}>{children}</View>;
}

/** Things side by side; they wrap when text grows unless `wrap` is false. `spread` pushes them apart. */
export function Row({
  children,
  gap = 's',
  wrap = true,
  spread = false,
  style,
}: BoxProps & { readonly wrap?: boolean; readonly spread?: boolean }) {
  return (
    <View
      style={[
        {
          ...ROW,
          gap: SPACE[gap],
          flexWrap: wrap ? 'wrap' : 'nowrap',
          justifyContent: spread ? 'space-between' : 'flex-start',
        },
        style,
      ]}
    >
      {children}
    </View>
  );
}

/** A thin line between things that belong apart. */
export function Divider() {
  const colors = useColors();
  return <View role="presentation" style={{ height: 1, alignSelf: 'stretch', backgroundColor: colors.line }} />;
}
