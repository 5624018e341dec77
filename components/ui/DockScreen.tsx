import { useMemo, useRef, type RefObject } from 'react';
import { ScrollView, View } from 'react-native';

import { Dock, DockColumn, hasDock } from './Dock';
import type { DockScreenProps } from './dockTypes';
import { PageScroll } from './pageScroll';
import { PageTitle } from './PageTitle';
import { SPACE } from './scale';
import { ScreenHeader } from './ScreenHeader';
import { useColors } from './theme';
import { useInsets } from './useInsets';

/** On a phone or tablet. Props: see dockTypes.ts. */
export function DockScreen(props: DockScreenProps) {
  const { title, subtitle, back = '/', actions, bar, dockName, lead, dock, footer, columnWidth, children } = props;
  const colors = useColors();
  const insets = useInsets();
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const page = useMemo(() => ({ scroll, content }), []);
  const parts = { lead, dock, footer };
  const isBeside = columnWidth !== undefined;
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
      <View style={{ paddingHorizontal: SPACE.m }}>
        <ScreenHeader compact title={title} subtitle={subtitle} back={back} actions={actions} />
        {bar}
      </View>
      <View style={{ flex: 1, flexDirection: isBeside ? 'row' : 'column' }}>
        <ScrollView
          ref={scroll}
          // React Native's types do not know that a ref is empty before the first render.
          innerViewRef={content as RefObject<View>}
          role="main"
          style={{ flex: 1 }}
          keyboardShouldPersistTaps="handled"
        >
          <PageScroll.Provider value={page}>{children}</PageScroll.Provider>
        </ScrollView>
        {isBeside && <DockColumn {...parts} name={dockName} at={title} style={{ width: columnWidth }} />}
        {!isBeside && hasDock(parts) && <Dock {...parts} name={dockName} />}
      </View>
    </View>
  );
}
