import { same } from '../core/same';
import type { ClergyTile } from '../model/cards';
import { CLERGY_BENEFITS } from '../model/cards';
import type { BoardSheet } from '../model/boardSheet';
import type { Reader } from '../model/reading';
import { LIMITS } from '../model/limits';
import { fields, textUpTo, whole } from '../model/reading';

/** A tile of which nothing is known, or that gives nothing. */
export const PLAIN_TILE: ClergyTile = {};

export const plainTiles = (count: number): readonly ClergyTile[] => Array.from({ length: count }, () => PLAIN_TILE);

/** The tile without what it does not have: equal tiles are equal data. */
export function tidyTile(tile: ClergyTile): ClergyTile {
  const note = tile.note?.trim() ?? '';
  const given = CLERGY_BENEFITS.flatMap((benefit) => {
    const amount = tile[benefit] ?? 0;
    return amount === 0 ? [] : [[benefit, amount] as const];
  });
  return { ...Object.fromEntries(given), ...(note !== '' && { note }) };
}

/** Whether anything is known of what the tile gives. */
export const isPlain = (tile: ClergyTile): boolean => Object.keys(tile).length === 0;

export const sameTile = (one: ClergyTile, other: ClergyTile): boolean => same(one, other);

/** The tiles whose faces the sheet does not know yet, each once. */
export const unknownTiles = (
  { clergy }: Pick<BoardSheet, 'clergy'>,
  tiles: readonly ClergyTile[],
): readonly ClergyTile[] =>
  tiles.reduce<readonly ClergyTile[]>(
    (met, tile) => (isPlain(tile) || [...clergy, ...met].some((known) => sameTile(known, tile)) ? met : [...met, tile]),
    [],
  );

const amount = whole(0, LIMITS.printed);

const told: Reader<ClergyTile> = fields<ClergyTile>(
  {
    reis: amount,
    perGood: amount,
    fewerOfficials: amount,
    cheaperOfficials: amount,
    visit: amount,
    influence: amount,
    note: textUpTo(LIMITS.note),
  },
  { optional: [...CLERGY_BENEFITS, 'note'] },
);

/** A clergy tile as a position and the board sheet write it. */
export const tileReader: Reader<ClergyTile> = (value, place) => {
  const tile = told(value, place);
  return tile === undefined ? undefined : tidyTile(tile);
};
