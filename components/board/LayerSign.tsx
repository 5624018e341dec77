import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ROW } from '@/components/ui/arrange';
import { UiIcon } from '@/components/ui/UiIcon';
import type { Seat } from '@/engine';

import type { Layer } from './figures';
import { OwnerIcon } from './OwnerIcon';

const ALONE = 24;
const OF_TWO = 19;

/** What a layer writes on the map, as a picture: a coin, whose wigs, a warning. */
export function LayerSign({ layer, color }: { readonly layer: Layer; readonly color?: string }) {
  switch (layer) {
    case 'plain':
      return <UiIcon name="map" size={ALONE} {...(color === undefined ? {} : { color })} />;
    case 'prices':
      return <PieceIcon piece="reis" size={ALONE} />;
    case 'your-wigs':
      return <Wigs seat="you" />;
    case 'his-wigs':
      return <Wigs seat="lacerda" />;
    case 'threats':
      return <UiIcon name="warning" size={ALONE} {...(color === undefined ? {} : { color })} />;
  }
}

const Wigs = ({ seat }: { readonly seat: Seat }) => (
  <View style={{ ...ROW, height: ALONE }}>
    <OwnerIcon owner={seat} size={OF_TWO} />
    <PieceIcon piece="wig" size={OF_TWO} />
  </View>
);
