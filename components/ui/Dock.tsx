import type { ReactNode } from 'react';
import { ScrollView, View, useWindowDimensions, type ViewStyle } from 'react-native';

import type { DockProps } from './dockTypes';
import { onWeb, STICKY } from './platform';
import { RADIUS, SPACE } from './scale';
import { Settling } from './Settling';
import { useColors } from './theme';
import { useFooterHeight } from './useFooterHeight';
import { useInsets } from './useInsets';

/** What the line above the question and the button below it take while text has its usual size. */
const LEAD = 48;
const FOOTER = 72;
/** Enough of a question to be read and scrolled, however large its letters are. */
const LEAST = 132;

const isThere = (part: ReactNode): boolean => part !== undefined && part !== null && part !== false;

/** Whether there is anything for a dock to hold. */
export const hasDock = ({ lead, dock, footer }: Omit<DockProps, 'name'>): boolean => [lead, dock, footer].some(isThere);

/** How high the question may grow: half the screen together with what stands around it. Larger text takes more than that. */
function roomFor(height: number, { lead, footer }: Omit<DockProps, 'name'>): number {
  return Math.max(LEAST, height / 2 - (isThere(lead) ? LEAD : 0) - (isThere(footer) ? FOOTER : 0));
}

/** Under what scrolls: it grows with the question, up to half the screen, then scrolls inside. */
export function Dock({ name, moment, ...parts }: DockProps) {
  const colors = useColors();
  const { height } = useWindowDimensions();
  const { bottom } = useInsets();
  const { lead, dock, footer } = parts;
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
      <Settling moment={moment}>
        {isThere(lead) && <View style={{ paddingHorizontal: SPACE.m, paddingTop: SPACE.xs }}>{lead}</View>}
        {isThere(dock) && (
          <ScrollView
            keyboardShouldPersistTaps="handled"
            style={{ flexGrow: 0, maxHeight: roomFor(height, parts) }}
            contentContainerStyle={{ gap: SPACE.s, paddingHorizontal: SPACE.m, paddingVertical: SPACE.s }}
          >
            {dock}
          </ScrollView>
        )}
        {isThere(footer) && <View style={FOOT}>{footer}</View>}
      </Settling>
    </View>
  );
}

const FLOATING: ViewStyle = {
  position: STICKY,
  bottom: 0,
  zIndex: 5,
  borderTopLeftRadius: RADIUS.l,
  borderTopRightRadius: RADIUS.l,
  borderTopWidth: 1,
};
const FOOT: ViewStyle = { paddingHorizontal: SPACE.m, paddingVertical: SPACE.s, gap: SPACE.s };

/** Beside what scrolls: full height, scrolls by itself, its button stays. `at` keeps its scrolling apart from another question's. */
export function DockColumn({
  name,
  at,
  moment,
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
      <Settling moment={moment} style={{ flex: 1 }}>
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
      </Settling>
    </View>
  );
}
