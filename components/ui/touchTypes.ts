import type { ReactNode, Ref } from 'react';
import type { PressableProps, StyleProp, View, ViewStyle } from 'react-native';

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
  /** As a function, it looks different under a finger or a mouse. */
  readonly style?: StyleProp<ViewStyle> | ((state: TouchState) => StyleProp<ViewStyle>);
  readonly ref?: Ref<View>;
}
