import { useRef } from 'react';
import { View, type AccessibilityActionEvent, type GestureResponderEvent } from 'react-native';

import { TARGET } from './scale';
import { valueAt } from './sliding';
import type { SliderProps } from './sliderTypes';

/** On a phone: readers adjust it with one finger up or down. Props: see sliderTypes.ts. */
export function Slider({ label, value, most, spoken, onChange, inset, style, children }: SliderProps) {
  const width = useRef(0);
  const to = (next: number): void => {
    if (next !== value && next >= 0 && next <= most) onChange(next);
  };
  const follow = ({ nativeEvent }: GestureResponderEvent): void =>
    to(valueAt(nativeEvent.locationX, width.current, inset, most));
  const adjust = ({ nativeEvent }: AccessibilityActionEvent): void =>
    to(value + (nativeEvent.actionName === 'increment' ? 1 : -1));
  return (
    <View
      accessible
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={spoken}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={adjust}
      onLayout={({ nativeEvent }) => {
        width.current = nativeEvent.layout.width;
      }}
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={follow}
      onResponderMove={follow}
      style={[{ minHeight: TARGET }, style]}
    >
      <View pointerEvents="none">{children}</View>
    </View>
  );
}
