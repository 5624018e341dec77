import type { ReactNode } from 'react';
import { Text, type StyleProp, type TextStyle } from 'react-native';

import { useTextStyle } from './textStyle';
import type { TextLook } from './textTypes';

/**
 * A line or paragraph. `variant`: display, title, heading, body (default), label, small, caption, number.
 * `tone` names a colour token; `live` announces changes politely to screen readers.
 */
export interface AppTextProps extends Partial<TextLook> {
  readonly children: ReactNode;
  readonly live?: boolean;
  readonly selectable?: boolean;
  readonly id?: string;
  readonly style?: StyleProp<TextStyle>;
}

export function AppText({
  children,
  variant = 'body',
  tone = 'ink',
  align = 'left',
  live = false,
  selectable = false,
  id,
  style,
}: AppTextProps) {
  const look = useTextStyle({ variant, tone, align });
  return (
    <Text
      {...(id === undefined ? {} : { id })}
      {...(live ? { 'aria-live': 'polite' as const } : {})}
      selectable={selectable}
      style={[look, style]}
    >
      {children}
    </Text>
  );
}
