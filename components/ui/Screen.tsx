import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { ScrollView, View } from 'react-native';

import { PageScroll } from './pageScroll';
import { PageTitle } from './PageTitle';
import { READING_WIDTH, SPACE, WIDE_WIDTH } from './scale';
import { ScreenHeader } from './ScreenHeader';
import type { ScreenProps } from './screenTypes';
import { useColors } from './theme';
import { useFooterHeight } from './useFooterHeight';
import { useInsets } from './useInsets';

/** A page on a phone: it scrolls between the safe areas, its footer stays. Props: see screenTypes.ts. */
export function Screen({ title, children, back = '/', actions, footer, wide = false, bare = false }: ScreenProps) {
  const colors = useColors();
  const insets = useInsets();
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const page = useMemo(() => ({ scroll, content }), []);
  const width = { width: '100%', maxWidth: wide ? WIDE_WIDTH : READING_WIDTH, alignSelf: 'center' } as const;
  return (
    <View
      style={{
        flex: 1,
        backgroundColor: colors.page,
        paddingTop: insets.top,
        paddingLeft: insets.left,
        paddingRight: insets.right,
      }}
    >
      <PageTitle>{title}</PageTitle>
      <ScrollView
        ref={scroll}
        // React Native's types do not know that a ref is empty before the first render.
        innerViewRef={content as RefObject<View>}
        role="main"
        contentContainerStyle={[
          width,
          { padding: SPACE.l, gap: SPACE.l, paddingBottom: SPACE.xxl + (footer === undefined ? insets.bottom : 0) },
        ]}
        keyboardShouldPersistTaps="handled"
      >
        {!bare && <ScreenHeader title={title} back={back ?? undefined} actions={actions} />}
        <PageScroll.Provider value={page}>{children}</PageScroll.Provider>
      </ScrollView>
      {footer !== undefined && (
        <Footer>
          <View style={[width, { padding: SPACE.m, paddingHorizontal: SPACE.l, gap: SPACE.s }]}>{footer}</View>
        </Footer>
      )}
    </View>
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
