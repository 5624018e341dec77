import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

/**
 * What can be touched in it changes all at once with `moment`. Fingers reach it a little later: a double touch
 * does not also press what came to stand in the same place.
 */
export interface SettlingProps {
  readonly moment: unknown;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}
