import { useState, type ReactNode } from 'react';
import { ScrollView, View, useWindowDimensions, type LayoutChangeEvent, type ViewStyle } from 'react-native';

import type { DockProps } from './dockTypes';
import { onWeb, STICKY } from './platform';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import { useFooterHeight } from './useFooterHeight';
import { useInsets } from './useInsets';

/** What the line above the question and the button below it take in one line each, until they are measured. */
const ONE_LINE = { lead: 48, footer: 64 };
const EDGE = 1;
/** Enough of a question to be read and scrolled, however large its letters are. */
const LEAST = 132;

const isThere = (part: ReactNode): boolean => part !== undefined && part !== null && part !== false;

/** Whether there is anything for a dock to hold. */
export const hasDock = ({ lead, dock, footer }: Omit<DockProps, 'name'>): boolean => [lead, dock, footer].some(isThere);

/** How high the question may grow: so high together with what stands around it. Larger text takes more than that. */
function useRoom(most: number, { lead, footer }: Omit<DockProps, 'name'>) {
  const [measured, measure] = useState(ONE_LINE);
  const around = (isThere(lead) ? measured.lead : 0) + (isThere(footer) ? measured.footer : 0);
  const onHeight =
    (part: keyof typeof ONE_LINE) =>
    ({ nativeEvent }: LayoutChangeEvent): void => {
      const taken = nativeEvent.layout.height;
      measure((known) => (known[part] === taken ? known : { ...known, [part]: taken }));
    };
  return { onHeight, room: Math.max(LEAST, most - EDGE - around) };
}

/** Under what scrolls: it grows with the question, up to half the screen, then scrolls inside. */
export function Dock({ name, ...parts }: DockProps) {
  const colors = useColors();
  const { height } = useWindowDimensions();
  const { bottom } = useInsets();
  const { lead, dock, footer } = parts;
  const { onHeight, room } = useRoom(height / 2 - bottom, parts);
  return (
    <View
      role="region"
      aria-label={name}
      onLayout={useFooterHeight()}
      {...onWeb({ dataSet: { dock: 'foot', print: 'no' } })}
      style={{
        ...FLOATING,
        paddingBottom: bottom,
        borderColor: colors.line,
        backgroundColor: colors.surface,
        boxShadow: `0 -2px 10px ${colors.line}`,
      }}
    >
      {isThere(lead) && (
        <View onLayout={onHeight('lead')} style={{ paddingHorizontal: SPACE.m, paddingTop: SPACE.xs }}>
          {lead}
        </View>
      )}
      {isThere(dock) && (
        <ScrollView
          keyboardShouldPersistTaps="handled"
          style={{ flexGrow: 0, maxHeight: room }}
          contentContainerStyle={{ gap: SPACE.s, paddingHorizontal: SPACE.m, paddingVertical: SPACE.s }}
        >
          {dock}
        </ScrollView>
      )}
      {isThere(footer) && (
        <View onLayout={onHeight('footer')} style={FOOT}>
          {footer}
        </View>
      )}
    </View>
  );
}

const FLOATING: ViewStyle = {
  position: STICKY,
  bottom: 0,
  zIndex: 5,
  borderTopLeftRadius: RADIUS.l,
  borderTopRightRadius: RADIUS.l,
  borderTopWidth: EDGE,
};
const FOOT: ViewStyle = { paddingHorizontal: SPACE.m, paddingVertical: SPACE.s, gap: SPACE.s };

/** Beside what scrolls: full height, scrolls by itself, its button stays. `at` keeps its scrolling apart from another question's. */
export function DockColumn({
  name,
  at,
  lead,
  dock,
  footer,
  style,
}: DockProps & { readonly at: string; readonly style: ViewStyle }) {
  const colors = useColors();
  const { bottom } = useInsets();
  return (
    <View
      role="region"
      aria-label={name}
      {...onWeb({ dataSet: { dock: 'beside', print: 'no' } })}
      style={[{ borderLeftWidth: 1, borderColor: colors.line, backgroundColor: colors.surface }, style]}
    >
      <ScrollView
        key={at}
        keyboardShouldPersistTaps="handled"
        style={{ flex: 1 }}
        contentContainerStyle={{ gap: SPACE.m, padding: SPACE.m }}
      >
        {lead}
        {dock}
      </ScrollView>
      {isThere(footer) && (
        <View style={[FOOT, { borderTopWidth: 1, borderColor: colors.line, paddingBottom: SPACE.s + bottom }]}>
          {footer}
        </View>
      )}
    </View>
  );
}
