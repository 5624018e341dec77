import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { WRAP } from '@/components/ui/arrange';
import { Heading } from '@/components/ui/Heading';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { framed } from '@/components/ui/tokens';
import { OWN_PAINT } from '@/components/ui/platform';

/** One track with its name. */
export interface TrackCardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly style?: ViewStyle;
}

export function TrackCard({ title, children, style }: TrackCardProps) {
  const colors = useColors();
  return (
    <View
      role="group"
      aria-label={title}
      style={[
        { gap: SPACE.xs, padding: SPACE.s, paddingTop: SPACE.xs, borderRadius: RADIUS.m, ...framed(colors) },
        OWN_PAINT,
        style,
      ]}
    >
      <Heading level={2} variant="small" tone="inkSoft" style={{ fontWeight: '700', paddingHorizontal: SPACE.xs }}>
        {title}
      </Heading>
      {children}
    </View>
  );
}

/** Places of a track side by side; larger text breaks the line. */
export const LINE: ViewStyle = { ...WRAP, gap: SPACE.xs, alignItems: 'stretch', justifyContent: 'space-between' };

/** A place that takes its share of the line, but never less than what is written on it needs: then the line breaks. */
export const SHARE: ViewStyle = { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' };

/** A line of a track. */
export const Line = ({ children, style }: { readonly children: ReactNode; readonly style?: ViewStyle }) => (
  <View style={[LINE, style]}>{children}</View>
);
