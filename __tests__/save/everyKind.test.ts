import type { Correction, CorrectionOf } from '@/engine/game/correction';
import type { EventOf, GameEvent } from '@/engine/game/event';
import type { Inputs } from '@/engine/model/lacerdaInputs';
import { UNKNOWN } from '@/engine/model/state';
import type { Task, Turn, YourStep } from '@/engine/model/turn';
import { GRANTED_TASKS, NOTHING_DUE } from '@/engine/model/turn';
import type { Move } from '@/engine/play/move';
import { correction } from '@/engine/save/schema/corrections';
import { gameEvent } from '@/engine/save/schema/events';
import { move, yourCommand } from '@/engine/save/schema/moves';
import { readShape, type Schema } from '@/engine/save/schema/shape';
import { turn } from '@/engine/save/schema/turn';
import { yourTurn } from '../helpers/state';

/** A record as the app writes it, with the fields that may be missing. */
type Sample<T> = readonly [value: T, ...optional: readonly string[]];
/** Samples of every kind: one that is missing does not compile. */
type Samples<T, Tag extends keyof T> = {
  readonly [Kind in T[Tag] & string]: readonly Sample<T & Readonly<Record<Tag, Kind>>>[];
};

const REWARD = [{ kind: 'wigs', amount: 2 }] as const;
const PAY = { influence: 2, wigs: 1, reis: 3, coins: 1, benefits: 0 };
const GOODS = { gold: 1, books: 2, cloth: 0, tools: 3 };
const TILE = { reis: 1, perGood: 1, fewerOfficials: 1, cheaperOfficials: 1, visit: 1, influence: 2, note: 'red' };
const OFFICIAL = { noble: 'king', from: 'plaza' } as const;
const SHIP = { hull: 2, cargo: 1, paid: 1 } as const;
const CARDS = [
  { card: 'noble', noble: 'king', influence: 3 },
  { card: 'ship', hull: 3, cargo: 1, paid: 1 },
  { card: 'treasury', reis: 1, perGood: 1, fewerOfficials: 1, cheaperOfficials: 1, visit: 1 },
] as const;
const NOTE = { note: 'as agreed' };

/** Everything that can be entered about his turn. */
const INPUTS: Inputs = {
  answers: {
    clergyWigs: 2,
    plan: null,
    building: ['gold', 'cloth'],
    follow: 'declined',
    church: { tiles: 2, which: [0, 1], wigs: 3 },
  },
  overrides: [
    { step: 'dock', kind: 'skip', ...NOTE },
    { step: 'courtier', kind: 'skip' },
    { step: 'courtier', kind: 'noble', noble: 'king', ...NOTE },
    { step: 'state', kind: 'skip' },
    { step: 'state', kind: 'action', action: 'produce' },
    { step: 'state', kind: 'offices', offices: ['king', 'minister'] },
    { step: 'state', kind: 'plan', architect: 'green' },
    { step: 'state', kind: 'favour', noble: 'builder' },
    { step: 'noble', kind: 'skip' },
    { step: 'noble', kind: 'store', space: 'B2', good: 'gold', cube: { from: 'row', kind: 'fire' }, ...NOTE },
    { step: 'noble', kind: 'store', space: 'B2', good: 'gold', cube: { from: 'column', kind: 'tsunami' } },
    { step: 'noble', kind: 'store', space: 'B2', good: 'gold', cube: null },
    { step: 'noble', kind: 'store', space: 'B2', good: 'gold' },
    { step: 'noble', kind: 'building', site: 'W-D', architect: 'blue', ...NOTE },
    { step: 'noble', kind: 'building', site: 'W-D', architect: 'blue' },
    { step: 'discard', kind: 'skip' },
    { step: 'discard', kind: 'deck', deck: 'treasury' },
    { step: 'aide', kind: 'skip' },
    { step: 'aide', kind: 'deck', deck: 'builder' },
    { step: 'church', kind: 'skip' },
  ],
};
const NO_INPUTS: Inputs = { answers: {}, overrides: [] };
const DECLINED: Inputs = { answers: { church: 'declined', building: null, plan: 3 }, overrides: [] };

const MOVES: Samples<Move, 'kind'> = {
  'get-gold': [[{ kind: 'get-gold' }]],
  'play-noble-card': [
    [
      { kind: 'play-noble-card', noble: 'king', influence: 3, reward: REWARD, number: 12, discard: 1 },
      'reward',
      'number',
      'discard',
    ],
  ],
  'play-treasury-card': [
    [{ kind: 'play-treasury-card', reward: REWARD, number: 12, discard: 1 }, 'reward', 'number', 'discard'],
  ],
  visit: [[{ kind: 'visit', noble: 'king', pay: PAY }]],
  sponsor: [[{ kind: 'sponsor', reward: REWARD, number: 12, coins: 1 }, 'reward', 'number']],
  'make-room': [[{ kind: 'make-room', index: 1 }]],
  sell: [[{ kind: 'sell', good: 'gold', ship: { owner: 'lacerda', index: 1 } }]],
  trade: [[{ kind: 'trade', good: 'gold', action: 'produce' }]],
  'recruit-officials': [[{ kind: 'recruit-officials', nobles: ['king', 'builder'] }]],
  'take-plan': [[{ kind: 'take-plan', architect: 'blue' }]],
  'build-ship': [
    [{ kind: 'build-ship', pay: ['gold', 'cloth'], place: { how: 'new' } }],
    [{ kind: 'build-ship', pay: [], place: { how: 'replace', index: 1 } }],
    [{ kind: 'build-ship', pay: [], place: { how: 'discard', index: 0 } }],
  ],
  produce: [[{ kind: 'produce', extra: 'gold' }], [{ kind: 'produce', extra: null }]],
  'meet-cardinal': [[{ kind: 'meet-cardinal', steps: 1, tile: TILE }, 'tile'], [{ kind: 'meet-cardinal', steps: 2 }]],
  'take-favour': [[{ kind: 'take-favour', noble: 'minister' }]],
  'build-store': [[{ kind: 'build-store', space: 'A1', good: 'gold', reward: REWARD }, 'reward']],
  'buy-land': [
    [{ kind: 'buy-land', cube: { from: 'column', kind: 'fire' }, house: 'left', coins: 1 }],
    [{ kind: 'buy-land', cube: null, house: 'right', coins: 0 }],
  ],
  'take-decree': [[{ kind: 'take-decree', wigs: 3 }]],
  'open-building': [[{ kind: 'open-building', site: 'N-gold', reward: REWARD }, 'reward']],
  'staff-building': [
    [
      { kind: 'staff-building', plan: 1, returned: [OFFICIAL, { noble: 'minister', from: 'office' }], coins: 1 },
      'returned',
    ],
  ],
  'take-cube': [[{ kind: 'take-cube', cube: 'fire' }]],
  'take-good': [[{ kind: 'take-good', good: 'books' }]],
  'lose-good': [[{ kind: 'lose-good', good: 'books' }]],
  'lose-official': [[{ kind: 'lose-official', official: OFFICIAL }]],
  decline: [[{ kind: 'decline' }]],
  follow: [[{ kind: 'follow', pay: PAY }]],
  'decline-follow': [[{ kind: 'decline-follow' }]],
  'take-card': [[{ kind: 'take-card', deck: 'treasury' }]],
  'church-choice': [[{ kind: 'church-choice', tiles: 2, which: [0, 2], wigs: 3 }, 'which']],
  'decline-church': [[{ kind: 'decline-church' }]],
  'end-turn': [[{ kind: 'end-turn' }]],
  'period-discard': [
    [{ kind: 'period-discard', rewards: { king: REWARD, minister: [] } }],
    [{ kind: 'period-discard', rewards: {} }],
  ],
  tell: [
    [{ kind: 'tell', fact: { about: 'plan', architect: 'blue', officials: 2 } }],
    [{ kind: 'tell', fact: { about: 'plan', architect: 'blue', officials: null } }],
    [{ kind: 'tell', fact: { about: 'building', architect: 'green', colours: ['gold', 'tools'] } }],
    [{ kind: 'tell', fact: { about: 'building', architect: 'green', colours: null } }],
    [{ kind: 'tell', fact: { about: 'reward', place: 'A1', rewards: REWARD } }],
  ],
  correct: [[{ kind: 'correct', correction: { of: 'round', value: 3 } }]],
  'set-depth': [
    [
      { kind: 'set-depth', depth: 'everything', holdings: { reis: 3, goods: GOODS, clergy: [TILE, {}], decrees: [2] } },
      'holdings',
    ],
  ],
  'tell-lacerda': [
    [{ kind: 'tell-lacerda', answer: { kind: 'clergyWigs', wigs: 2 } }],
    [{ kind: 'tell-lacerda', answer: { kind: 'plan', architect: 'blue', officials: null } }],
    [{ kind: 'tell-lacerda', answer: { kind: 'building', architect: 'blue', colours: ['gold', 'tools'] } }],
    [{ kind: 'tell-lacerda', answer: { kind: 'follow', choice: 'declined' } }],
    [{ kind: 'tell-lacerda', answer: { kind: 'church', choice: 'declined' } }],
    [{ kind: 'tell-lacerda', answer: { kind: 'church', choice: { tiles: 1, wigs: 2 } } }],
  ],
  'override-lacerda': INPUTS.overrides.map((override) => [{ kind: 'override-lacerda', override }] as const),
  'finish-lacerda': [[{ kind: 'finish-lacerda' }]],
  'let-lacerda-follow': [INPUTS, NO_INPUTS, DECLINED].map(
    (inputs) => [{ kind: 'let-lacerda-follow', inputs }] as const,
  ),
};

const CORRECTIONS: { readonly [Of in Correction['of']]: readonly CorrectionOf<Of>[] } = {
  treasury: [{ of: 'treasury', value: 3 }],
  round: [{ of: 'round', value: 3 }],
  pile: [{ of: 'pile', value: 3 }],
  reis: [{ of: 'reis', value: 3 }],
  markers: [{ of: 'markers', value: 1 }],
  'his-cubes': [{ of: 'his-cubes', value: 3 }],
  'his-decrees': [{ of: 'his-decrees', value: 3 }],
  wigs: [{ of: 'wigs', at: 'you', value: 3 }],
  influence: [{ of: 'influence', at: 'lacerda', value: 3 }],
  price: [{ of: 'price', at: 'gold', value: 3 }],
  goods: [{ of: 'goods', at: 'gold', value: 3 }],
  deck: [{ of: 'deck', at: 'king', value: 3 }],
  rubble: [{ of: 'rubble', at: 'fire', value: 3 }],
  office: [{ of: 'office', at: { noble: 'king', colour: 'neutral' }, value: 1 }],
  plaza: [{ of: 'plaza', at: { noble: 'king', colour: 'you' }, value: 1 }],
  period: [
    { of: 'period', value: 1 },
    { of: 'period', value: 2 },
  ],
  scoring: [{ of: 'scoring', value: [3, 4, 3, 4] }],
  cardinal: [{ of: 'cardinal', value: 1 }],
  aide: [{ of: 'aide', value: 'treasury' }],
  courtier: [{ of: 'courtier', value: 'king' }],
  'to-move': [{ of: 'to-move', value: 'lacerda' }],
  ending: [
    { of: 'ending', value: 'this-round' },
    { of: 'ending', value: 'last-round' },
    { of: 'ending', value: null },
  ],
  favours: [{ of: 'favours', at: 'you', value: ['king'] }],
  decrees: [{ of: 'decrees', value: [2, 3] }],
  'his-plans': [{ of: 'his-plans', value: [2, 3] }],
  clergy: [{ of: 'clergy', value: [TILE, {}] }],
  portfolio: [
    { of: 'portfolio', value: CARDS },
    {
      of: 'portfolio',
      value: [
        { card: 'ship', hull: 1, cargo: 0 },
        { card: 'treasury', reis: 0 },
      ],
    },
  ],
  plans: [{ of: 'plans', value: [{ architect: 'blue', officials: 2, done: true }] }],
  'his-ships': [{ of: 'his-ships', value: [SHIP, { hull: 1, cargo: 0 }] }],
  shipyard: [{ of: 'shipyard', value: [1, 4] }],
  display: [{ of: 'display', value: ['gold', 'tools-small'] }],
  'row-cubes': [{ of: 'row-cubes', at: 'A', value: ['fire', 'earthquake'] }],
  'column-cubes': [{ of: 'column-cubes', at: 2, value: ['tsunami'] }],
  'site-cubes': [{ of: 'site-cubes', at: 'W-D', value: [] }],
  store: [
    { of: 'store', at: 'A1', value: { owner: 'you', good: 'gold' }, house: 'left' },
    { of: 'store', at: 'A1', value: null, house: null },
  ],
  houses: [{ of: 'houses', value: { left: 1, middle: 2, right: 0 } }],
  building: [
    { of: 'building', at: 'W-D', value: ['gold', 'cloth'] },
    { of: 'building', at: 'W-D', value: null },
  ],
  available: [
    { of: 'available', at: 'blue', value: ['gold', 'cloth'] },
    { of: 'available', at: 'blue', value: UNKNOWN },
    { of: 'available', at: 'green', value: null },
  ],
  'plan-stack': [
    { of: 'plan-stack', at: 'blue', value: 3 },
    { of: 'plan-stack', at: 'blue', value: UNKNOWN },
    { of: 'plan-stack', at: 'green', value: null },
  ],
};

const STEPS: { readonly [At in YourStep['at']]: readonly Extract<YourStep, { readonly at: At }>[] } = {
  action: [{ at: 'action' }],
  portfolio: (['nothing', 'selling', 'trading'] as const).map((doing) => ({ at: 'portfolio', doing })),
  visit: [{ at: 'visit', noble: 'king', stateAction: true, nobleAction: false }],
  'his-follow': [{ at: 'his-follow', noble: 'king' }],
  follow: [{ at: 'follow', noble: 'king', acted: true, inputs: INPUTS }],
  card: [{ at: 'card' }],
  church: [{ at: 'church' }],
  end: [{ at: 'end' }],
  period: [{ at: 'period' }],
};

const TASKS: readonly Task[] = [
  { do: 'produce', paid: true },
  ...GRANTED_TASKS.map((granted) => ({ do: granted })),
  { do: 'land', space: 'A1', good: 'gold' },
  { do: 'staff', site: 'W-D' },
  { do: 'tuck', card: CARDS[0], reward: REWARD },
  { do: 'tuck', card: CARDS[1] },
];

const TURNS: Samples<Turn, 'kind'> = {
  between: [[{ kind: 'between' }]],
  you: [
    ...Object.values(STEPS)
      .flat()
      .map((step) => [yourTurn(step)] as const),
    [yourTurn({ at: 'action' }, { within: 'his-turn', tasks: TASKS, covered: ['produce'], markerUsed: true })],
    [yourTurn({ at: 'action' }, { within: 'period', due: { church: 'you', end: 'lacerda' } })],
  ],
  lacerda: [[{ kind: 'lacerda', next: 'aide', due: NOTHING_DUE, inputs: INPUTS }]],
  period: [[{ kind: 'period', triggeredBy: 'lacerda' }]],
  over: [[{ kind: 'over' }]],
};

const EVENTS: { readonly [Kind in GameEvent['kind']]: readonly Sample<EventOf<Kind>>[] } = {
  'turn-moved': [[{ kind: 'turn-moved', turn: { kind: 'between' } }]],
  'turn-closed': [[{ kind: 'turn-closed', seat: 'you' }]],
  'end-triggered': [[{ kind: 'end-triggered' }]],
  'courtier-moved': [[{ kind: 'courtier-moved', to: 'king' }]],
  'aide-moved': [[{ kind: 'aide-moved', to: 'treasury' }]],
  'card-left-deck': [
    [{ kind: 'card-left-deck', deck: 'king', how: 'discarded' }],
    [{ kind: 'card-left-deck', deck: 'king', how: 'taken' }],
  ],
  'ships-docked': [[{ kind: 'ships-docked', seat: 'you' }]],
  'official-placed': [[{ kind: 'official-placed', seat: 'you', noble: 'king' }]],
  'official-pushed-out': [[{ kind: 'official-pushed-out', seat: 'you', noble: 'king' }]],
  'plan-taken': [[{ kind: 'plan-taken', seat: 'you', architect: 'blue', officials: 2 }]],
  'plan-revealed': [
    [{ kind: 'plan-revealed', architect: 'blue', officials: 2 }],
    [{ kind: 'plan-revealed', architect: 'blue', officials: null }],
  ],
  'ship-taken': [[{ kind: 'ship-taken', seat: 'you', hull: 2 }]],
  'treasury-moved': [[{ kind: 'treasury-moved', to: 2 }]],
  'influence-changed': [[{ kind: 'influence-changed', seat: 'you', by: -2 }]],
  'wigs-changed': [[{ kind: 'wigs-changed', seat: 'you', by: -2 }]],
  'goods-produced': [[{ kind: 'goods-produced', seat: 'you', goods: GOODS }]],
  'price-dropped': [[{ kind: 'price-dropped', good: 'gold', to: 3 }]],
  'cardinal-moved': [[{ kind: 'cardinal-moved', to: 1 }]],
  'clergy-taken': [[{ kind: 'clergy-taken', seat: 'you', tile: TILE }, 'tile']],
  'clergy-told': [[{ kind: 'clergy-told', wigs: 2 }]],
  'clergy-discarded': [[{ kind: 'clergy-discarded', tiles: 2, which: [0, 1] }, 'which']],
  'favour-taken': [[{ kind: 'favour-taken', seat: 'you', noble: 'king' }]],
  'favour-returned': [[{ kind: 'favour-returned', seat: 'you', noble: 'king' }]],
  'city-tile-taken': [[{ kind: 'city-tile-taken', tile: 'tools-small' }]],
  'store-built': [
    [{ kind: 'store-built', seat: 'you', space: 'A1', good: 'gold', house: 'left' }],
    [{ kind: 'store-built', seat: 'lacerda', space: 'A1', good: 'gold', house: null }],
  ],
  'cube-taken': [
    [{ kind: 'cube-taken', seat: 'you', from: { at: 'row', row: 'A' }, cube: 'fire' }],
    [{ kind: 'cube-taken', seat: 'you', from: { at: 'column', column: 2 }, cube: 'fire' }],
    [{ kind: 'cube-taken', seat: 'you', from: { at: 'site', site: 'W-D' }, cube: 'fire' }],
  ],
  'building-opened': [
    [{ kind: 'building-opened', seat: 'you', site: 'W-D', architect: 'blue', colours: ['gold', 'cloth'] }],
  ],
  'building-revealed': [
    [{ kind: 'building-revealed', architect: 'blue', colours: ['gold', 'cloth'] }],
    [{ kind: 'building-revealed', architect: 'blue', colours: null }],
  ],
  'decrees-taken': [[{ kind: 'decrees-taken', seat: 'lacerda', count: 2 }]],
  'reis-changed': [[{ kind: 'reis-changed', by: -3 }]],
  'goods-changed': [[{ kind: 'goods-changed', good: 'gold', by: -1 }]],
  'cargo-loaded': [[{ kind: 'cargo-loaded', owner: 'lacerda', index: 1 }]],
  'card-tucked': [[{ kind: 'card-tucked', card: CARDS[0] }]],
  'card-discarded': [[{ kind: 'card-discarded', index: 1 }]],
  'ship-replaced': [[{ kind: 'ship-replaced', index: 1, hull: 3 }]],
  'official-returned': [
    [{ kind: 'official-returned', noble: 'king', from: 'office' }],
    [{ kind: 'official-returned', noble: 'king', from: 'plaza' }],
  ],
  'plan-completed': [[{ kind: 'plan-completed', index: 1 }]],
  'decree-taken': [[{ kind: 'decree-taken', wigs: 3 }]],
  'markers-changed': [[{ kind: 'markers-changed', by: -1 }]],
  'pile-cube-taken': [[{ kind: 'pile-cube-taken', cube: 'fire' }]],
  'period-began': [[{ kind: 'period-began' }]],
  'decks-dealt': [[{ kind: 'decks-dealt', decks: { builder: 9, minister: 9, king: 9, treasury: 9 } }]],
  'yard-filled': [[{ kind: 'yard-filled', hulls: [3, 4] }]],
  'reward-remembered': [[{ kind: 'reward-remembered', place: 'A1', rewards: REWARD }]],
  'clergy-remembered': [[{ kind: 'clergy-remembered', tile: TILE }]],
  'depth-changed': [[{ kind: 'depth-changed', depth: 'lacerda-needs' }]],
  'value-corrected': [[{ kind: 'value-corrected', correction: { of: 'round', value: 3 } }]],
};

const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** Whether a record is read without each of its fields, by their names. */
const readWithout = <T extends object>(schema: Schema<T>, value: T): readonly string[] =>
  Object.keys(value).filter((key) => readShape(schema, without(value, key)).ok);

type AnySample<T> = readonly [string, T, readonly string[]];
const flat = <T>(samples: Readonly<Record<string, readonly Sample<T>[]>>): readonly AnySample<T>[] =>
  Object.entries(samples).flatMap(([kind, each]) =>
    each.map(([value, ...optional]): AnySample<T> => [kind, value, optional]),
  );

function expectRead<T extends object>(schema: Schema<T>, value: T, optional: readonly string[]): void {
  expect(readShape(schema, JSON.parse(JSON.stringify(value)))).toEqual({ ok: true, value });
  expect(readWithout(schema, value)).toEqual(optional);
  expect(readShape(schema, { ...value, other: 1 }).ok).toBe(false);
}

describe('what a save may hold is read as it was written, and nothing else is', () => {
  it.each(flat<Move>(MOVES))('the move %s: %j', (_, value, optional) => expectRead(move, value, optional));

  it.each(flat<GameEvent>(EVENTS))('the event %s: %j', (_, value, optional) => expectRead(gameEvent, value, optional));

  it.each(flat<Turn>(TURNS))('the turn %s: %j', (_, value, optional) => expectRead(turn, value, optional));

  it.each(Object.values<readonly Correction[]>(CORRECTIONS).flat())('the correction of $of', (value) =>
    expectRead<Correction>(correction, value, []),
  );

  it('what you ask of the table yourself is no move of his', () => {
    expect(readShape(yourCommand, { kind: 'get-gold' })).toEqual({ ok: true, value: { kind: 'get-gold' } });
    expect(readShape(yourCommand, { kind: 'finish-lacerda' })).toMatchObject({
      ok: false,
      error: [{ code: 'not-one-of', path: 'kind' }],
    });
  });

  it('what is left after a payment is let go', () => {
    const left = { influence: 0, wigs: 1, reis: 0 };
    expect(readShape(move, { kind: 'follow', pay: { ...PAY, left } })).toEqual({
      ok: true,
      value: { kind: 'follow', pay: PAY },
    });
  });

  it.each([
    ['no object', 7, { code: 'not-an-object', path: '' }],
    ['no kind', {}, { code: 'missing', path: 'kind' }],
    ['a payment that is no object', { kind: 'follow', pay: 7 }, { code: 'not-an-object', path: 'pay' }],
    [
      'a reward of no place',
      { kind: 'tell', fact: { about: 'reward', place: 'Z9', rewards: [] } },
      { code: 'no-such-place', what: 'reward', path: 'fact.place' },
    ],
  ])('%s is named', (_, value, problem) => {
    expect(readShape(move, value)).toEqual({ ok: false, error: [problem] });
  });
});
