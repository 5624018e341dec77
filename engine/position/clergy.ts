import { isPlain, plainTiles, tileReader } from '../sheet/clergy';
import type { Reader } from '../model/reading';
import { fault, list, whole } from '../model/reading';
import type { ClergyTile } from '../model/state';
import { MAX_CLERGY } from '../model/state';

/** Tiles as a position writes them: how many, or what each gives. */
export type WrittenClergy = number | readonly ClergyTile[];

const count = whole(0, MAX_CLERGY);
const tiles = list(tileReader);

/** Your clergy tiles: a number of tiles of which nothing is known, or a list of them. */
export const clergy: Reader<readonly ClergyTile[]> = (value, place) => {
  if (!Array.isArray(value)) {
    const told = count(value, place);
    return told === undefined ? undefined : plainTiles(told);
  }
  if (value.length > MAX_CLERGY) return fault(place, { code: 'too-large', most: MAX_CLERGY, has: value.length });
  return tiles(value, place);
};

/** A number where no tile gives anything, so that older readers understand it. */
export const writeClergy = (held: readonly ClergyTile[]): WrittenClergy => (held.every(isPlain) ? held.length : held);
