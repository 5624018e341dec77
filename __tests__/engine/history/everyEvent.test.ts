import type { GameEvent } from '@/engine/game/event';
import { piecesToMove, type PieceMove } from '@/engine/history/pieces';
import { putBackEvents, type PutBack } from '@/engine/history/putBack';
import type { GameState } from '@/engine/model/state';
import { BETWEEN, NOTHING_DUE } from '@/engine/model/turn';
import type { Good, Seat } from '@/engine/model/vocabulary';
import type { Move } from '@/engine/play/move';
import { aState, cubes, treasuryAt, yourTurn } from '../../helpers/state';

const KING = { card: 'noble', noble: 'king', influence: 3 } as const;
const SOME_GOODS = { gold: 2, books: 0, cloth: 1, tools: 0 };
const DECKS = { builder: 9, minister: 9, king: 9, treasury: 9 };

/** A table on which everything can happen. */
const table = aState({
  treasury: treasuryAt(3),
  rubble: { rows: { A: cubes('eft') }, sites: { 'W-D': cubes('f') } },
  display: ['gold', 'tools'],
  offices: { king: { you: 1, lacerda: 1 } },
  plazas: { king: { you: 1 } },
  you: {
    influence: 4,
    wigs: 8,
    favours: ['minister'],
    clergy: 2,
    markers: 1,
    rubble: { earthquake: 5, fire: 0, tsunami: 0 },
    plans: [
      { architect: 'blue', officials: 2, done: false },
      { architect: 'green', officials: 3, done: false },
    ],
    portfolio: [{ card: 'ship', hull: 1, cargo: 1 }, KING, { card: 'ship', hull: 3, cargo: 1 }],
  },
  lacerda: {
    influence: 2,
    wigs: 6,
    favours: ['king'],
    ships: [
      { hull: 2, cargo: 1 },
      { hull: 4, cargo: 4 },
    ],
  },
});

const forward = (events: readonly GameEvent[], from: GameState = table) => piecesToMove(from, { moves: [], events });

interface Hands {
  readonly event: GameEvent;
  readonly there: readonly PieceMove[];
  readonly back: readonly PutBack[];
}

const SITE = { at: 'site', site: 'W-D' } as const;

const CITY: readonly Hands[] = [
  {
    event: { kind: 'city-tile-taken', tile: 'gold' },
    there: [{ code: 'tile-taken', tile: 'gold' }],
    back: [{ code: 'city-tile-to-display', tile: 'gold' }],
  },
  {
    event: { kind: 'store-built', seat: 'you', space: 'A1', good: 'gold', house: 'left' },
    there: [{ code: 'store-built', space: 'A1', good: 'gold', house: 'left' }],
    back: [{ code: 'store-off', seat: 'you', space: 'A1', good: 'gold', house: 'left' }],
  },
  {
    event: { kind: 'cube-taken', seat: 'you', from: SITE, cube: 'fire' },
    there: [{ code: 'cube-taken', place: SITE, cube: 'fire', kept: true }],
    back: [{ code: 'cube-to', place: SITE, cube: 'fire', holder: 'you' }],
  },
  {
    event: { kind: 'cube-taken', seat: 'you', from: { at: 'row', row: 'A' }, cube: 'earthquake' },
    there: [{ code: 'cube-taken', place: { at: 'row', row: 'A' }, cube: 'earthquake', kept: false }],
    back: [{ code: 'cube-to', place: { at: 'row', row: 'A' }, cube: 'earthquake', holder: null }],
  },
  {
    event: { kind: 'pile-cube-taken', cube: 'tsunami' },
    there: [{ code: 'cube-taken', place: { at: 'pile' }, cube: 'tsunami', kept: true }],
    back: [{ code: 'cube-to', place: { at: 'pile' }, cube: 'tsunami', holder: 'you' }],
  },
  {
    event: { kind: 'building-opened', seat: 'you', site: 'W-D', architect: 'blue', colours: ['gold', 'cloth'] },
    there: [{ code: 'building-opened', site: 'W-D', architect: 'blue' }],
    back: [{ code: 'building-off', site: 'W-D', architect: 'blue', colours: ['gold', 'cloth'] }],
  },
  {
    event: { kind: 'plan-taken', seat: 'you', architect: 'blue', officials: 2 },
    there: [{ code: 'plan-taken', architect: 'blue', officials: 2 }],
    back: [{ code: 'plan-to-stack', seat: 'you', architect: 'blue', officials: 2 }],
  },
  {
    event: { kind: 'plan-completed', index: 1 },
    there: [{ code: 'plan-done', architect: 'green', officials: 3 }],
    back: [{ code: 'plan-unfinished', architect: 'green', officials: 3 }],
  },
  {
    event: { kind: 'markers-changed', by: 1 },
    there: [{ code: 'set-marker' }],
    back: [{ code: 'markers', by: -1 }],
  },
  {
    event: { kind: 'markers-changed', by: -1 },
    there: [{ code: 'marker-spent' }],
    back: [{ code: 'markers', by: 1 }],
  },
];

const COURT: readonly Hands[] = [
  {
    event: { kind: 'courtier-moved', to: 'king' },
    there: [],
    back: [{ code: 'courtier', to: 'builder' }],
  },
  { event: { kind: 'aide-moved', to: 'treasury' }, there: [], back: [{ code: 'aide', to: 'king' }] },
  {
    event: { kind: 'official-placed', seat: 'you', noble: 'minister' },
    there: [{ code: 'official-placed', seat: 'you', noble: 'minister' }],
    back: [{ code: 'official-off', seat: 'you', noble: 'minister' }],
  },
  {
    event: { kind: 'official-pushed-out', seat: 'lacerda', noble: 'king' },
    there: [{ code: 'official-to-plaza', seat: 'lacerda', noble: 'king' }],
    back: [{ code: 'official-from-plaza', seat: 'lacerda', noble: 'king' }],
  },
  {
    event: { kind: 'official-returned', noble: 'king', from: 'plaza' },
    there: [{ code: 'official-home', noble: 'king', from: 'plaza' }],
    back: [{ code: 'official-to', noble: 'king', place: 'plaza' }],
  },
  {
    event: { kind: 'favour-taken', seat: 'you', noble: 'king' },
    there: [{ code: 'favour-taken', noble: 'king' }],
    back: [{ code: 'favour-to-supply', seat: 'you', noble: 'king' }],
  },
  {
    event: { kind: 'favour-returned', seat: 'you', noble: 'minister' },
    there: [{ code: 'favour-returned', noble: 'minister' }],
    back: [{ code: 'favour-to-seat', seat: 'you', noble: 'minister' }],
  },
  {
    event: { kind: 'decrees-taken', seat: 'lacerda', count: 2 },
    there: [{ code: 'decree-taken' }],
    back: [{ code: 'decrees-to-display', seat: 'lacerda', count: 2 }],
  },
  {
    event: { kind: 'decree-taken', wigs: 3 },
    there: [{ code: 'decree-taken' }],
    back: [{ code: 'decrees-to-display', seat: 'you', count: 1 }],
  },
  {
    event: { kind: 'cardinal-moved', to: 0 },
    there: [{ code: 'cardinal', to: 0 }],
    back: [{ code: 'cardinal', to: table.cardinal }],
  },
  {
    event: { kind: 'clergy-taken', seat: 'you' },
    there: [{ code: 'clergy-taken' }],
    back: [{ code: 'clergy-to-church', seat: 'you' }],
  },
  {
    event: { kind: 'clergy-told', wigs: 2 },
    there: [],
    back: [{ code: 'wigs', seat: 'lacerda', to: 6 }],
  },
  {
    event: { kind: 'clergy-discarded', tiles: 2 },
    there: [{ code: 'clergy-discarded', tiles: 2 }],
    back: [{ code: 'clergy-to-you', tiles: 2 }],
  },
];

const TRADE: readonly Hands[] = [
  {
    event: { kind: 'treasury-moved', to: treasuryAt(5) },
    there: [{ code: 'treasury', reis: 5 }],
    back: [{ code: 'treasury', reis: 3 }],
  },
  {
    event: { kind: 'influence-changed', seat: 'lacerda', by: 3 },
    there: [{ code: 'influence', seat: 'lacerda', to: 5 }],
    back: [{ code: 'influence', seat: 'lacerda', to: 2 }],
  },
  {
    event: { kind: 'wigs-changed', seat: 'you', by: -3 },
    there: [{ code: 'wigs', seat: 'you', to: 5 }],
    back: [{ code: 'wigs', seat: 'you', to: 8 }],
  },
  {
    event: { kind: 'goods-produced', seat: 'you', goods: SOME_GOODS },
    there: [
      { code: 'goods', good: 'gold', by: 2 },
      { code: 'goods', good: 'cloth', by: 1 },
    ],
    back: [{ code: 'goods-to-supply', seat: 'you', goods: SOME_GOODS }],
  },
  {
    event: { kind: 'price-dropped', good: 'gold', to: 4 },
    there: [{ code: 'price', good: 'gold', to: 4 }],
    back: [{ code: 'price', good: 'gold', to: table.market.gold }],
  },
  { event: { kind: 'reis-changed', by: -4 }, there: [{ code: 'reis', by: -4 }], back: [{ code: 'reis', by: 4 }] },
  {
    event: { kind: 'goods-changed', good: 'books', by: 1 },
    there: [{ code: 'goods', good: 'books', by: 1 }],
    back: [{ code: 'goods', good: 'books', by: -1 }],
  },
  {
    event: { kind: 'cargo-loaded', owner: 'lacerda', index: 0 },
    there: [{ code: 'crates', owner: 'lacerda', hull: 2, good: null, count: 1, sails: true }],
    back: [{ code: 'crate-off', owner: 'lacerda', hull: 2 }],
  },
  {
    event: { kind: 'cargo-loaded', owner: 'you', index: 1 },
    there: [{ code: 'crates', owner: 'you', hull: 3, good: null, count: 1, sails: false }],
    back: [{ code: 'crate-off', owner: 'you', hull: 3 }],
  },
  {
    event: { kind: 'ships-docked', seat: 'you' },
    there: [{ code: 'ships-home', hulls: [1] }],
    back: [{ code: 'ships-to-sea', seat: 'you', hulls: [1] }],
  },
  {
    event: { kind: 'ship-taken', seat: 'you', hull: 1 },
    there: [{ code: 'ship-taken', hull: 1 }],
    back: [{ code: 'ship-to-yard', seat: 'you', hull: 1 }],
  },
  {
    event: { kind: 'ship-replaced', index: 2, hull: 4 },
    there: [{ code: 'ship-replaced', hull: 4, was: 3 }],
    back: [{ code: 'ship-changed-back', hull: 4, was: 3 }],
  },
];

const CARDS: readonly Hands[] = [
  {
    event: { kind: 'card-left-deck', deck: 'king', how: 'taken' },
    there: [{ code: 'card-to-hand', deck: 'king', left: 4 }],
    back: [{ code: 'card-to-deck', deck: 'king', from: 'hand' }],
  },
  {
    event: { kind: 'card-left-deck', deck: 'treasury', how: 'discarded' },
    there: [{ code: 'card-to-hand', deck: 'treasury', left: 4 }],
    back: [{ code: 'card-to-deck', deck: 'treasury', from: 'discards' }],
  },
  {
    event: { kind: 'card-tucked', card: KING },
    there: [{ code: 'card-tucked', card: KING }],
    back: [{ code: 'card-out', card: KING }],
  },
  {
    event: { kind: 'card-discarded', index: 1 },
    there: [{ code: 'card-out', card: KING }],
    back: [{ code: 'card-in', card: KING }],
  },
  {
    event: { kind: 'period-began' },
    there: [{ code: 'new-period' }],
    back: [
      { code: 'period', to: 1 },
      { code: 'city-tiles-to-stack', tiles: ['cloth', 'books', 'tools-small'] },
    ],
  },
  { event: { kind: 'decks-dealt', decks: DECKS }, there: [], back: [{ code: 'decks', decks: table.decks }] },
  {
    event: { kind: 'yard-filled', hulls: [3, 4] },
    there: [{ code: 'yard', hulls: [3, 4] }],
    back: [{ code: 'yard', hulls: [1, 2] }],
  },
  {
    event: { kind: 'turn-closed', seat: 'you' },
    there: [{ code: 'refill', tiles: ['cloth', 'books', 'tools-small'] }],
    back: [{ code: 'city-tiles-to-stack', tiles: ['cloth', 'books', 'tools-small'] }],
  },
  {
    event: { kind: 'value-corrected', correction: { of: 'round', value: 3 } },
    there: [],
    back: [{ code: 'value', correction: { of: 'round', value: 1 } }],
  },
];

/** Only known, not moved. */
const KNOWN: readonly Hands[] = (
  [
    { kind: 'end-triggered' },
    { kind: 'plan-revealed', architect: 'blue', officials: 2 },
    { kind: 'building-revealed', architect: 'blue', colours: ['gold', 'cloth'] },
    { kind: 'reward-remembered', place: 'A1', rewards: [] },
    { kind: 'clergy-remembered', tile: {} },
    { kind: 'depth-changed', depth: 'lacerda-needs' },
    { kind: 'turn-moved', turn: BETWEEN },
  ] satisfies readonly GameEvent[]
).map((event) => ({ event, there: [], back: [] }));

const ALL = [...CITY, ...COURT, ...TRADE, ...CARDS, ...KNOWN];

describe('what the hands do for one event, and to take it back', () => {
  it.each(ALL.map((hands) => [hands.event.kind, hands] as const))('%s', (_, { event, there, back }) => {
    expect(forward([event])).toEqual(there);
    expect(putBackEvents(table, [event])).toEqual(back);
  });

  it('a display that is full is not refilled', () => {
    expect(forward([{ kind: 'turn-closed', seat: 'you' }], aState())).toEqual([]);
    expect(putBackEvents(aState(), [{ kind: 'turn-closed', seat: 'you' }])).toEqual([]);
  });

  it('his cube is never too many: he keeps all (R5)', () => {
    const taken: GameEvent = { kind: 'cube-taken', seat: 'lacerda', from: { at: 'row', row: 'A' }, cube: 'earthquake' };
    expect(putBackEvents(table, [taken])).toEqual([
      { code: 'cube-to', place: { at: 'row', row: 'A' }, cube: 'earthquake', holder: 'lacerda' },
    ]);
  });

  it('a card that is no ship is not changed for one', () => {
    const replaced = (index: number): GameEvent => ({ kind: 'ship-replaced', index, hull: 4 });
    for (const index of [1, 9]) {
      expect(forward([replaced(index)])).toEqual([]);
      expect(putBackEvents(table, [replaced(index)])).toEqual([]);
    }
  });

  it('church.score: the cardinal lies down while a church scoring is due, and is set up again', () => {
    const due = yourTurn({ at: 'action' }, { due: { ...NOTHING_DUE, church: 'you' } });
    expect(forward([{ kind: 'turn-moved', turn: due }])).toEqual([{ code: 'cardinal-down' }]);
    expect(forward([{ kind: 'turn-moved', turn: BETWEEN }], { ...table, turn: due })).toEqual([
      { code: 'cardinal-up' },
    ]);
    expect(forward([{ kind: 'turn-moved', turn: due }], { ...table, turn: due })).toEqual([]);
  });
});

describe('what is done once however often it comes up', () => {
  it('markers stand where they end, money, goods and crates are counted together, each where it came up last', () => {
    expect(
      forward([
        { kind: 'treasury-moved', to: treasuryAt(4) },
        { kind: 'influence-changed', seat: 'you', by: 1 },
        { kind: 'influence-changed', seat: 'lacerda', by: 1 },
        { kind: 'cardinal-moved', to: 0 },
        { kind: 'price-dropped', good: 'gold', to: 3 },
        { kind: 'reis-changed', by: 4 },
        { kind: 'goods-changed', good: 'gold', by: -1 },
        { kind: 'goods-changed', good: 'cloth', by: 1 },
        { kind: 'cargo-loaded', owner: 'you', index: 1 },
        { kind: 'cargo-loaded', owner: 'lacerda', index: 0 },
        { kind: 'treasury-moved', to: treasuryAt(5) },
        { kind: 'influence-changed', seat: 'you', by: 2 },
        { kind: 'cardinal-moved', to: 1 },
        { kind: 'price-dropped', good: 'gold', to: 2 },
        { kind: 'goods-changed', good: 'gold', by: -1 },
        { kind: 'reis-changed', by: 3 },
        { kind: 'cargo-loaded', owner: 'you', index: 1 },
      ]),
    ).toEqual([
      { code: 'influence', seat: 'lacerda', to: 3 },
      { code: 'goods', good: 'cloth', by: 1 },
      { code: 'crates', owner: 'lacerda', hull: 2, good: null, count: 1, sails: true },
      { code: 'treasury', reis: 5 },
      { code: 'influence', seat: 'you', to: 7 },
      { code: 'cardinal', to: 1 },
      { code: 'price', good: 'gold', to: 2 },
      { code: 'goods', good: 'gold', by: -2 },
      { code: 'reis', by: 7 },
      { code: 'crates', owner: 'you', hull: 3, good: null, count: 2, sails: true },
    ]);
  });

  it('sell.goods: a good that is sold is one piece, from the warehouse onto the ship', () => {
    const sold = (good: Good, owner: Seat, index: number): readonly GameEvent[] => [
      { kind: 'goods-changed', good, by: -1 },
      { kind: 'cargo-loaded', owner, index },
    ];
    expect(forward([...sold('gold', 'you', 1), ...sold('cloth', 'lacerda', 0), ...sold('gold', 'you', 1)])).toEqual([
      { code: 'crates', owner: 'lacerda', hull: 2, good: 'cloth', count: 1, sails: true },
      { code: 'crates', owner: 'you', hull: 3, good: 'gold', count: 2, sails: true },
    ]);
    expect(
      forward([
        { kind: 'goods-changed', good: 'gold', by: -2 },
        { kind: 'cargo-loaded', owner: 'you', index: 1 },
      ]),
    ).toEqual([
      { code: 'goods', good: 'gold', by: -2 },
      { code: 'crates', owner: 'you', hull: 3, good: null, count: 1, sails: false },
    ]);
  });

  it('what comes to nothing is not done at all', () => {
    const paidAndGot: readonly GameEvent[] = [
      { kind: 'reis-changed', by: 4 },
      { kind: 'goods-changed', good: 'gold', by: 1 },
      { kind: 'reis-changed', by: -4 },
      { kind: 'goods-changed', good: 'gold', by: -1 },
    ];
    expect(forward(paidAndGot)).toEqual([]);
    expect(putBackEvents(table, paidAndGot)).toEqual([]);
  });

  it('two pieces of a kind are two', () => {
    const twice: readonly GameEvent[] = [
      { kind: 'decree-taken', wigs: 1 },
      { kind: 'decree-taken', wigs: 2 },
    ];
    expect(forward(twice)).toHaveLength(2);
    expect(putBackEvents(table, twice)).toHaveLength(2);
  });

  it('back as well: each marker where it stood at first, each supply in one sum', () => {
    expect(
      putBackEvents(table, [
        { kind: 'courtier-moved', to: 'king' },
        { kind: 'aide-moved', to: 'treasury' },
        { kind: 'influence-changed', seat: 'you', by: 1 },
        { kind: 'cardinal-moved', to: 0 },
        { kind: 'price-dropped', good: 'gold', to: 3 },
        { kind: 'price-dropped', good: 'cloth', to: 3 },
        { kind: 'reis-changed', by: 4 },
        { kind: 'goods-changed', good: 'gold', by: 2 },
        { kind: 'courtier-moved', to: 'minister' },
        { kind: 'aide-moved', to: 'builder' },
        { kind: 'influence-changed', seat: 'you', by: 1 },
        { kind: 'influence-changed', seat: 'lacerda', by: 1 },
        { kind: 'cardinal-moved', to: 1 },
        { kind: 'price-dropped', good: 'gold', to: 2 },
        { kind: 'reis-changed', by: 3 },
        { kind: 'goods-changed', good: 'gold', by: 1 },
        { kind: 'goods-changed', good: 'books', by: 1 },
      ]),
    ).toEqual([
      { code: 'goods', good: 'books', by: -1 },
      { code: 'influence', seat: 'lacerda', to: 2 },
      { code: 'goods', good: 'gold', by: -3 },
      { code: 'reis', by: -7 },
      { code: 'price', good: 'cloth', to: table.market.cloth },
      { code: 'price', good: 'gold', to: table.market.gold },
      { code: 'cardinal', to: table.cardinal },
      { code: 'influence', seat: 'you', to: 4 },
      { code: 'aide', to: 'king' },
      { code: 'courtier', to: 'builder' },
    ]);
  });
});

describe('setup.supply: what costs a card of the hand', () => {
  it.each<readonly [Move, readonly PieceMove[]]>([
    [{ kind: 'sponsor', coins: 0 }, [{ code: 'card-played' }]],
    [{ kind: 'get-gold' }, [{ code: 'card-played' }]],
    [{ kind: 'finish-lacerda' }, []],
  ])('%j', (move, pieces) => {
    expect(piecesToMove(table, { moves: [move], events: [] })).toEqual(pieces);
  });
});
