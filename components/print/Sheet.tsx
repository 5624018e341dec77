import type { ReactNode } from 'react';
import { View } from 'react-native';

import { share, WRAP } from '@/components/ui/arrange';
import { Heading } from '@/components/ui/Heading';
import { Note } from '@/components/ui/Note';
import { onWeb } from '@/components/ui/platform';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { framed } from '@/components/ui/tokens';

/** What a browser prints as one page; the style sheet of the page makes it black on white and fits it. */
const onPaper = onWeb({ dataSet: { sheet: 'yes' } });

interface SheetProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A page for paper. On screen it is a card that wraps like any other, so that a phone shows it readable too. */
export function Sheet({ title, note, children }: SheetProps) {
  const colors = useColors();
  return (
    <View
      role="article"
      aria-label={title}
      {...onPaper}
      style={{ gap: SPACE.s, padding: SPACE.l, borderRadius: RADIUS.m, ...framed(colors) }}
    >
      <View
        style={{
          ...WRAP,
          alignItems: 'baseline',
          columnGap: SPACE.m,
          paddingBottom: SPACE.xs,
          borderBottomWidth: 2,
          borderColor: colors.ink,
        }}
      >
        <Heading>{title}</Heading>
        {note !== undefined && <Note style={{ flexShrink: 1 }}>{note}</Note>}
      </View>
      {children}
    </View>
  );
}

/** Halves of a page side by side, under each other where there is no room. */
export const Halves = ({ children }: { readonly children: ReactNode }) => (
  <View style={{ ...WRAP, columnGap: SPACE.l, rowGap: SPACE.s, alignItems: 'flex-start' }}>{children}</View>
);

export const Half = ({ children }: { readonly children: ReactNode }) => (
  <View style={{ ...share(textLength(320)), flexShrink: 1, minWidth: 0, gap: SPACE.s }}>{children}</View>
);

/** One part of a page under its own line. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const colors = useColors();
  return (
    <View style={{ gap: SPACE.xs / 2 }}>
      <Heading level={3} style={{ borderBottomWidth: 1, borderColor: colors.control }}>
        {title}
      </Heading>
      {children}
    </View>
  );
}
