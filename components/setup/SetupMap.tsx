import { View } from 'react-native';

import type { BoardView } from '@/components/board/boardView';
import { CityMap } from '@/components/board/map/CityMap';
import { PlaceSpot } from '@/components/board/map/PlaceSpot';
import type { Place, PlaceId } from '@/components/board/places';
import { NO_CHOICE, NOTHING } from '@/components/board/selection';
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
      {at !== undefined && <PlaceSpot key={`${at} ${entry?.refusal?.code}`} at={at} />}
    </View>
  );
}
