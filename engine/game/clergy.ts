import { CLERGY_BENEFITS } from '../model/cards';
import type { ClergyTile } from '../model/state';
import { unknownTiles } from '../sheet/clergy';
import type { Draft } from './draft';
import { happen } from './draft';
import { isWhole } from './money';
import { MOST_OF_A_REWARD, outOfRange } from './facts';

/** Everything counted that tiles give. */
export const amountsOn = (tiles: readonly ClergyTile[]): readonly number[] =>
  tiles.flatMap((tile) => CLERGY_BENEFITS.map((benefit) => tile[benefit] ?? 0));

/** What was entered of clergy tiles and cannot be printed on one; nothing when it can. */
export function badTiles(tiles: readonly ClergyTile[]): ReturnType<typeof outOfRange> | null {
  const wrong = amountsOn(tiles).find((amount) => !isWhole(amount, 0, MOST_OF_A_REWARD));
  return wrong === undefined ? null : outOfRange(0, MOST_OF_A_REWARD, wrong);
}

/** Faces met for the first time are remembered in the board sheet (`clergy.benefit`). */
export const rememberTiles = (draft: Draft, tiles: readonly ClergyTile[]): Draft =>
  happen(
    draft,
    ...unknownTiles(draft.state.sheet, tiles).map((tile) => ({ kind: 'clergy-remembered', tile }) as const),
  );
