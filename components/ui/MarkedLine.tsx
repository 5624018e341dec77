import { useEffect, useState, type ReactNode } from 'react';
import { Animated, View, type LayoutRectangle } from 'react-native';

import { MARK, cellStyleOf, type MarkedLineProps } from './markedLineTypes';
import { useReducedMotion } from './useReducedMotion';

/** On a phone: the marker comes once the cells are laid out. Props: see markedLineTypes.ts. */
export function MarkedLine({ at, marker, style, cellStyle, children }: MarkedLineProps) {
  const [boxes, setBoxes] = useState<Readonly<Record<number, LayoutRectangle>>>({});
  const box = children[at] === undefined ? undefined : boxes[at];
  return (
    <View style={style}>
      {children.map((cell, index) => (
        <View
          key={cell.key}
          style={cellStyleOf(cellStyle, index)}
          onLayout={({ nativeEvent: { layout } }) => setBoxes((known) => ({ ...known, [index]: layout }))}
        >
          {cell}
        </View>
      ))}
      {box !== undefined && (
        <Mark at={at} box={box}>
          {marker}
        </Mark>
      )}
    </View>
  );
}

const SLIDE_MS = 400;

interface MarkProps {
  readonly at: number;
  readonly box: LayoutRectangle;
  readonly children: ReactNode;
}

/** One and the same piece wherever it stands; only to another cell it is seen to go. */
function Mark({ at, box: { x, y, width, height }, children }: MarkProps) {
  const calm = useReducedMotion();
  const [spot] = useState(() => new Animated.ValueXY({ x, y }));
  const [last, setLast] = useState({ at, moved: false });
  if (last.at !== at) setLast({ at, moved: true });
  const slides = last.moved && !calm;
  useEffect(() => {
    if (!slides) return spot.setValue({ x, y });
    const slide = Animated.timing(spot, { toValue: { x, y }, duration: SLIDE_MS, useNativeDriver: true });
    slide.start();
    return () => slide.stop();
  }, [spot, x, y, slides]);
  return (
    <Animated.View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[MARK, { width, height, transform: spot.getTranslateTransform() }]}
    >
      {children}
    </Animated.View>
  );
}
