import { useRef } from 'react';
import { View, type ViewStyle } from 'react-native';

import { useReveal } from '@/components/ui/useReveal';

import { MAP, hitBox } from '../layout';
import { MAP_PLACES, type PlaceId } from '../places';

/** Nothing to see: where a place lies on the map it stands over, so that the page scrolls there when it comes. */
export function PlaceSpot({ at }: { readonly at: PlaceId }) {
  const spot = useRef<View>(null);
  useReveal(spot, at);
  const place = MAP_PLACES.find(({ id }) => id === at);
  const box = place === undefined ? undefined : hitBox(place);
  if (box === undefined) return null;
  return (
    <View aria-hidden style={OVER_MAP}>
      <View
        ref={spot}
        style={{
          position: 'absolute',
          top: `${(box.y / MAP.height) * 100}%`,
          height: `${(box.height / MAP.height) * 100}%`,
          width: 1,
        }}
      />
    </View>
  );
}

const OVER_MAP: ViewStyle = {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  aspectRatio: MAP.width / MAP.height,
  pointerEvents: 'none',
};
