import { Fragment, type ReactNode, type Ref } from 'react';
import { View, type ViewProps } from 'react-native';

import { arrowKeys } from './arrowKeys';

/** What every answer to a question is told. */
export interface Choosable {
  readonly chosen: boolean;
  readonly onPress: () => void;
}

/** What is asked: its name, the answer so far, and where the next one goes. */
export interface Asked<T> {
  readonly label: string;
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
}

/** One question with its answers, each a Touch with `radio`; the arrow keys go through `values`. */
export interface RadioGroupProps<T> extends Asked<T>, Omit<ViewProps, 'role' | 'aria-label' | 'children'> {
  readonly values: readonly T[];
  /** As a function, it draws the answer for each value. */
  readonly children: ReactNode | ((value: T, answer: Choosable, place: number) => ReactNode);
  readonly ref?: Ref<View>;
}

export function RadioGroup<T extends string | number>(props: RadioGroupProps<T>) {
  const { label, values, value, onChange, children, ...rest } = props;
  return (
    <View {...rest} role="radiogroup" aria-label={label} {...arrowKeys(values, value, onChange)}>
      {typeof children !== 'function'
        ? children
        : values.map((one, place) => (
            <Fragment key={one}>
              {children(one, { chosen: one === value, onPress: () => onChange(one) }, place)}
            </Fragment>
          ))}
    </View>
  );
}

/** What makes a Touch an answer: one of a group is reached with the tab key, the chosen one unless told otherwise. */
export const radio = (chosen: boolean, isEntrance = chosen) =>
  ({ role: 'radio', 'aria-checked': chosen, tabIndex: isEntrance ? 0 : -1 }) as const;
