import type { ReactNode } from 'react';
import type { ViewStyle } from 'react-native';

/**
 * A whole number between 0 and `most`, chosen along a line: by a finger, arrow keys, or a screen reader's own way.
 * `spoken` says the value in words; `inset` is how far from both edges the line begins; `children` draw it.
 */
export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly spoken: string;
  readonly onChange: (value: number) => void;
  readonly inset: number;
  readonly style?: ViewStyle;
  readonly children: ReactNode;
}
