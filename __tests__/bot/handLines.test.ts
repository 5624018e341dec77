import { comparisonsOf } from '@/engine/bot/comparisons';
import type { StoreOption, StoreTieBreak } from '@/engine/bot/chooseStore';
import { handsOf, type HandLine } from '@/engine/bot/hands';
import type { NobleStep, StateStep, Step } from '@/engine/bot/step';
import type { Why } from '@/engine/bot/why';
import type { Part } from '@/engine/model/reason';
import type { RuleId } from '@/engine/model/rules';
import { aState, cubes, treasuryAt } from '../helpers/state';

/** He chose this without having to compare. */
const only = <T, Code extends string>(rule: RuleId, winner: T): Why<T, Code> => ({
  rule,
  candidates: [winner],
  winner,
  decidedBy: null,
  rounds: [],
});

const table = aState({
  toMove: 'lacerda',
  courtier: 'builder',
  aide: 'king',
  treasury: treasuryAt(3),
  market: { gold: 4, books: 5, cloth: 6, tools: 3 },
  decks: { builder: 1, minister: 2, king: 0, treasury: 5 },
  rubble: { sites: { 'W-D': cubes('ef') } },
  you: { influence: 3, wigs: 7 },
  lacerda: { influence: 4, wigs: 10 },
});

const granted = (amount: number): readonly Part<string>[] => [{ code: 'ship', amount, rule: 'influence.gain' }];

const STATE = { rule: 'solo.state', cites: 'solo.state', noble: 'king', done: true } as const;
const WHY_OFFICES = [
  only<'king', never>('solo.officials', 'king'),
  only<'minister', never>('solo.officials', 'minister'),
];
const WHY_PLAN = only<{ architect: 'blue'; officials: number }, never>('solo.plan', {
  architect: 'blue',
  officials: 3,
});
const WHY_FAVOUR = only<'minister', never>('solo.favour', 'minister');

const officials: StateStep = {
  ...STATE,
  action: 'officials',
  offices: ['king', 'minister'],
  pushedOut: [{ seat: 'you', noble: 'king' }],
  why: WHY_OFFICES,
};
const plan: StateStep = { ...STATE, action: 'plan', architect: 'blue', officials: 3, why: WHY_PLAN };
const favour: StateStep = { ...STATE, noble: 'minister', action: 'favour', why: WHY_FAVOUR };
const ship = (amount: number): StateStep => ({
  ...STATE,
  action: 'ship',
  hull: 2,
  influence: amount,
  parts: granted(amount),
});
const produce: StateStep = {
  ...STATE,
  action: 'produce',
  goods: { gold: 2, books: 0, tools: 1 },
  prices: { gold: 3, tools: 2 },
};
const cardinal = (treasury: boolean, influence: boolean, wigs: number | null): StateStep => ({
  ...STATE,
  action: 'cardinal',
  to: 1,
  wigs,
  treasury,
  influence,
});

const VISIT = {
  rule: 'solo.noble',
  cites: 'solo.noble',
  noble: 'builder',
  cost: 3,
  costParts: [],
  paid: { influence: 3, wigs: 0 },
} as const;
const PLOT = { space: 'B2', good: 'gold', facing: 'west', tile: 'gold', wigs: 4 } as const;
const WHY_STORE = only<StoreOption, StoreTieBreak>('solo.store', PLOT);
const WHY_CUBE = only<{ from: 'row'; kind: 'fire' }, never>('solo.store', { from: 'row', kind: 'fire' });
const WHY_BUILDING = only<
  { site: 'W-D'; architect: 'blue'; colours: readonly ['gold', 'tools']; wigs: { you: number; lacerda: number } },
  never
>('solo.building', { site: 'W-D', architect: 'blue', colours: ['gold', 'tools'], wigs: { you: 2, lacerda: 5 } });

const store: NobleStep = {
  ...VISIT,
  done: true,
  action: 'store',
  space: 'B2',
  good: 'gold',
  wigs: 4,
  relevant: ['W-D'],
  each: 4,
  cube: { from: 'row', kind: 'fire' },
  why: WHY_STORE,
  whyCube: WHY_CUBE,
};
const decrees: NobleStep = { ...VISIT, done: true, action: 'decrees', count: 2, reminder: 'decree-69' };
const building = (site: 'W-D' | 'W-A'): NobleStep => ({
  ...VISIT,
  done: true,
  action: 'building',
  site,
  architect: 'blue',
  colours: ['gold', 'tools'],
  wigs: { you: 2, lacerda: 5 },
  stores: [],
  cubes: 2,
  why: WHY_BUILDING,
});

const TREASURY_UP: HandLine = { code: 'treasury', from: 3, to: 4 };
const PAID: HandLine = { code: 'influence', by: 'visit', seat: 'lacerda', from: 4, to: 1 };
const STORE: HandLine = { code: 'store', space: 'B2', good: 'gold', facing: 'west', wigs: { by: 4, to: 14 } };
const BUILDING: HandLine = {
  code: 'building',
  site: 'W-D',
  architect: 'blue',
  colours: ['gold', 'tools'],
  wigs: { you: { by: 2, to: 9 }, lacerda: { by: 5, to: 15 } },
};

const OF_STATE: readonly (readonly [string, Step, readonly HandLine[]])[] = [
  [
    'solo.officials: one pushed out makes room first',
    officials,
    [
      { code: 'pushed-out', seat: 'you', noble: 'king' },
      { code: 'officials', offices: ['king', 'minister'] },
    ],
  ],
  ['solo.plan', plan, [{ code: 'plan', architect: 'blue', officials: 3 }]],
  ['solo.favour', favour, [{ code: 'favour-taken', noble: 'minister' }]],
  [
    'solo.ship: short of 10',
    ship(2),
    [{ code: 'ship', hull: 2 }, TREASURY_UP, { code: 'influence', by: 'ship', seat: 'lacerda', from: 4, to: 6 }],
  ],
  [
    'solo.ship, influence.gain: up to 10 with its wig',
    ship(7),
    [
      { code: 'ship', hull: 2 },
      TREASURY_UP,
      { code: 'influence', by: 'ship', seat: 'lacerda', from: 4, to: 10 },
      { code: 'wigs', seat: 'lacerda', from: 10, to: 11 },
    ],
  ],
  ['R7: a gain of nothing is said', ship(0), [{ code: 'ship', hull: 2 }, TREASURY_UP, { code: 'no-gain' }]],
  [
    'solo.produce: goods he makes, prices that drop',
    produce,
    [
      {
        code: 'goods',
        goods: [
          { good: 'gold', count: 2 },
          { good: 'tools', count: 1 },
        ],
      },
      { code: 'price', good: 'gold', from: 4, to: 3 },
      { code: 'price', good: 'tools', from: 3, to: 2 },
    ],
  ],
  [
    'solo.cardinal: with everything',
    cardinal(true, true, 2),
    [
      { code: 'cardinal' },
      TREASURY_UP,
      { code: 'clergy-out' },
      { code: 'wigs', seat: 'lacerda', from: 10, to: 12 },
      { code: 'cardinal-down' },
    ],
  ],
  [
    'solo.cardinal: with a tile not told yet',
    cardinal(false, false, null),
    [{ code: 'cardinal' }, { code: 'clergy-out' }],
  ],
  [
    'solo.state: not done',
    { ...STATE, action: 'ship', done: false, reason: { code: 'yard-empty' } },
    [{ code: 'no-state', action: 'ship', reason: { code: 'yard-empty' } }],
  ],
];

const OF_NOBLE: readonly (readonly [string, Step, readonly HandLine[]])[] = [
  [
    'solo.store: with a cube of the row',
    store,
    [STORE, { code: 'cube', kind: 'fire', from: { at: 'row', row: 'B' } }, PAID],
  ],
  [
    'solo.store: with a cube of the column',
    { ...store, cube: { from: 'column', kind: 'tsunami' } },
    [STORE, { code: 'cube', kind: 'tsunami', from: { at: 'column', column: 2 } }, PAID],
  ],
  ['solo.store: where no cube lies', { ...store, cube: null, whyCube: null }, [STORE, PAID]],
  ['solo.store: for nothing', { ...store, cube: null, paid: { influence: 0, wigs: 0 } }, [STORE]],
  [
    'R18: wigs he pays are taken from where the store has moved them',
    { ...store, cube: null, paid: { influence: 3, wigs: 2 } },
    [STORE, PAID, { code: 'wigs', seat: 'lacerda', from: 14, to: 12 }],
  ],
  ['solo.decrees', decrees, [{ code: 'decrees', count: 2 }, { code: 'refill-decrees' }, PAID]],
  [
    'solo.building: with the cubes of its site',
    building('W-D'),
    [BUILDING, { code: 'site-cubes', cubes: ['earthquake', 'fire'], site: 'W-D' }, PAID],
  ],
  ['solo.building: where no cube lies', building('W-A'), [{ ...BUILDING, site: 'W-A' }, PAID]],
  [
    'solo.follow: the favour goes back first',
    { ...decrees, rule: 'solo.follow' },
    [{ code: 'favour-returned', noble: 'builder' }, { code: 'decrees', count: 2 }, { code: 'refill-decrees' }, PAID],
  ],
  [
    'solo.noble: not done',
    { ...VISIT, action: 'store', done: false, reason: { code: 'no-house-left' } },
    [{ code: 'no-noble', action: 'store', reason: { code: 'no-house-left' } }],
  ],
];

const OTHERS: readonly (readonly [string, Step, readonly HandLine[]])[] = [
  ['turn.dock', { rule: 'turn.dock', hulls: [1, 3], done: true }, [{ code: 'dock', hulls: [1, 3], done: true }]],
  ['solo.courtier: moves', { rule: 'solo.courtier', to: 'king' }, [{ code: 'courtier', to: 'king', stays: false }]],
  [
    'solo.courtier: stays',
    { rule: 'solo.courtier', to: 'builder' },
    [{ code: 'courtier', to: 'builder', stays: true }],
  ],
  ['solo.aide: moves', { rule: 'solo.aide', to: 'treasury' }, [{ code: 'aide', to: 'treasury', stays: false }]],
  ['solo.aide: stays', { rule: 'solo.aide', to: 'king' }, [{ code: 'aide', to: 'king', stays: true }]],
  [
    'solo.discard: the last card of a deck',
    { rule: 'solo.discard', deck: 'builder', done: true },
    [{ code: 'discard', deck: 'builder', last: true }],
  ],
  [
    'solo.discard: one of several',
    { rule: 'solo.discard', deck: 'minister', done: true },
    [{ code: 'discard', deck: 'minister', last: false }],
  ],
  [
    'solo.discard: none left',
    { rule: 'solo.discard', deck: 'king', done: false, reason: { code: 'deck-empty' } },
    [{ code: 'no-discard', reason: { code: 'deck-empty' } }],
  ],
  [
    'church.scoring: his',
    { rule: 'church.scoring', seat: 'lacerda', done: true, influence: 2, parts: granted(2) },
    [{ code: 'influence', by: 'church', seat: 'lacerda', from: 4, to: 6 }],
  ],
  [
    'church.scoring: not done on the table',
    { rule: 'church.scoring', seat: 'lacerda', done: false, influence: 0, parts: [] },
    [{ code: 'no-church' }],
  ],
  [
    'church.scoring: yours, the wigs of the tiles before that of the track',
    { rule: 'church.scoring', seat: 'you', done: true, tiles: 2, wigs: 5, influence: 8, parts: granted(8) },
    [
      { code: 'your-clergy', tiles: 2 },
      { code: 'wigs', seat: 'you', from: 7, to: 12 },
      { code: 'influence', by: 'church', seat: 'you', from: 3, to: 10 },
      { code: 'wigs', seat: 'you', from: 12, to: 13 },
    ],
  ],
  ['end.period', { rule: 'end.period' }, [{ code: 'end-of-period' }]],
  ['end.game', { rule: 'end.game' }, [{ code: 'end-of-game' }]],
];

describe('what the hands do for one step of his', () => {
  it.each([...OF_STATE, ...OF_NOBLE, ...OTHERS])('%s', (_, step, lines) => {
    expect(handsOf(step, table)).toEqual(lines);
  });
});

describe('what he compared in a step', () => {
  it.each<readonly [string, Step, readonly object[]]>([
    ['an office for each official', officials, WHY_OFFICES.map((why) => ({ of: 'office', why }))],
    ['a plan', plan, [{ of: 'plan', why: WHY_PLAN }]],
    ['a favour', favour, [{ of: 'favour', why: WHY_FAVOUR }]],
    ['a building', building('W-D'), [{ of: 'building', why: WHY_BUILDING }]],
    [
      'a store and its cube',
      store,
      [
        { of: 'store', why: WHY_STORE },
        { of: 'cube', why: WHY_CUBE },
      ],
    ],
    ['a store where no cube lies', { ...store, cube: null, whyCube: null }, [{ of: 'store', why: WHY_STORE }]],
    ['nothing where he does not choose', ship(2), []],
    [
      'nothing where he places no official',
      { ...STATE, action: 'officials', done: false, reason: { code: 'no-official-left' } },
      [],
    ],
    ['nothing without an action', { rule: 'end.period' }, []],
  ])('%s', (_, step, comparisons) => {
    expect(comparisonsOf(step)).toEqual(comparisons);
  });
});
