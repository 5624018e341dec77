import type { TextStyle } from 'react-native';

import { useSettings, type Settings } from '@/store/settings';

/** How much larger than the device's own size each text size is. */
export const TEXT_SCALES: Readonly<Record<Settings['textSize'], number>> = {
  normal: 1,
  large: 1.15,
  larger: 1.3,
  largest: 1.5,
};

/** The factor for text on phones; in browsers the page's style sheet scales everything in `rem`. */
export const useTextScale = (): number => useSettings(({ textSize }) => TEXT_SCALES[textSize]);

/** A text style in another size. */
export function scaled(style: TextStyle, scale: number): TextStyle {
  if (scale === 1) return style;
  const { fontSize = 0, lineHeight = 0 } = style;
  return { ...style, fontSize: fontSize * scale, lineHeight: lineHeight * scale };
}
