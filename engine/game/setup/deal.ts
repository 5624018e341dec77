import type { Result } from '../../core/result';
import { ok, refuse } from '../../core/result';
import type { Drawn } from '../../core/rng';
import { drawBelow, shuffle } from '../../core/rng';
import { SOLO_SITES } from '../../board/sites';
import type { BoardSheet } from '../../model/boardSheet';
import { SOLO } from '../../model/players';
import type { Cubes, GameState } from '../../model/state';
import type { Column, Deck, Noble } from '../../model/vocabulary';
import { DECKS, NOBLES } from '../../model/vocabulary';
import type { Ruins, RubblePlace } from './places';
import { BAG, RUBBLE_PLACES } from './places';
import type { SetupRefusal } from './refusal';
import { equalNeighbours } from './scoring';

/** What chance decides when a solo game is set up; drawn from a seed, or drawn at the table and entered. */
export interface SoloDeal extends Ruins {
  readonly scoring: GameState['scoring'];
  readonly yourFavour: Noble;
  readonly hisFavour: Noble;
  readonly aide: Deck;
  readonly courtier: Noble;
}

/** The bag is shuffled and dealt out place by place; 7 cubes stay in it. */
function drawRuins(seed: number): Drawn<Ruins> {
  const bag = shuffle(seed, BAG);
  const dealt = new Map<string, Cubes>();
  let from = 0;
  for (const { place, cubes } of RUBBLE_PLACES) {
    dealt.set(JSON.stringify(place), bag.value.slice(from, from + cubes));
    from += cubes;
  }
  const at = (place: RubblePlace): Cubes => dealt.get(JSON.stringify(place)) ?? [];
  const foot = (column: Column): Cubes => at({ at: 'column', column });
  const rubble = {
    rows: Object.fromEntries(SOLO.rows.map((row) => [row, at({ at: 'row', row })])),
    columns: [foot(1), foot(2), foot(3), foot(4), foot(5)] as const,
    sites: Object.fromEntries(SOLO_SITES.map((site) => [site, at({ at: 'site', site })])),
  };
  return { value: { rubble, pile: at({ at: 'pile' }) }, seed: bag.seed };
}

type FourTiles = GameState['scoring'];

const arrangements = (tiles: readonly number[]): readonly (readonly number[])[] =>
  tiles.length === 0
    ? [[]]
    : tiles.flatMap((tile, at) =>
        arrangements([...tiles.slice(0, at), ...tiles.slice(at + 1)]).map((rest) => [tile, ...rest]),
      );

const isFour = (tiles: readonly number[]): tiles is FourTiles => tiles.length === 4;

/** One of the ways to lay the tiles with equal ones apart, each as likely (`solo.setup.tiles`). */
function drawScoring(seed: number, { scoringTiles }: BoardSheet): Result<Drawn<FourTiles>, SetupRefusal> {
  const ways = arrangements(scoringTiles)
    .filter(isFour)
    .filter((tiles) => equalNeighbours(tiles) === null);
  const drawn = drawBelow(seed, ways.length);
  const value = ways[drawn.value];
  return value === undefined
    ? refuse({ code: 'equal-tiles-cannot-part', tiles: scoringTiles })
    : ok({ value, seed: drawn.seed });
}

/** Two of each noble's favours are in play (`setup.supply`): you draw one, then he. */
function drawFavours(seed: number): Drawn<Pick<SoloDeal, 'yourFavour' | 'hisFavour'>> {
  const favours = shuffle(seed, [...NOBLES, ...NOBLES]);
  const [yourFavour = 'builder', hisFavour = 'builder'] = favours.value;
  return { value: { yourFavour, hisFavour }, seed: favours.seed };
}

/** The type of a blue card. How many of each type the blue deck holds stands in no source: each is taken as equally likely. */
function drawBlueCard(seed: number): Drawn<Deck> {
  const drawn = drawBelow(seed, DECKS.length);
  return { value: DECKS[drawn.value] ?? 'builder', seed: drawn.seed };
}

/** Blue cards are revealed until one shows a noble (`solo.setup.courtier`). */
function drawNoble(seed: number): Drawn<Noble> {
  const card = drawBlueCard(seed);
  return card.value === 'treasury' ? drawNoble(card.seed) : { value: card.value, seed: card.seed };
}

/** A solo game's chance from a seed: the same seed and sheet always give the same deal, and the seed to continue with. */
export function dealSolo(seed: number, sheet: BoardSheet): Result<Drawn<SoloDeal>, SetupRefusal> {
  const ruins = drawRuins(seed);
  const scoring = drawScoring(ruins.seed, sheet);
  if (!scoring.ok) return scoring;
  const favours = drawFavours(scoring.value.seed);
  const aide = drawBlueCard(favours.seed);
  const courtier = drawNoble(aide.seed);
  const value = {
    ...ruins.value,
    scoring: scoring.value.value,
    ...favours.value,
    aide: aide.value,
    courtier: courtier.value,
  };
  return ok({ value, seed: courtier.seed });
}
