import { useMemo, type ReactNode } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { Segment } from '@/components/ui/Segment';
import { SIDE_BY_SIDE, SPACE } from '@/components/ui/scale';

import type { BoardView } from './boardView';
import { LAYERS, type Figures, type Layer } from './figures';
import { MAP } from './layout';
import { CityMap } from './map/CityMap';
import { MarksContext } from './MarksContext';
import { NO_CHOICE, NOTHING, type BoardMarks } from './selection';
import { Tracks } from './Tracks';
import { useBoardWords } from './useBoardWords';
import { useStable } from './useStable';

/**
 * The whole board: the map, and beside it (from 900 points on) or below it the tracks.
 * `onLayer` shows the choice of layers; `panel` stands first beside the map, for what the screen wants to say.
 */
export interface BoardProps extends BoardMarks {
  readonly view: BoardView;
  readonly layer?: Layer;
  readonly figures?: Figures;
  readonly onLayer?: (layer: Layer) => void;
  readonly panel?: ReactNode;
}

/** What a screen needs above and below the map: its header, the layers and the buttons under the map. */
const AROUND_MAP = 230;

export function Board({ view, layer = 'plain', onLayer, panel, selectable = NO_CHOICE, lit = NOTHING, chosen = NOTHING, onPress, ...map }: BoardProps) {
  const press = useStable(onPress);
  const marks = useMemo(() => ({ selectable, lit, chosen, press }), [selectable, lit, chosen, press]);
  const { width, height } = useWindowDimensions();
  const wide = width >= SIDE_BY_SIDE;
  const mapWidth = Math.max(360, Math.min(width * 0.46, ((height - AROUND_MAP) * MAP.width) / MAP.height));
  return (
    <MarksContext value={marks}>
      <View style={wide ? { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l } : { gap: SPACE.m }}>
        <View style={wide ? { width: mapWidth, gap: SPACE.s } : { width: '100%', maxWidth: 600, alignSelf: 'center', gap: SPACE.s }}>
          {onLayer !== undefined && <Layers layer={layer} onLayer={onLayer} />}
          <CityMap {...map} view={view} layer={layer} selectable={selectable} lit={lit} chosen={chosen} onPress={press} />
        </View>
        <View style={wide ? { flex: 1, gap: SPACE.m } : { gap: SPACE.m }}>
          {panel}
          <Tracks view={view} />
        </View>
      </View>
    </MarksContext>
  );
}

function Layers({ layer, onLayer }: { readonly layer: Layer; readonly onLayer: (layer: Layer) => void }) {
  const words = useBoardWords().board.layer;
  return <Segment label={words.name} value={layer} onChange={onLayer} options={LAYERS.map((value) => ({ value, label: words[value] }))} />;
}
