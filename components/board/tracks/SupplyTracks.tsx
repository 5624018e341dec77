import { View } from 'react-native';

import { SPACE } from '@/components/ui/scale';

import type { BoardView } from '../boardView';
import { Church } from './Church';
import { Architects, Display, Shipyard } from './Supply';

/** What is taken from: city tiles, buildings and plans, clergy tiles, ships. */
export const SupplyTracks = ({ view }: { readonly view: BoardView }) => (
  <>
    <Display display={view.display} />
    <Architects architects={view.architects} />
    <View style={{ flexDirection: 'row', gap: SPACE.s }}>
      <Church church={view.church} />
      <Shipyard shipyard={view.shipyard} />
    </View>
  </>
);
