import { useState } from 'react';

import type { Place, PlaceId } from '@/components/board/places';
import type { Selectable } from '@/components/board/selection';
import type { GameState, Override } from '@/engine';

import { onMap, placeOfTarget } from './instead';

/** What is being answered on the map: everything the table may have done, and the place touched so far. */
interface Differing {
  readonly state: GameState;
  readonly targets: readonly Override[];
  readonly place: PlaceId | null;
}

/** A step of his that went differently, answered on the map. */
export interface Differs {
  readonly asked: Differing | null;
  /** Asks on the map which of these it was. */
  readonly ask: (targets: readonly Override[]) => void;
  readonly close: () => void;
  readonly touch: (place: Place, choose: (override: Override) => void) => void;
}

/** The targets at a place. */
export const targetsAt = ({ targets }: Pick<Differing, 'targets'>, place: PlaceId): readonly Override[] =>
  onMap(targets).filter((target) => placeOfTarget(target) === place);

/** The places that may be touched. */
export const placesFor = ({ targets }: Pick<Differing, 'targets'>): Selectable =>
  Object.fromEntries(onMap(targets).flatMap((target) => [[placeOfTarget(target) ?? '', true]]));

/** Which step is being answered on the map; a table that has gone on asks nothing. */
export function useDiffers(state: GameState): Differs {
  const [known, setKnown] = useState<Differing | null>(null);
  const asked = known?.state === state ? known : null;
  return {
    asked,
    ask: (targets) => setKnown({ state, targets, place: null }),
    close: () => setKnown(null),
    touch: (place, choose) => {
      if (asked === null) return;
      const [only, another] = targetsAt(asked, place.id);
      if (only === undefined) return;
      if (another !== undefined) return setKnown({ ...asked, place: place.id });
      setKnown(null);
      choose(only);
    },
  };
}
