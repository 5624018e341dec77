import type { ReactNode } from 'react';
import type { ViewStyle } from 'react-native';

import type { PlaceId } from '../places';
import { PlaceFrame } from './PlaceFrame';
import { Line, SHARE, TrackCard } from './TrackCard';

interface PlacesCardProps<View> {
  readonly title: string;
  readonly places: readonly View[];
  readonly idOf: (place: View) => PlaceId;
  /** Spoken in full. */
  readonly nameOf: (place: View) => string;
  /** How much air is between them. */
  readonly gap?: number;
  readonly style?: ViewStyle;
  readonly children: (place: View) => ReactNode;
}

/** A track whose places stand side by side, each with its share of the width. */
export function PlacesCard<View>({ title, places, idOf, nameOf, gap, style, children }: PlacesCardProps<View>) {
  return (
    <TrackCard title={title}>
      <Line {...(gap === undefined ? {} : { style: { gap } })}>
        {places.map((place) => (
          <PlaceFrame key={idOf(place)} id={idOf(place)} name={nameOf(place)} style={[SHARE, style]}>
            {children(place)}
          </PlaceFrame>
        ))}
      </Line>
    </TrackCard>
  );
}
