import { memo } from 'react';
import { View, type ViewStyle } from 'react-native';

import { SPACE } from '@/components/ui/scale';

import type { BoardView } from './boardView';
import { Decks, Nobles } from './tracks/Court';
import { Influence } from './tracks/Influence';
import { Market, Treasury } from './tracks/Money';
import { SupplyTracks } from './tracks/SupplyTracks';

/** Everything of the board beside the map, the most touched first; in two columns where there is room. */
export const Tracks = memo(function Tracks({ view }: { readonly view: BoardView }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      <View style={COLUMN}>
        <Nobles nobles={view.nobles} />
        <Decks decks={view.decks} />
        <Treasury treasury={view.treasury} />
        <Market market={view.market} />
      </View>
      <View style={COLUMN}>
        <Influence influence={view.influence} />
        <SupplyTracks view={view} />
      </View>
    </View>
  );
});

const COLUMN: ViewStyle = { flexGrow: 1, flexShrink: 1, flexBasis: 270, gap: SPACE.s };
