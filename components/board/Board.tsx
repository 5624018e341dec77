import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { SPACE } from '@/components/ui/scale';

import type { BoardView } from './boardView';
import { courtMarks, courtPart, isAskedOnMap, type CourtPart } from './courtPart';
import type { Figures, Layer } from './figures';
import { LayerButton } from './LayerButton';
import { MAP } from './layout';
import { CityMap } from './map/CityMap';
import { PlaceSpot } from './map/PlaceSpot';
import { zoomControls, type ZoomControls } from './map/zoomControls';
import { MarksContext, type Marks } from './MarksContext';
import { Pages } from './Pages';
import { NO_CHOICE, NOTHING, type BoardMarks } from './selection';
import { Tracks } from './Tracks';
import { useSame } from './useSame';
import { useStable } from './useStable';

/** How map and court share the room: as two pages to swipe, under each other, or side by side. */
export interface BoardRoom {
  readonly as: 'pages' | 'stacked' | 'beside';
  /** The width of the whole. */
  readonly width: number;
  readonly mapWidth: number;
}

/**
 * The whole board: the map and, where `room` puts it, the court. `onLayer` shows the button for the layers;
 * `courtFoot` stands under the court.
 */
export interface BoardProps extends BoardMarks {
  readonly view: BoardView;
  readonly layer?: Layer;
  readonly figures?: Figures;
  readonly onLayer?: (layer: Layer) => void;
  readonly room?: BoardRoom;
  readonly courtFoot?: ReactNode;
}

const SOME_ROOM: BoardRoom = { as: 'stacked', width: 600, mapWidth: 600 };

export function Board({
  view,
  layer = 'plain',
  figures,
  onLayer,
  room = SOME_ROOM,
  courtFoot,
  selectable = NO_CHOICE,
  explained = NO_CHOICE,
  lit = NOTHING,
  chosen = NOTHING,
  onPress,
}: BoardProps) {
  const press = useStable(onPress);
  const inCourt = useSame(
    useMemo(() => courtMarks({ selectable, explained, lit, chosen }), [selectable, explained, lit, chosen]),
  );
  const marks = useMemo(() => ({ ...inCourt, press }), [inCourt, press]);
  const [zoom] = useState(zoomControls);
  const controls = room.as === 'pages' ? zoom : undefined;
  const at = chosen.at(-1);
  const parts = {
    room,
    map: (
      <View style={{ width: room.mapWidth, maxWidth: '100%' }}>
        <CityMap
          {...{ view, layer, selectable, explained, lit, chosen, controls }}
          {...(figures === undefined ? {} : { figures })}
          onPress={press}
          compass={onLayer === undefined}
        />
        {at !== undefined && <PlaceSpot at={at} />}
      </View>
    ),
    corner: onLayer !== undefined && <LayerButton layer={layer} onLayer={onLayer} controls={controls} />,
    court: (
      <>
        <Tracks view={view} />
        {courtFoot}
      </>
    ),
    marks,
  };
  return room.as === 'pages' ? (
    <Paged
      {...parts}
      zoom={zoom}
      courtPart={courtPart({ selectable, lit, chosen })}
      isAskedOnMap={isAskedOnMap(selectable)}
    />
  ) : (
    <Spread {...parts} />
  );
}

interface Parts {
  readonly room: BoardRoom;
  readonly map: ReactNode;
  readonly corner: ReactNode;
  readonly court: ReactNode;
  /** For the court alone. The map is handed its own: around it too, React would look through all of it for readers. */
  readonly marks: Marks;
}

interface PagedProps extends Parts {
  readonly zoom: ZoomControls;
  readonly courtPart: CourtPart;
  readonly isAskedOnMap: boolean;
}

/** On a phone: the map fills its page, the court has one of its own. */
function Paged({ room, zoom, ...parts }: PagedProps) {
  const isHeld = useSyncExternalStore(
    zoom.subscribe,
    () => zoom.now().scale > 1,
    () => false,
  );
  const height = (room.mapWidth * MAP.height) / MAP.width;
  return <Pages {...parts} width={room.width} height={height} isHeld={isHeld} />;
}

function Spread({ room, map, corner, court, marks }: Parts) {
  return (
    <View style={room.as === 'beside' ? BESIDE : STACKED}>
      <View style={{ maxWidth: '100%' }}>
        {map}
        {corner}
      </View>
      <MarksContext value={marks}>
        <View style={room.as === 'beside' ? { flex: 1, gap: SPACE.s } : { alignSelf: 'stretch', gap: SPACE.s }}>
          {court}
        </View>
      </MarksContext>
    </View>
  );
}

const STACKED: ViewStyle = { alignItems: 'center', gap: SPACE.m };
const BESIDE: ViewStyle = { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l };
