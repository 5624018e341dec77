import { createContext } from 'react';

import type { Place, PlaceId } from './places';
import { NO_CHOICE, NOTHING, type Selectable } from './selection';

/** The marks as the tracks read them: everything present, the handler always the same. */
export interface Marks {
  readonly selectable: Selectable;
  readonly explained?: Selectable;
  readonly lit: readonly PlaceId[];
  readonly chosen: readonly PlaceId[];
  readonly press: (place: Place) => void;
}

export const MarksContext = createContext<Marks>({
  selectable: NO_CHOICE,
  lit: NOTHING,
  chosen: NOTHING,
  press: () => undefined,
});
