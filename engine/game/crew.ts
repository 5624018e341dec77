import type { GameState } from '../model/state';
import type { Noble } from '../model/vocabulary';
import { NOBLES } from '../model/vocabulary';
import type { OfficialAt } from './command';
import type { OfficialPlace } from './event';

const PLACES: readonly OfficialPlace[] = ['office', 'plaza'];

/** How many officials of yours stand there. */
export const officialsAt = ({ offices, plazas }: GameState, noble: Noble, from: OfficialPlace): number =>
  (from === 'office' ? offices : plazas)[noble].you;

/** Every official of yours on the board, plazas and offices from the left. */
export const yourOfficials = (state: GameState): readonly OfficialAt[] =>
  NOBLES.flatMap((noble) =>
    PLACES.flatMap((from) =>
      Array.from({ length: officialsAt(state, noble, from) }, (): OfficialAt => ({ noble, from })),
    ),
  );
