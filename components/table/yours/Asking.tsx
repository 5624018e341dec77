import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Heading } from '@/components/ui/Heading';
import { FONTS, fontLength } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';

interface AskingProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Beside the heading, to touch. */
  readonly aside?: ReactNode;
  /** Beside the heading, only to look at. */
  readonly note?: ReactNode;
}

/** A question of the dock: its heading, and the pieces that answer it. */
export function Asking({ title, aside, note, children }: AskingProps) {
  return (
    <View role="group" aria-label={title} style={{ gap: SPACE.xs }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: aside ? 44 : 0 }}>
        <Heading
          variant="label"
          style={{ flex: 1, fontFamily: FONTS.serif, fontWeight: '700', lineHeight: fontLength(22) }}
        >
          {title}
        </Heading>
        {note}
        {aside}
      </View>
      {children}
    </View>
  );
}
