import * as fc from 'fast-check';

import { frontagesOf, SOLO_SPACES } from '@/engine/board/spaces';
import type { GameState, Person, PortfolioCard, Rubble, Store } from '@/engine/model/state';
import type { ByGood, Space } from '@/engine/model/vocabulary';
import { CITY_TILES, GAPS, HULLS, NOBLES, RUBBLE_KINDS, SEATS } from '@/engine/model/vocabulary';
import type { StateOverrides } from './state';
import { aState } from './state';

const upTo = (max: number) => fc.integer({ min: 0, max });
const cubesUpTo = (maxLength: number) => fc.array(fc.constantFrom(...RUBBLE_KINDS), { maxLength });

const goods = (max: number): fc.Arbitrary<ByGood<number>> =>
  fc.record({ gold: upTo(max), books: upTo(max), cloth: upTo(max), tools: upTo(max) });

const ship = fc.constantFrom(...HULLS).chain((hull) => fc.record({ hull: fc.constant(hull), cargo: upTo(hull) }));

const card: fc.Arbitrary<PortfolioCard> = fc.oneof(
  fc.record({
    card: fc.constant('noble' as const),
    noble: fc.constantFrom(...NOBLES),
    influence: fc.integer({ min: 1, max: 5 }),
  }),
  ship.map((afloat) => ({ card: 'ship' as const, ...afloat })),
  fc.record({
    card: fc.constant('treasury' as const),
    reis: upTo(2),
    perGood: upTo(1),
    fewerOfficials: upTo(1),
    cheaperOfficials: upTo(2),
    visit: upTo(1),
  }),
);

const you: fc.Arbitrary<Partial<Person>> = fc.record({
  wigs: upTo(20),
  influence: upTo(10),
  reis: upTo(30),
  goods: goods(4),
  rubble: fc.record({ earthquake: upTo(5), fire: upTo(5), tsunami: upTo(5) }),
  houses: fc.record({ left: upTo(2), middle: upTo(3), right: upTo(3) }),
  portfolio: fc.array(card, { maxLength: 4 }),
});

const rubble: fc.Arbitrary<Rubble> = fc.record({
  rows: fc.record({ A: cubesUpTo(3), B: cubesUpTo(3), C: cubesUpTo(3), D: cubesUpTo(3) }),
  columns: fc.tuple(cubesUpTo(3), cubesUpTo(3), cubesUpTo(3), cubesUpTo(3), cubesUpTo(2)),
  sites: fc.constant({ 'W-A': ['fire', 'tsunami'] as const }),
});

const store = (space: Space): fc.Arbitrary<[Space, Store]> =>
  fc.tuple(
    fc.constant(space),
    fc.record({
      owner: fc.constantFrom(...SEATS),
      good: fc.constantFrom(...frontagesOf(space).map(({ good }) => good)),
    }),
  );

const stores: fc.Arbitrary<GameState['stores']> = fc
  .subarray([...SOLO_SPACES], { maxLength: 12 })
  .chain((spaces) => fc.tuple(...spaces.map(store)))
  .map((built) => Object.fromEntries(built));

const office = fc.record({ you: upTo(3), lacerda: upTo(3), neutral: upTo(1) });
const offices = fc.record({ builder: office, minister: office, king: office });

const coins = fc.uniqueArray(upTo(10)).map((spaces) => spaces.sort((a, b) => a - b));

/** Positions of every kind the cost questions can meet, some of them odder than a real game. */
export const anyState: fc.Arbitrary<GameState> = fc
  .record({
    sheet: fc.record({ coins }),
    treasury: upTo(5),
    market: goods(6),
    cardinal: fc.constantFrom(...GAPS),
    display: fc.subarray([...CITY_TILES]),
    shipyard: fc.array(fc.constantFrom(...HULLS), { maxLength: 2 }),
    rubble,
    stores,
    offices,
    plazas: offices,
    you,
    lacerda: fc.record({ wigs: upTo(20), influence: upTo(10), ships: fc.array(ship, { maxLength: 3 }) }),
  })
  .map((overrides: StateOverrides) => aState(overrides));
