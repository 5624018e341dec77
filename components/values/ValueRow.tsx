import type { ReactNode } from 'react';
import { View, type TextStyle, type ViewStyle } from 'react-native';

import { WRAP, share } from '@/components/ui/arrange';
import { Note } from '@/components/ui/Note';
import { fontLength } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';

interface ValueRowProps {
  readonly title: string;
  /** Spoken in full where the title is short. */
  readonly name?: string;
  readonly children: ReactNode;
  /** What follows from the values, at the end of the line. */
  readonly note?: string | undefined;
}

/** Values of one kind side by side behind their name; larger text breaks the line. */
export function ValueRow({ title, name = title, note, children }: ValueRowProps) {
  const colors = useColors();
  return (
    <View role="group" aria-label={name} style={[ROW, { borderColor: colors.line }]}>
      <Note style={CAPTION}>{title}</Note>
      <View style={VALUES}>
        {children}
        {note !== undefined && <Note>{note}</Note>}
      </View>
    </View>
  );
}

/** As wide as its longest word, whatever the size of the letters. */
const CAPTION: TextStyle = { minWidth: 76, maxWidth: fontLength(80) };

const ROW: ViewStyle = {
  ...WRAP,
  alignItems: 'center',
  columnGap: SPACE.s,
  paddingVertical: SPACE.xs,
  borderBottomWidth: 1,
};
const VALUES: ViewStyle = { ...share(220), flexShrink: 1, ...WRAP, alignItems: 'center', gap: SPACE.xs };
