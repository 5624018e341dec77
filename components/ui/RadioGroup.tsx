import type { Ref } from 'react';
import { View, type ViewProps } from 'react-native';

import { arrowKeys } from './arrowKeys';

/** One question with its answers; the arrow keys go through `values`. Each answer is a Touch with `radio`. */
export interface RadioGroupProps<T> extends Omit<ViewProps, 'role' | 'aria-label'> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly ref?: Ref<View>;
}

export function RadioGroup<T>({ label, values, value, onChange, ...rest }: RadioGroupProps<T>) {
  return <View {...rest} role="radiogroup" aria-label={label} {...arrowKeys(values, value, onChange)} />;
}

/** What every answer to a question is told. */
export interface Answer {
  readonly chosen: boolean;
  readonly onPress: () => void;
}

/** What makes a Touch an answer: one of a group is reached with the tab key, the chosen one unless told otherwise. */
export const radio = (chosen: boolean, isEntrance = chosen) =>
  ({ role: 'radio', 'aria-checked': chosen, tabIndex: isEntrance ? 0 : -1 }) as const;
