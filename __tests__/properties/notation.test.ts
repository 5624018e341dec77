import * as fc from 'fast-check';

import { SOLO_SITES, outlookOf } from '@/engine/board/sites';
import { SOLO_SPACES, frontagesOf } from '@/engine/board/spaces';
import { RULING_CHOICES } from '@/engine/model/rulings';
import type { Good } from '@/engine/model/vocabulary';
import { ARCHITECTS, CITY_TILES, DECKS, GOODS, HULLS, NOBLES } from '@/engine/model/vocabulary';
import type { Position } from '@/engine/position/position';
import { readPosition } from '@/engine/position/read';
import { writePosition } from '@/engine/position/write';

const amount = (most: number) => fc.integer({ min: 0, max: most });
const oneOf = <T>(list: readonly T[]) => fc.constantFrom(...list);
const letters = (most: number) => fc.array(oneOf(['e', 'f', 't']), { maxLength: most }).map((cubes) => cubes.join(''));

/** Any of the named places, each with what may lie there. */
const some = <K extends string, T>(keys: readonly K[], value: (key: K) => fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value(key)])), { requiredKeys: [] }) as fc.Arbitrary<
    Partial<Record<K, T>>
  >;
const every = <K extends string, T>(keys: readonly K[], value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value]))) as fc.Arbitrary<Record<K, T>>;

const face = (first: Good) => oneOf(GOODS.filter((good) => good !== first)).map((second) => [first, second] as const);
const anyFace = oneOf(GOODS).chain(face);
const faceFor = (site: (typeof SOLO_SITES)[number]) => {
  const outlook = outlookOf(site);
  return outlook.kind === 'street' ? face(outlook.good) : anyFace;
};

const ship = oneOf(HULLS).chain((hull) => amount(hull).map((cargo) => ({ hull, cargo })));
const topCard = fc.oneof(
  fc.record({ card: fc.constant('noble' as const), noble: oneOf(NOBLES), influence: amount(3) }),
  ship.map((told) => ({ card: 'ship' as const, ...told })),
);
const treasuryCard = fc.record(
  {
    card: fc.constant('treasury' as const),
    reis: amount(2),
    perGood: amount(2),
    fewerOfficials: amount(1),
    cheaperOfficials: amount(1),
    visit: amount(1),
  },
  { requiredKeys: ['card', 'reis'] },
);
const portfolio = fc
  .tuple(fc.array(topCard, { maxLength: 3 }), fc.array(treasuryCard, { maxLength: 3 }))
  .map(([top, bottom]) => [...top, ...bottom]);

/** At most 6 offices and plazas of one official each: never more than 8 of a colour. */
const officials = every(NOBLES, fc.record({ you: amount(1), lacerda: amount(1), neutral: amount(1) }));
const tiles = <T>(told: fc.Arbitrary<T>) =>
  every(ARCHITECTS, fc.oneof(told, fc.constantFrom('unknown' as const, null)));
const favours = fc.subarray([...NOBLES]);

const sheet = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      officeSpaces: fc.integer({ min: 7, max: 9 }),
      coins: fc.constant([0, 2, 4]),
      thinColumn: oneOf(['column-1', 2] as const),
    },
    { requiredKeys: [] },
  ),
);

/** One store per space of at most 8 spaces, so no owner has more than 8. */
const stores = fc.subarray([...SOLO_SPACES], { maxLength: 8 }).chain((spaces) =>
  fc.record(
    Object.fromEntries(
      spaces.map((space) => [
        space,
        fc.record({
          owner: oneOf(['you', 'lacerda'] as const),
          good: oneOf(frontagesOf(space).map(({ good }) => good)),
        }),
      ]),
    ),
  ),
) as unknown as fc.Arbitrary<Position['stores']>;

const rulings = fc.record(
  { R10: fc.constant('site-first' as const), R12: oneOf(RULING_CHOICES.R12.slice(1)) },
  { requiredKeys: [] },
) as fc.Arbitrary<Position['rulings']>;

/** Positions as the engine writes them, over everything the notation can say. */
const position = fc.record({
  format: fc.constant('lisboa-position' as const),
  version: fc.constant(1 as const),
  sheet,
  rulings,
  period: oneOf([1, 2] as const),
  round: fc.integer({ min: 1, max: 30 }),
  toMove: oneOf(['you', 'lacerda'] as const),
  ending: oneOf([null, 'this-round', 'last-round'] as const),
  treasury: fc.integer({ min: 1, max: 6 }),
  market: every(GOODS, fc.integer({ min: 1, max: 6 })),
  cardinal: oneOf([0, 1, 2, 3, 4, 5] as const),
  decks: every(DECKS, amount(5)),
  aide: oneOf(DECKS),
  courtier: oneOf(NOBLES),
  scoring: fc.tuple(
    ...([1, 2, 3, 4].map(() => fc.integer({ min: 1, max: 5 })) as [
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
    ]),
  ),
  rubble: fc.record({
    rows: some(['A', 'B', 'C', 'D'], () => letters(1)),
    columns: fc.tuple(letters(1), letters(1), letters(1), letters(1), letters(1)),
    sites: some(SOLO_SITES.slice(0, 7), () => letters(1)),
  }),
  stores,
  buildings: some(SOLO_SITES, faceFor),
  available: tiles(anyFace),
  display: fc.subarray([...CITY_TILES]),
  planStacks: tiles(fc.integer({ min: 1, max: 8 })),
  shipyard: fc.array(oneOf(HULLS), { maxLength: 3 }),
  offices: officials,
  plazas: officials,
  you: fc.record({
    wigs: amount(200),
    influence: amount(10),
    reis: amount(99),
    goods: every(GOODS, amount(7)),
    rubble: fc.record({ earthquake: amount(5), fire: amount(5), tsunami: amount(5) }),
    houses: fc.record({ left: amount(2), middle: amount(3), right: amount(3) }),
    portfolio,
    favours,
    plans: fc.array(
      fc.record({ architect: oneOf(ARCHITECTS), officials: fc.integer({ min: 1, max: 8 }), done: fc.boolean() }),
      { maxLength: 5 },
    ),
    clergy: amount(4),
    decrees: fc.array(amount(9), { maxLength: 9 }),
    markers: amount(5),
  }),
  lacerda: fc.record({
    wigs: amount(200),
    influence: amount(10),
    cubes: amount(20),
    decrees: amount(20),
    ships: fc.array(ship, { maxLength: 4 }),
    favours,
    plans: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 6 }),
  }),
}) as fc.Arbitrary<Position>;

const stateOf = (json: unknown) => {
  const read = readPosition(json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe('the notation both ways', () => {
  it('position → state → position is the identity on random positions', () => {
    fc.assert(
      fc.property(position, (told) => expect(writePosition(stateOf(told))).toEqual(told)),
      { numRuns: 300 },
    );
  });

  it('state → position → JSON → state is the identity', () => {
    fc.assert(
      fc.property(position, (told) => {
        const state = stateOf(told);
        expect(stateOf(JSON.parse(JSON.stringify(writePosition(state))))).toEqual(state);
      }),
      { numRuns: 300 },
    );
  });

  it('writes every field of the notation, and of the sheet what differs from the default', () => {
    const written = writePosition(
      stateOf({ sheet: { officeSpaces: 7, coins: [0, 1, 3, 5, 7, 8] }, rulings: { R8: 'never-removed' } }),
    );
    expect(written.sheet).toEqual({ officeSpaces: 7 });
    expect(written.rulings).toEqual({});
    expect(Object.keys(written).sort()).toEqual([
      'aide',
      'available',
      'buildings',
      'cardinal',
      'courtier',
      'decks',
      'display',
      'ending',
      'format',
      'lacerda',
      'market',
      'offices',
      'period',
      'planStacks',
      'plazas',
      'round',
      'rubble',
      'rulings',
      'scoring',
      'sheet',
      'shipyard',
      'stores',
      'toMove',
      'treasury',
      'version',
      'you',
    ]);
  });

  it('says nothing of a half-played turn: it stands between turns', () => {
    const state = stateOf({});
    const half = {
      ...state,
      turn: { kind: 'period', triggeredBy: 'you' } as const,
      lacerda: { ...state.lacerda, clergyOwed: 1 },
    };
    expect(stateOf(writePosition(half))).toEqual(state);
  });

  it('does not change what it reads', () => {
    const told = Object.freeze({ you: Object.freeze({ goods: Object.freeze({ gold: 2 }) }) });
    expect(() => stateOf(told)).not.toThrow();
    expect(stateOf({}).you.goods.gold).toBe(1);
  });

  it('a key from outside cannot reach into the engine', () => {
    const read = readPosition(
      JSON.parse('{"__proto__": {"wigs": 1}, "stores": {"__proto__": {"owner": "you", "good": "gold"}}}'),
    );
    expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual(['__proto__', 'stores.__proto__']);
  });
});
