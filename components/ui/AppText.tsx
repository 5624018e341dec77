import type { ReactNode } from 'react';
import { Text, type StyleProp, type TextStyle } from 'react-native';

import { scaled, useTextScale } from './textScale';
import { useColors } from './theme';
import type { ColorName } from './tokens';
import { TYPE, type TextVariant } from './typography';

/**
 * A line or paragraph. `variant`: display, title, heading, body (default), label, small, number.
 * `tone` names a colour token; `live` announces changes politely to screen readers.
 */
export interface AppTextProps {
  readonly children: ReactNode;
  readonly variant?: TextVariant;
  readonly tone?: ColorName;
  readonly align?: 'left' | 'center' | 'right';
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
  const colors = useColors();
  const scale = useTextScale();
  return (
    <Text
      {...(id === undefined ? {} : { id })}
      {...(live ? { 'aria-live': 'polite' as const } : {})}
      selectable={selectable}
      style={[scaled(TYPE[variant], scale), { color: colors[tone], textAlign: align }, style]}
    >
      {children}
    </Text>
  );
}
