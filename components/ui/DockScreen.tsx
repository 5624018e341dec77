import { View } from 'react-native';

import { Dock, DockColumn, hasDock } from './Dock';
import type { DockScreenProps } from './dockTypes';
import { PhonePage, PhoneScroll } from './PhonePage';
import { SPACE } from './scale';
import { ScreenHeader } from './ScreenHeader';

/** On a phone or tablet. Props: see dockTypes.ts. */
export function DockScreen(props: DockScreenProps) {
  const {
    title,
    subtitle,
    back = '/',
    actions,
    bar,
    dockName,
    moment,
    lead,
    dock,
    footer,
    columnWidth,
    children,
  } = props;
  const parts = { moment, lead, dock, footer };
  const isBeside = columnWidth !== undefined;
  return (
    <PhonePage title={title}>
      <View style={{ paddingHorizontal: SPACE.m }}>
        <ScreenHeader compact title={title} subtitle={subtitle} back={back} actions={actions} />
        {bar}
      </View>
      <View style={{ flex: 1, flexDirection: isBeside ? 'row' : 'column' }}>
        <PhoneScroll style={{ flex: 1 }}>{children}</PhoneScroll>
        {isBeside && <DockColumn {...parts} name={dockName} at={title} style={{ width: columnWidth }} />}
        {!isBeside && hasDock(parts) && <Dock {...parts} name={dockName} />}
      </View>
    </PhonePage>
  );
}
