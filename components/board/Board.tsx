import { useMemo, type ReactNode } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { SIDE_BY_SIDE, SPACE } from '@/components/ui/scale';

import type { BoardView } from './boardView';
import type { Figures, Layer } from './figures';
import { LayerBar } from './LayerBar';
import { MAP } from './layout';
import { CityMap } from './map/CityMap';
import { MarksContext } from './MarksContext';
import { NO_CHOICE, NOTHING, type BoardMarks } from './selection';
import { Tracks } from './Tracks';
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

/** What a screen needs above and below the map: its header, its margins and the buttons under the map. */
const AROUND_MAP = 160;

export function Board({
  view,
  layer = 'plain',
  onLayer,
  panel,
  selectable = NO_CHOICE,
  explained = NO_CHOICE,
  lit = NOTHING,
  chosen = NOTHING,
  onPress,
  ...map
}: BoardProps) {
  const press = useStable(onPress);
  const marks = useMemo(
    () => ({ selectable, explained, lit, chosen, press }),
    [selectable, explained, lit, chosen, press],
  );
  const { width, height } = useWindowDimensions();
  const wide = width >= SIDE_BY_SIDE;
  const mapWidth = Math.max(360, Math.min(width * 0.46, ((height - AROUND_MAP) * MAP.width) / MAP.height));
  const layers = onLayer !== undefined && <LayerBar layer={layer} onLayer={onLayer} />;
  return (
    <MarksContext value={marks}>
      <View style={wide ? { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l } : { gap: SPACE.m }}>
        <View
          style={
            wide
              ? { width: mapWidth, gap: SPACE.s }
              : { width: '100%', maxWidth: 600, alignSelf: 'center', gap: SPACE.s }
          }
        >
          {!wide && layers}
          <CityMap
            {...map}
            view={view}
            layer={layer}
            selectable={selectable}
            explained={explained}
            lit={lit}
            chosen={chosen}
            onPress={press}
          />
        </View>
        <View style={wide ? { flex: 1, gap: SPACE.m } : { gap: SPACE.m }}>
          {panel}
          {wide && layers}
          <Tracks view={view} />
        </View>
      </View>
    </MarksContext>
  );
}
