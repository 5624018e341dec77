import { useDeferredValue, useRef, type ReactNode } from 'react';
import { ScrollView, View, type ViewStyle } from 'react-native';

import { SPACE } from '@/components/ui/scale';
import { useOnChange } from '@/components/ui/useOnChange';
import { useReducedMotion } from '@/components/ui/useReducedMotion';

import type { CourtPart } from './courtPart';
import { MarksContext, type Marks } from './MarksContext';
import { PageButton, type BoardPage } from './PageButton';

interface PagesProps {
  readonly width: number;
  readonly height: number;
  readonly map: ReactNode;
  readonly court: ReactNode;
  readonly marks: Marks;
  /** Stands in the map's free corner. */
  readonly corner: ReactNode;
  readonly courtPart: CourtPart;
  /** An enlarged map is moved by the finger instead. */
  readonly isHeld: boolean;
}

/**
 * Map and court side by side, one swipe or one button apart; readers and keyboards find both.
 * The court is out of sight at first: it is drawn once the map can be touched. Its page takes what the map leaves free below.
 */
export function Pages({ width, height, map, court, marks, corner, courtPart, isHeld }: PagesProps) {
  const pager = useRef<ScrollView>(null);
  const calm = useReducedMotion();
  const hasCourt = useDeferredValue(true, false);
  const turnTo = (page: BoardPage): void => pager.current?.scrollTo({ x: page === 'map' ? 0 : width, animated: !calm });
  // When the phone is turned, pages of another width are under the same scrolling.
  useOnChange(width, () => pager.current?.scrollTo({ x: 0, animated: false }));
  const page: ViewStyle = { width };
  return (
    <ScrollView
      ref={pager}
      horizontal
      pagingEnabled
      scrollEnabled={!isHeld}
      showsHorizontalScrollIndicator={false}
      style={{ width, flexGrow: 1, flexShrink: 0, flexBasis: height }}
    >
      <View style={[page, { alignItems: 'center' }]}>
        <View>
          {map}
          {corner}
          <View style={CORNER}>
            <PageButton to="court" part={courtPart} onPress={() => turnTo('court')} />
          </View>
        </View>
      </View>
      <MarksContext value={marks}>
        <ScrollView nestedScrollEnabled style={page} contentContainerStyle={{ padding: SPACE.m, gap: SPACE.s }}>
          <PageButton to="map" onPress={() => turnTo('map')} />
          {hasCourt && court}
        </ScrollView>
      </MarksContext>
    </ScrollView>
  );
}

/** Between the map's edge and its first places there is room for one target. */
const CORNER: ViewStyle = { position: 'absolute', top: 6, right: 5 };
