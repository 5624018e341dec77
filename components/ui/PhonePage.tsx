import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { ScrollView, View, type ScrollViewProps } from 'react-native';

import { PageScroll } from './pageScroll';
import { PageTitle } from './PageTitle';
import { useColors } from './theme';
import { useInsets } from './useInsets';

/** The whole screen of a phone, inside its safe areas. */
export function PhonePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const colors = useColors();
  const { top, left, right } = useInsets();
  return (
    <View style={{ flex: 1, backgroundColor: colors.page, paddingTop: top, paddingLeft: left, paddingRight: right }}>
      <PageTitle>{title}</PageTitle>
      {children}
    </View>
  );
}

/** What scrolls on it; its parts bring themselves into view through PageScroll. */
export function PhoneScroll({
  children,
  ...rest
}: Pick<ScrollViewProps, 'children' | 'style' | 'contentContainerStyle'>) {
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const page = useMemo(() => ({ scroll, content }), []);
  return (
    <ScrollView
      {...rest}
      ref={scroll}
      // React Native's types do not know that a ref is empty before the first render.
      innerViewRef={content as RefObject<View>}
      role="main"
      keyboardShouldPersistTaps="handled"
    >
      <PageScroll.Provider value={page}>{children}</PageScroll.Provider>
    </ScrollView>
  );
}
