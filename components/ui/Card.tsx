import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { Heading } from './Heading';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import { framed } from './tokens';

/** A panel on the page. With a `title` it is a named region with a level-2 heading. `tone` sunken is quieter. */
export interface CardProps {
  readonly children: ReactNode;
  readonly title?: string;
  readonly tone?: 'surface' | 'sunken' | 'primarySoft';
  readonly style?: StyleProp<ViewStyle>;
}

export function Card({ children, title, tone = 'surface', style }: CardProps) {
  const colors = useColors();
  return (
    <View
      {...(title === undefined ? {} : { role: 'region' as const, 'aria-label': title })}
      style={[{ gap: SPACE.m, padding: SPACE.l, borderRadius: RADIUS.l, ...framed(colors, tone) }, style]}
    >
      {title !== undefined && <Heading>{title}</Heading>}
      {children}
    </View>
  );
}
