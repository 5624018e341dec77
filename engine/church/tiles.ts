import type { ChurchChoice } from '../model/lacerdaInputs';
import type { ClergyTile } from '../model/state';
import { isPlain } from '../sheet/clergy';

/** Which of your tiles are meant, by their place; where nobody says, those that give nothing go first, the newest before older ones. */
function meant(clergy: readonly ClergyTile[], { tiles, which }: Discard): readonly number[] {
  if (which !== undefined) return which;
  const newestFirst = clergy.map((_, place) => place).reverse();
  const plain = newestFirst.filter((place) => isPlain(clergy[place] ?? {}));
  return [...plain, ...newestFirst.filter((place) => !plain.includes(place))].slice(0, tiles);
}

/** What leaves your board in church scoring. */
export type Discard = Pick<ChurchChoice, 'tiles' | 'which'>;

/** The tiles you keep. */
export function keptTiles(clergy: readonly ClergyTile[], discard: Discard): readonly ClergyTile[] {
  const gone = meant(clergy, discard);
  return clergy.filter((_, place) => !gone.includes(place));
}

/** Whether the places named are tiles of yours, each once, and as many as are discarded. */
export const isDiscard = (clergy: readonly ClergyTile[], { tiles, which }: Discard): boolean =>
  which === undefined ||
  (which.length === tiles && new Set(which).size === tiles && which.every((place) => clergy[place] !== undefined));

const everySet = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count - 1 }, (_, bits) =>
    Array.from({ length: count }, (__, place) => place).filter((place) => ((bits + 1) & (1 << place)) !== 0),
  );

/** Every way to discard tiles that leaves others on your board; tiles that give nothing are all alike. */
export function discardsOf(clergy: readonly ClergyTile[]): readonly Discard[] {
  if (clergy.every(isPlain)) return clergy.map((_, place) => ({ tiles: place + 1 }));
  const seen = new Set<string>();
  return everySet(clergy.length).flatMap((which) => {
    const discard = { tiles: which.length, which };
    const kept = JSON.stringify(
      keptTiles(clergy, discard)
        .map((tile) => JSON.stringify(tile))
        .sort(),
    );
    if (seen.has(kept)) return [];
    seen.add(kept);
    return [discard];
  });
}
