import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Svg } from 'react-native-svg';

/** Every icon: `size` in points (24 unless told); without a `label` it is decoration and readers skip it. */
export interface IconProps {
  readonly size?: number;
  readonly label?: string | undefined;
}

/** The common 24 × 24 grid of the icons. */
export function IconFrame({ size = 24, label, children }: IconProps & { readonly children: ReactNode }) {
  const spoken =
    label === undefined
      ? ({ 'aria-hidden': true, importantForAccessibility: 'no-hide-descendants' } as const)
      : ({ role: 'img', 'aria-label': label, accessible: true } as const);
  return (
    <View {...spoken} style={{ width: size, height: size, flexShrink: 0 }}>
      <Svg width={size} height={size} viewBox="0 0 24 24">
        {children}
      </Svg>
    </View>
  );
}
