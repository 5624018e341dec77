import type { ReactNode } from 'react';
import { Text, type StyleProp, type TextStyle } from 'react-native';

import { useColors } from './theme';
import type { ColorName } from './tokens';
import { TYPE, type TextVariant } from './typography';
import { onWeb } from './platform';

const LOOK = { 1: 'title', 2: 'heading', 3: 'label' } as const satisfies Readonly<Record<number, TextVariant>>;

/** A heading of level 1 (one per screen; Screen writes it), 2 (default) or 3. `variant` changes its size only. */
export interface HeadingProps {
  readonly children: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly variant?: TextVariant;
  readonly tone?: ColorName;
  readonly align?: 'left' | 'center';
  readonly id?: string;
  readonly style?: StyleProp<TextStyle>;
}

export function Heading({ children, level = 2, variant, tone = 'ink', align = 'left', id, style }: HeadingProps) {
  const colors = useColors();
  return (
    <Text
      role="heading"
      {...(id === undefined ? {} : { id })}
      {...onWeb({ 'aria-level': level })}
      style={[TYPE[variant ?? LOOK[level]], { color: colors[tone], textAlign: align }, style]}
    >
      {children}
    </Text>
  );
}
