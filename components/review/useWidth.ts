import { useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';

/** As wide as a plot is on a phone, until it is measured. */
const AT_FIRST = 240;

/** How wide something is on the screen, and what to tell its `onLayout`. */
export function useWidth(): readonly [number, (event: LayoutChangeEvent) => void] {
  const [width, setWidth] = useState(AT_FIRST);
  return [width, ({ nativeEvent }) => setWidth(Math.max(1, Math.round(nativeEvent.layout.width)))];
}
