import { useRef } from 'react';
import { View } from 'react-native';

import type { BoardView } from '@/components/board/boardView';
import { MAP, hitBox } from '@/components/board/layout';
import { CityMap } from '@/components/board/map/CityMap';
import { MAP_PLACES, type Place, type PlaceId } from '@/components/board/places';
import { NO_CHOICE, NOTHING } from '@/components/board/selection';
import { useReveal } from '@/components/ui/useReveal';
import type { SetupRefusal } from '@/engine';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';

import { CUBE_PLACES, isCubePlace, type CubePlace } from './draft';

interface SetupMapProps {
  readonly view: BoardView;
  readonly lit: readonly PlaceId[];
  /** While cubes are entered: the place asked about, and whom to tell of another. */
  readonly entry?: {
    readonly at: CubePlace | undefined;
    readonly refusal: SetupRefusal | undefined;
    readonly onPlace: (at: CubePlace) => void;
  };
}

/** The map as far as it is laid out; while cubes are entered, every place with cubes is a button. */
export function SetupMap({ view, lit, entry }: SetupMapProps) {
  const { change } = useWords(setupWords).cubes;
  const press = ({ id }: Place): void => {
    if (isCubePlace(id)) entry?.onPlace(id);
  };
  const at = entry?.at;
  return (
    <View>
      <CityMap
        view={view}
        lit={lit}
        chosen={at === undefined ? NOTHING : [at]}
        selectable={entry === undefined ? NO_CHOICE : Object.fromEntries(CUBE_PLACES.map(({ id }) => [id, change]))}
        onPress={press}
      />
      {at !== undefined && <Spot key={`${at} ${entry?.refusal?.code}`} at={at} />}
    </View>
  );
}

/** Nothing to see: where the place asked about lies, so that the page scrolls there. */
function Spot({ at }: { readonly at: CubePlace }) {
  const spot = useRef<View>(null);
  useReveal(spot, true);
  const place = MAP_PLACES.find(({ id }) => id === at);
  const box = place === undefined ? undefined : hitBox(place);
  if (box === undefined) return null;
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        top: 0,
        left: 0,
        right: 0,
        aspectRatio: MAP.width / MAP.height,
        pointerEvents: 'none',
      }}
    >
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
