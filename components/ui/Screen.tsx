import type { ReactNode } from 'react';
import { View } from 'react-native';

import { PhonePage, PhoneScroll } from './PhonePage';
import { READING_WIDTH, SPACE, WIDE_WIDTH } from './scale';
import { ScreenHeader } from './ScreenHeader';
import type { ScreenProps } from './screenTypes';
import { useColors } from './theme';
import { useFooterHeight } from './useFooterHeight';
import { useInsets } from './useInsets';

/** A page on a phone: it scrolls between the safe areas, its footer stays. Props: see screenTypes.ts. */
export function Screen({ title, children, back = '/', actions, footer, wide = false, bare = false }: ScreenProps) {
  const { bottom } = useInsets();
  const width = { width: '100%', maxWidth: wide ? WIDE_WIDTH : READING_WIDTH, alignSelf: 'center' } as const;
  return (
    <PhonePage title={title}>
      <PhoneScroll
        contentContainerStyle={[
          width,
          { padding: SPACE.l, gap: SPACE.l, paddingBottom: SPACE.xxl + (footer === undefined ? bottom : 0) },
        ]}
      >
        {!bare && <ScreenHeader title={title} back={back ?? undefined} actions={actions} />}
        {children}
      </PhoneScroll>
      {footer !== undefined && (
        <Footer>
          <View style={[width, { padding: SPACE.m, paddingHorizontal: SPACE.l, gap: SPACE.s }]}>{footer}</View>
        </Footer>
      )}
    </PhonePage>
  );
}

function Footer({ children }: { readonly children: ReactNode }) {
  const colors = useColors();
  const { bottom } = useInsets();
  return (
    <View
      onLayout={useFooterHeight()}
      style={{ backgroundColor: colors.surface, borderTopWidth: 1, borderColor: colors.line, paddingBottom: bottom }}
    >
      {children}
    </View>
  );
}
