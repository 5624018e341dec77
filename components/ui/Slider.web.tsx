import type { KeyboardEvent, PointerEvent } from 'react';
import { View, type ViewStyle } from 'react-native';

import { onWeb } from './platform';
import { TARGET } from './scale';
import { valueAt, valueByKey } from './sliding';
import type { SliderProps } from './sliderTypes';

/** In a browser: dragged anywhere along its line, or by the keys of every slider. Props: see sliderTypes.ts. */
export function Slider({ label, value, most, spoken, onChange, inset, style, children }: SliderProps) {
  const to = (next: number): void => {
    if (next !== value) onChange(next);
  };
  const follow = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    to(valueAt(clientX - left, width, inset, most));
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = valueByKey(event.key, value, most);
      if (next === undefined) return;
      event.preventDefault();
      to(next);
    },
  };
  return (
    <View
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={spoken}
      {...onWeb(handlers)}
      style={[LINE, style]}
    >
      {children}
    </View>
  );
}

/** React Native's types know no `touchAction`: a finger that goes up or down still scrolls the page. */
const LINE = { minHeight: TARGET, cursor: 'pointer', touchAction: 'pan-y' } as ViewStyle;
