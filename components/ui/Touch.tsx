import type { ReactNode, Ref } from 'react';
import { Pressable, type PressableProps, type StyleProp, type View, type ViewStyle } from 'react-native';

import { TARGET } from './scale';
import { onWeb } from './web';

/** How the thing looks right now; `hovered` happens on the web only. */
export interface TouchState {
  readonly pressed: boolean;
  readonly hovered?: boolean;
}

type Spoken = Pick<
  PressableProps,
  'aria-checked' | 'aria-expanded' | 'aria-selected' | 'aria-busy' | 'accessibilityHint' | 'tabIndex' | 'testID'
>;

/**
 * Everything that can be pressed: at least 44 × 44, with a role and a name, reachable by keyboard.
 * A disabled one stays in the tab order when `explained`, so that its reason can be heard.
 */
export interface TouchProps extends Spoken {
  readonly children?: ReactNode;
  readonly role?: 'button' | 'radio' | 'checkbox' | 'switch' | 'link' | 'tab';
  readonly label?: string;
  readonly describedBy?: string;
  readonly disabled?: boolean;
  readonly explained?: boolean;
  readonly onPress?: () => void;
  readonly onPressIn?: () => void;
  readonly onPressOut?: () => void;
  readonly onLongPress?: () => void;
  readonly style?: (state: TouchState) => StyleProp<ViewStyle>;
  readonly ref?: Ref<View>;
}

export function Touch({ role = 'button', label, describedBy, disabled = false, explained = false, style, ...rest }: TouchProps) {
  return (
    <Pressable
      {...rest}
      role={role}
      disabled={disabled}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(explained ? { tabIndex: 0 as const } : {})}
      {...onWeb({ 'aria-describedby': describedBy, onKeyDown: pressWithSpace(role, disabled, rest.onPress) })}
      style={(state: TouchState) => [{ minHeight: TARGET, minWidth: TARGET, justifyContent: 'center' }, style?.(state)]}
    />
  );
}

interface Key {
  readonly key: string;
  readonly preventDefault: () => void;
}

/** Browsers press buttons with the space bar; react-native-web leaves out radios, boxes and switches. */
function pressWithSpace(role: string, disabled: boolean, onPress: (() => void) | undefined) {
  if (role === 'button' || role === 'link' || disabled || onPress === undefined) return undefined;
  return (event: Key): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
}
