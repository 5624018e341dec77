import { View } from 'react-native';

import type { IconFrameProps } from './iconTypes';
import { Svg } from './svg';

/** The common 24 × 24 grid of the icons, on a phone. Props: see iconTypes.ts. */
export function IconFrame({ size = 24, label, children }: IconFrameProps) {
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
