import { useState, type ReactNode } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { Dock, DockColumn, hasDock } from './Dock';
import type { DockScreenProps } from './dockTypes';
import { PageTitle } from './PageTitle';
import { STICKY } from './platform';
import { SPACE } from './scale';
import { ScreenHeader } from './ScreenHeader';
import { useColors } from './theme';

/** Header and bar while text has its usual size; measured once they are there. */
const TOP = 92;
/** What stays on top takes no more of the screen than this: larger text scrolls away with the page. */
const MOST_OF_SCREEN = 0.2;

/** In a browser: the document scrolls, as with every screen. Props: see dockTypes.ts. */
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
  const { height } = useWindowDimensions();
  const [top, setTop] = useState(TOP);
  const parts = { moment, lead, dock, footer };
  const stays = top <= height * MOST_OF_SCREEN;
  const main = (
    <View role="main" tabIndex={-1} style={columnWidth === undefined ? { flexGrow: 1 } : { flex: 1 }}>
      {children}
    </View>
  );
  return (
    <View style={{ flexGrow: 1 }}>
      <PageTitle>{title}</PageTitle>
      <Top stays={stays} onHeight={setTop}>
        <ScreenHeader compact title={title} subtitle={subtitle} back={back} actions={actions} />
        {bar}
      </Top>
      {columnWidth === undefined ? (
        <>
          {main}
          {hasDock(parts) && <Dock {...parts} name={dockName} />}
        </>
      ) : (
        <View style={{ flexGrow: 1, flexDirection: 'row', alignItems: 'flex-start' }}>
          {main}
          <DockColumn
            {...parts}
            name={dockName}
            at={title}
            style={{ width: columnWidth, position: STICKY, top: stays ? top : 0, height: height - (stays ? top : 0) }}
          />
        </View>
      )}
    </View>
  );
}

interface TopProps {
  readonly stays: boolean;
  readonly onHeight: (height: number) => void;
  readonly children: ReactNode;
}

function Top({ stays, onHeight, children }: TopProps) {
  const colors = useColors();
  return (
    <View
      onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
      {...(stays ? { dataSet: { top: 'yes' } } : {})}
      style={{
        ...(stays ? { position: STICKY, top: 0 } : {}),
        zIndex: 4,
        paddingHorizontal: SPACE.m,
        backgroundColor: colors.page,
      }}
    >
      {children}
    </View>
  );
}
