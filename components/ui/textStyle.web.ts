import { StyleSheet, type StyleProp, type TextStyle } from 'react-native';

import { CSS_COLORS } from './css.web';
import type { TextLook } from './textTypes';
import { TYPE } from './typography';

/** Classes of the page's style sheet: a screen full of text is written without a single inline style. */
const VARIANTS = StyleSheet.create(TYPE);
const TONES = StyleSheet.create(
  Object.fromEntries(Object.entries(CSS_COLORS).map(([name, color]) => [name, { color }])) as Readonly<
    Record<TextLook['tone'], TextStyle>
  >,
);
const ALIGNS = StyleSheet.create({
  left: { textAlign: 'left' },
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
});

/** How a text looks in a browser, which knows theme and size itself. */
export const useTextStyle = ({ variant, tone, align }: TextLook): StyleProp<TextStyle> => [
  VARIANTS[variant],
  TONES[tone],
  ALIGNS[align],
];
