import type { ReactNode } from 'react';
import type { ViewStyle } from 'react-native';

import { MarkedLine } from '@/components/ui/MarkedLine';

import type { PlaceId } from '../places';
import { PlaceFrame } from './PlaceFrame';
import { LINE, SHARE, TrackCard } from './TrackCard';

interface PlacesCardProps<View> {
  readonly title: string;
  readonly places: readonly View[];
  readonly idOf: (place: View) => PlaceId;
  /** Spoken in full. */
  readonly nameOf: (place: View) => string;
  /** How much air is between them. */
  readonly gap?: number;
  readonly style?: ViewStyle;
  /** The piece that goes from place to place. */
  readonly piece?: { readonly at: number; readonly drawn: ReactNode };
  readonly children: (place: View) => ReactNode;
}

/** A track whose places stand side by side, each with its share of the width. */
export function PlacesCard<View>({ title, places, idOf, nameOf, gap, style, piece, children }: PlacesCardProps<View>) {
  return (
    <TrackCard title={title}>
      <MarkedLine
        at={piece?.at ?? -1}
        marker={piece?.drawn}
        style={gap === undefined ? LINE : { ...LINE, gap }}
        cellStyle={SHARE}
      >
        {places.map((place) => (
          <PlaceFrame key={idOf(place)} id={idOf(place)} name={nameOf(place)} style={[FILLING, style]}>
            {children(place)}
          </PlaceFrame>
        ))}
      </MarkedLine>
    </TrackCard>
  );
}

const FILLING: ViewStyle = { flexGrow: 1, paddingHorizontal: 0 };
