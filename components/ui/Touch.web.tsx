import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { TARGET } from './scale';
import type { TouchProps, TouchState } from './touchTypes';
import { onWeb } from './platform';

export type { TouchProps, TouchState };

/**
 * In a browser: the browser's own click, which fingers, mice, keyboards and readers all make. Much lighter than
 * react-native-web's Pressable, of which a table would hold a hundred. Props: see touchTypes.ts.
 */
export function Touch(props: TouchProps) {
  const {
    role = 'button',
    label,
    describedBy,
    disabled = false,
    explained = false,
    style,
    onPress,
    onPressIn,
    onPressOut,
    tabIndex = 0,
    accessibilityHint: _hint,
    ...rest
  } = props;
  const onClick = (event: MouseEvent): void => {
    event.stopPropagation();
    onPress?.();
  };
  const isFollowed = typeof style === 'function' || onPressIn !== undefined || onPressOut !== undefined;
  const [state, following] = useTouchState(isFollowed, disabled, onPressIn, onPressOut);
  // Buttons and links answer to keys by themselves.
  const keys = role === 'button' || role === 'link' ? undefined : clickWithKeys;
  return (
    <View
      {...rest}
      {...onWeb({ 'aria-describedby': describedBy, ...(disabled ? {} : { onClick, onKeyDown: keys }), ...following })}
      role={role}
      aria-disabled={disabled}
      {...(label === undefined ? {} : { 'aria-label': label })}
      tabIndex={disabled && !explained ? -1 : tabIndex}
      style={[disabled ? OFF : ON, typeof style === 'function' ? style(disabled ? AT_REST : state) : style]}
    />
  );
}

const AT_REST: TouchState = { pressed: false, hovered: false };
const AFTERGLOW_MS = 120;

/**
 * What finger and mouse do over it; not followed where nobody asks. As on a phone, a press that began is always let go:
 * also when it is disabled under the finger.
 */
function useTouchState(
  isFollowed: boolean,
  disabled: boolean,
  onPressIn?: () => void,
  onPressOut?: () => void,
): [TouchState, object] {
  const [state, setState] = useState(AT_REST);
  if (!isFollowed) return [AT_REST, {}];
  const release = (pointerType: string, hovered: boolean): void => {
    if (state.pressed) onPressOut?.();
    // A finger that leaves is followed by its click: what that changes is painted first.
    if (pointerType === 'mouse') setState({ pressed: false, hovered });
    else setTimeout(() => setState(AT_REST), AFTERGLOW_MS);
  };
  const handlers = {
    onPointerDown: ({ button }: PointerEvent) => {
      if (disabled || button !== 0) return;
      setState({ ...state, pressed: true });
      onPressIn?.();
    },
    onPointerUp: ({ pointerType }: PointerEvent) => release(pointerType, true),
    onPointerCancel: ({ pointerType }: PointerEvent) => release(pointerType, false),
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setState({ ...state, hovered: true }),
    onPointerLeave: ({ pointerType }: PointerEvent) => release(pointerType, false),
  };
  return [state, handlers];
}

const TARGET_SIZE = { minHeight: TARGET, minWidth: TARGET, justifyContent: 'center' } as const;
const { ON, OFF } = StyleSheet.create<Record<'ON' | 'OFF', ViewStyle>>({
  // React Native's types know no `touchAction`: no waiting for a second tap.
  ON: { ...TARGET_SIZE, cursor: 'pointer', touchAction: 'manipulation' } as ViewStyle,
  OFF: { ...TARGET_SIZE, pointerEvents: 'box-none' },
});

/** Radios, boxes, switches and tabs. */
function clickWithKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
  event.preventDefault();
  event.currentTarget.click();
}
