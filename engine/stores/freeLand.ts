import type { Frontage } from '../board/spaces';
import { SOLO_SPACES, frontagesOf } from '../board/spaces';
import type { GameState } from '../model/state';
import type { Space } from '../model/vocabulary';

/** A store that could be built: an empty space and a street it touches whose tile is in the display. */
export interface Plot extends Frontage {
  readonly space: Space;
}

/** Every store that could still be built, row by row from the north-west, the one facing west first (`store.display`). */
export const freePlots = ({ stores, display }: Pick<GameState, 'stores' | 'display'>): readonly Plot[] =>
  SOLO_SPACES.filter((space) => stores[space] === undefined).flatMap((space) =>
    frontagesOf(space)
      .filter(({ tile }) => display.includes(tile))
      .map((frontage): Plot => ({ space, ...frontage })),
  );
