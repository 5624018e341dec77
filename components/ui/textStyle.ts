import type { StyleProp, TextStyle } from 'react-native';

import { scaled, useTextScale } from './textScale';
import { useColors } from './theme';
import type { TextLook } from './textTypes';
import { TYPE } from './typography';

/** How a text looks on a phone: the theme's colour, the size the reader chose. */
export function useTextStyle({ variant, tone, align }: TextLook): StyleProp<TextStyle> {
  const colors = useColors();
  const scale = useTextScale();
  return [scaled(TYPE[variant], scale), { color: colors[tone], textAlign: align }];
}
