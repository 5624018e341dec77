import type { ReactNode } from 'react';
import { View } from 'react-native';

import { WRAP } from '@/components/ui/arrange';
import { Heading } from '@/components/ui/Heading';
import { Note } from '@/components/ui/Note';
import { onWeb, twoColumns } from '@/components/ui/platform';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { framed } from '@/components/ui/tokens';

/** What a browser prints as one page; the style sheet of the page makes it black on white and fits it. */
const PAPER = onWeb({ dataSet: { sheet: 'plain' } });
const DENSE = onWeb({ dataSet: { sheet: 'dense' } });

interface SheetProps {
  readonly title: string;
  readonly note?: string;
  /** With so much to read that it is printed smaller. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** A page for paper. On screen it is a card that wraps like any other, so that a phone shows it readable too. */
export function Sheet({ title, note, dense = false, children }: SheetProps) {
  const colors = useColors();
  return (
    <View
      role="article"
      aria-label={title}
      {...(dense ? DENSE : PAPER)}
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

/** What is read down one column and then the next, under each other where there is no room. */
export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <View style={twoColumns(320)}>{children}</View>
);

interface PartProps {
  readonly title: string;
  /** Without a line under the title: what follows has one of its own. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** One part of a page under its own title. */
export function Part({ title, plain = false, children }: PartProps) {
  const colors = useColors();
  return (
    <View style={{ gap: SPACE.xs / 2, paddingBottom: SPACE.s }}>
      <Heading
        level={3}
        variant="small"
        style={{ fontWeight: '700', borderBottomWidth: plain ? 0 : 1, borderColor: colors.control }}
      >
        {title}
      </Heading>
      {children}
    </View>
  );
}
