import { Pressable } from 'react-native';

import { TARGET } from './scale';
import type { TouchProps, TouchState } from './touchTypes';

export type { TouchProps, TouchState };

/** On a phone. Props: see touchTypes.ts. */
export function Touch({
  role = 'button',
  label,
  describedBy: _describedBy,
  disabled = false,
  explained = false,
  style,
  ...rest
}: TouchProps) {
  return (
    <Pressable
      {...rest}
      role={role}
      disabled={disabled}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(explained ? { tabIndex: 0 as const } : {})}
      style={(state: TouchState) => [
        { minHeight: TARGET, minWidth: TARGET, justifyContent: 'center' },
        typeof style === 'function' ? style(state) : style,
      ]}
    />
  );
}
