import { dealSolo } from '@/engine/game/setup/deal';
import { tooManyCubes } from '@/engine/game/setup/faults';
import { BAG, RUBBLE_PLACES, cubesAt, cubesInBag, withPile } from '@/engine/game/setup/places';
import { equalNeighbours, scoringWays } from '@/engine/game/setup/scoring';
import type { Rubble } from '@/engine/model/state';
import type { RubbleKind } from '@/engine/model/vocabulary';
import { DECKS, NOBLES, RUBBLE_KINDS } from '@/engine/model/vocabulary';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';
import { aDeal } from './aDeal';

const SEEDS = Array.from({ length: 200 }, (_, index) => index * 7919);
const DEALS = SEEDS.map((seed) => aDeal(seed));
const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

describe('a solo game dealt from a seed', () => {
  it('the bag holds 63 cubes, 21 of each kind, and a solo game uses 56 of them', () => {
    expect(RUBBLE_KINDS.map((kind) => BAG.filter((cube) => cube === kind).length)).toEqual([21, 21, 21]);
    expect(total(RUBBLE_PLACES.map(({ cubes }) => cubes))).toBe(56);
    const of = (at: string) => RUBBLE_PLACES.filter(({ place }) => place.at === at).map(({ cubes }) => cubes);
    expect(of('row')).toEqual([3, 3, 3, 3]);
    expect(of('column')).toEqual([3, 3, 3, 3, 2]);
    expect(of('site')).toEqual(Array.from({ length: 12 }, () => 2));
    expect(of('pile')).toEqual([6]);
  });

  it('every place gets its cubes and never more than 21 of a kind are out', () => {
    for (const deal of DEALS) {
      expect(RUBBLE_PLACES.map(({ place }) => cubesAt(deal, place).length)).toEqual(
        RUBBLE_PLACES.map(({ cubes }) => cubes),
      );
      const out = RUBBLE_PLACES.flatMap(({ place }) => cubesAt(deal, place));
      for (const kind of RUBBLE_KINDS) expect(out.filter((cube) => cube === kind).length).toBeLessThanOrEqual(21);
    }
  });

  it('solo.setup.tiles: equal scoring tiles are never neighbours, and every arrangement comes up', () => {
    expect(DEALS.filter(({ scoring }) => equalNeighbours(scoring) !== null)).toEqual([]);
    expect(new Set(DEALS.map(({ scoring }) => scoring.join()))).toEqual(new Set(['3,4,3,4', '4,3,4,3']));
  });

  it('solo.setup.tiles: three equal tiles of four cannot lie apart, and that is said', () => {
    const tiles = [3, 3, 3, 4];
    expect(dealSolo(1, { ...DEFAULT_SHEET, scoringTiles: tiles })).toEqual({
      ok: false,
      error: { code: 'equal-tiles-cannot-part', tiles },
    });
  });

  it('setup.supply: two favours of each noble, so both of you may draw the same one', () => {
    const pairs = new Set(DEALS.map(({ yourFavour, hisFavour }) => `${yourFavour} ${hisFavour}`));
    expect(pairs.size).toBe(NOBLES.length ** 2);
  });

  it('solo.setup.aide, solo.setup.courtier: any deck for the aide, any noble for the courtier', () => {
    expect(new Set(DEALS.map(({ aide }) => aide))).toEqual(new Set(DECKS));
    expect(new Set(DEALS.map(({ courtier }) => courtier))).toEqual(new Set(NOBLES));
  });

  it('the same seed deals the same game and gives another seed', () => {
    expect(dealSolo(42, DEFAULT_SHEET)).toEqual(dealSolo(42, DEFAULT_SHEET));
    const dealt = dealSolo(42, DEFAULT_SHEET);
    if (!dealt.ok) throw new Error(dealt.error.code);
    expect(dealSolo(dealt.value.seed, DEFAULT_SHEET)).not.toEqual(dealt);
  });
});

describe('a city entered from the table', () => {
  const EMPTY: Rubble = { rows: {}, columns: [[], [], [], [], []], sites: {} };
  const heap = (kind: RubbleKind, count: number) => Array.from({ length: count }, () => kind);

  it('the bag counts down with every cube that is entered', () => {
    expect(cubesInBag({ rubble: EMPTY, pile: [] })).toEqual({ earthquake: 21, fire: 21, tsunami: 21 });
    const rubble = { ...EMPTY, rows: { A: heap('fire', 3) }, sites: { 'W-A': heap('tsunami', 2) } };
    expect(cubesInBag({ rubble, pile: [] })).toEqual({ earthquake: 21, fire: 18, tsunami: 19 });
  });

  it('a 22nd cube of a kind is found before the city is complete', () => {
    const rows = {
      A: heap('earthquake', 3),
      B: heap('earthquake', 3),
      C: heap('earthquake', 3),
      D: heap('earthquake', 3),
    };
    const columns = [heap('earthquake', 3), heap('earthquake', 3), heap('earthquake', 3), [], []] as const;
    expect(tooManyCubes({ rubble: { ...EMPTY, rows, columns }, pile: [] })).toEqual([]);
    const sites = { 'N-gold': heap('earthquake', 1) };
    expect(tooManyCubes({ rubble: { rows, columns, sites }, pile: [] })).toEqual([
      { code: 'too-many-cubes', kind: 'earthquake', most: 21, has: 22 },
    ]);
  });

  it('the pile is drawn from what is left, so that a whole city is always sound', () => {
    for (const { rubble } of DEALS) {
      const ruins = withPile(rubble);
      expect(ruins.pile).toHaveLength(6);
      expect(tooManyCubes(ruins)).toEqual([]);
    }
  });

  it('solo.setup.tiles: each way the tiles may lie is offered once', () => {
    expect(scoringWays(DEFAULT_SHEET)).toEqual([
      [3, 4, 3, 4],
      [4, 3, 4, 3],
    ]);
    expect(scoringWays({ ...DEFAULT_SHEET, scoringTiles: [2, 3, 3, 4] })).toHaveLength(6);
    expect(scoringWays({ ...DEFAULT_SHEET, scoringTiles: [3, 3, 3, 4] })).toEqual([]);
  });
});
