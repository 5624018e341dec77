import { aState, cubes, plain } from '../../helpers/state';
import { afterMoves, refusalOf } from '../../helpers/moves';
import type { Correction } from '@/engine/game/correction';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';

const correct = (correction: Correction) => ({ kind: 'correct', correction }) as const;

describe('tell', () => {
  it('answers what only the table knows, once', () => {
    const state = aState({ available: { blue: 'unknown', green: null }, planStacks: { blue: 'unknown', green: 2 } });
    const told = afterMoves(
      state,
      { kind: 'tell', fact: { about: 'building', architect: 'blue', colours: ['gold', 'tools'] } },
      { kind: 'tell', fact: { about: 'plan', architect: 'blue', officials: null } },
    );
    expect(told).toMatchObject({
      available: { blue: ['gold', 'tools'] },
      planStacks: { blue: null },
      turn: { kind: 'between' },
    });
    expect(refusalOf(told, { kind: 'tell', fact: { about: 'plan', architect: 'blue', officials: 2 } })).toMatchObject({
      code: 'already-known',
    });
  });

  it('refuses what cannot be', () => {
    const state = aState({ available: { blue: 'unknown', green: null }, planStacks: { blue: 'unknown', green: 2 } });
    expect(
      refusalOf(state, { kind: 'tell', fact: { about: 'building', architect: 'blue', colours: ['gold', 'gold'] } }),
    ).toMatchObject({ code: 'equal-colours', colour: 'gold' });
    expect(refusalOf(state, { kind: 'tell', fact: { about: 'plan', architect: 'blue', officials: 9 } })).toMatchObject({
      code: 'out-of-range',
      most: 8,
    });
    expect(refusalOf(state, { kind: 'tell', fact: { about: 'reward', place: 'Z9', rewards: [] } })).toMatchObject({
      code: 'no-such-place',
      place: 'Z9',
    });
    expect(
      refusalOf(state, {
        kind: 'tell',
        fact: { about: 'reward', place: 'A1', rewards: [{ kind: 'reis', amount: 1.5 }] },
      }),
    ).toMatchObject({ code: 'out-of-range' });
  });

  it('remembers a reward in the board sheet', () => {
    const told = afterMoves(aState(), {
      kind: 'tell',
      fact: { about: 'reward', place: 'B2', rewards: [{ kind: 'reis', amount: 5 }] },
    });
    expect(told.sheet).toEqual({ ...DEFAULT_SHEET, rewards: { B2: [{ kind: 'reis', amount: 5 }] } });
  });
});

describe('correct', () => {
  it.each<[Correction, object]>([
    [{ of: 'treasury', value: 4 }, { treasury: 4 }],
    [{ of: 'round', value: 3 }, { round: 3 }],
    [{ of: 'pile', value: 2 }, { pile: 2 }],
    [{ of: 'reis', value: 7 }, { you: { reis: 7 } }],
    [{ of: 'clergy', value: [{}, { visit: 1 }] }, { you: { clergy: [{}, { visit: 1 }] } }],
    [{ of: 'markers', value: 1 }, { you: { markers: 1 } }],
    [{ of: 'his-cubes', value: 6 }, { lacerda: { cubes: 6 } }],
    [{ of: 'his-decrees', value: 4 }, { lacerda: { decrees: 4 } }],
    [{ of: 'wigs', at: 'lacerda', value: 9 }, { lacerda: { wigs: 9 } }],
    [{ of: 'influence', at: 'you', value: 10 }, { you: { influence: 10 } }],
    [{ of: 'price', at: 'gold', value: 2 }, { market: { gold: 2 } }],
    [{ of: 'goods', at: 'books', value: 2 }, { you: { goods: { books: 2 } } }],
    [{ of: 'deck', at: 'king', value: 0 }, { decks: { king: 0 } }],
    [{ of: 'rubble', at: 'fire', value: 5 }, { you: { rubble: { fire: 5 } } }],
    [{ of: 'office', at: { noble: 'king', colour: 'you' }, value: 2 }, { offices: { king: { you: 2 } } }],
    [{ of: 'plaza', at: { noble: 'king', colour: 'lacerda' }, value: 1 }, { plazas: { king: { lacerda: 1 } } }],
    [{ of: 'period', value: 2 }, { period: 2 }],
    [{ of: 'scoring', value: [4, 3, 4, 3] }, { scoring: [4, 3, 4, 3] }],
    [{ of: 'cardinal', value: 4 }, { cardinal: 4 }],
    [{ of: 'aide', value: 'treasury' }, { aide: 'treasury' }],
    [{ of: 'courtier', value: 'king' }, { courtier: 'king' }],
    [{ of: 'to-move', value: 'lacerda' }, { toMove: 'lacerda' }],
    [{ of: 'ending', value: 'this-round' }, { ending: 'this-round' }],
    [{ of: 'favours', at: 'you', value: ['king'] }, { you: { favours: ['king'] } }],
    [{ of: 'decrees', value: [2, 6] }, { you: { decrees: [2, 6] } }],
    [{ of: 'his-plans', value: [3] }, { lacerda: { plans: [3] } }],
    [
      { of: 'portfolio', value: [{ card: 'treasury', reis: 1 }] },
      { you: { portfolio: [{ card: 'treasury', reis: 1 }] } },
    ],
    [{ of: 'plans', value: [{ architect: 'blue', officials: 3, done: true }] }, { you: { plans: [{ officials: 3 }] } }],
    [{ of: 'his-ships', value: [{ hull: 2, cargo: 1 }] }, { lacerda: { ships: [{ hull: 2, cargo: 1 }] } }],
    [{ of: 'shipyard', value: [2] }, { shipyard: [2] }],
    [{ of: 'display', value: ['gold'] }, { display: ['gold'] }],
    [{ of: 'row-cubes', at: 'A', value: cubes('ef') }, { rubble: { rows: { A: cubes('ef') } } }],
    [{ of: 'column-cubes', at: 2, value: cubes('t') }, { rubble: { columns: [[], cubes('t'), [], [], []] } }],
    [{ of: 'site-cubes', at: 'W-A', value: cubes('tt') }, { rubble: { sites: { 'W-A': cubes('tt') } } }],
    [
      { of: 'store', at: 'A1', value: { owner: 'you', good: 'gold' }, house: 'left' },
      { stores: { A1: { owner: 'you' } }, you: { houses: { left: 1 } } },
    ],
    [{ of: 'building', at: 'N-gold', value: ['gold', 'books'] }, { buildings: { 'N-gold': ['gold', 'books'] } }],
    [{ of: 'available', at: 'green', value: 'unknown' }, { available: { green: 'unknown' } }],
    [{ of: 'plan-stack', at: 'blue', value: null }, { planStacks: { blue: null } }],
  ])('sets %j', (correction, expected) => {
    expect(afterMoves(aState(), correct(correction))).toMatchObject(expected);
  });

  it('removes a store with its house, and a building', () => {
    const state = aState({
      stores: { A1: { owner: 'you', good: 'gold' } },
      buildings: { 'W-A': ['gold', 'tools'] },
      you: { houses: { left: 1, middle: 0, right: 0 } },
    });
    const after = afterMoves(
      state,
      correct({ of: 'store', at: 'A1', value: null, house: 'left' }),
      correct({ of: 'building', at: 'W-A', value: null }),
    );
    expect(after).toMatchObject({ stores: {}, buildings: {}, you: { houses: { left: 0 } } });
  });

  it.each<[Correction, string]>([
    [{ of: 'treasury', value: 6 }, 'out-of-range'],
    [{ of: 'reis', value: -1 }, 'out-of-range'],
    [{ of: 'reis', value: Number.NaN }, 'out-of-range'],
    [{ of: 'influence', at: 'you', value: 11 }, 'out-of-range'],
    [{ of: 'price', at: 'gold', value: 6 }, 'out-of-range'],
    [{ of: 'goods', at: 'gold', value: 3 }, 'out-of-range'],
    [{ of: 'deck', at: 'king', value: 6 }, 'out-of-range'],
    [{ of: 'his-decrees', value: 31 }, 'out-of-range'],
    [{ of: 'decrees', value: Array.from({ length: 31 }, () => 1) }, 'out-of-range'],
    [{ of: 'his-plans', value: Array.from({ length: 31 }, () => 1) }, 'out-of-range'],
    [{ of: 'office', at: { noble: 'king', colour: 'you' }, value: 6 }, 'office-overfull'],
    [{ of: 'scoring', value: [3, 3, 3, 4] }, 'not-the-tiles'],
    [{ of: 'houses', value: { left: 1, middle: 0, right: 0 } }, 'houses-do-not-fit'],
    [{ of: 'houses', value: { left: 3, middle: 0, right: 0 } }, 'out-of-range'],
    [{ of: 'column-cubes', at: 5, value: cubes('eft') }, 'too-many'],
    [{ of: 'plaza', at: { noble: 'king', colour: 'you' }, value: 8 }, 'too-many'],
    [{ of: 'favours', at: 'you', value: ['king', 'king'] }, 'too-many'],
    [{ of: 'his-ships', value: [{ hull: 1, cargo: 2 }] }, 'out-of-range'],
    [{ of: 'portfolio', value: [1, 2, 3, 4].map(() => ({ card: 'treasury', reis: 0 }) as const) }, 'too-many'],
    [{ of: 'row-cubes', at: 'A', value: cubes('eftt') }, 'too-many'],
    [{ of: 'store', at: 'A1', value: { owner: 'you', good: 'tools' }, house: 'left' }, 'off-street'],
    [{ of: 'store', at: 'A1', value: { owner: 'you', good: 'gold' }, house: null }, 'house-does-not-fit'],
    [{ of: 'store', at: 'A1', value: { owner: 'lacerda', good: 'gold' }, house: 'left' }, 'house-does-not-fit'],
    [{ of: 'store', at: 'E1', value: null, house: null }, 'out-of-play'],
    [{ of: 'building', at: 'N-gold', value: ['tools', 'books'] }, 'north-site-needs'],
    [{ of: 'available', at: 'blue', value: ['gold', 'gold'] }, 'equal-colours'],
    [{ of: 'plan-stack', at: 'blue', value: 0 }, 'out-of-range'],
  ])('refuses %j', (correction, code) => {
    expect(refusalOf(aState(), correct(correction))).toMatchObject({ code });
  });
});

describe('set-depth', () => {
  const holdings = { reis: 4, goods: { gold: 2, books: 0, cloth: 0, tools: 1 }, clergy: plain(2), decrees: [3] };

  it('what Lacerda needs: réis and goods are neither judged nor kept, the map and the treasury are', () => {
    const state = afterMoves(aState({ you: { reis: 0, goods: { gold: 0, books: 0, cloth: 0, tools: 0 } } }), {
      kind: 'set-depth',
      depth: 'lacerda-needs',
    });
    const after = afterMoves(
      state,
      { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [{ kind: 'goods', good: 'any', amount: 1 }] },
      { kind: 'trade', good: 'books', action: 'ship' },
      { kind: 'build-ship', pay: ['tools'], place: { how: 'new' } },
      { kind: 'take-card', deck: 'king' },
    );
    expect(after.you).toMatchObject({ reis: 0, goods: { gold: 0, books: 0, cloth: 0, tools: 0 }, influence: 8 });
    expect(after.treasury).toBe(3);
    expect(after.you.portfolio).toHaveLength(2);
    const straight = afterMoves(
      state,
      { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [] },
      { kind: 'take-card', deck: 'king' },
    );
    expect(straight.turn).toMatchObject({ step: { at: 'end' } });
  });

  it('switching up asks for the missing values and checks them', () => {
    const state = aState({ depth: 'lacerda-needs' });
    expect(refusalOf(state, { kind: 'set-depth', depth: 'everything' })).toMatchObject({ code: 'holdings-missing' });
    expect(
      refusalOf(state, { kind: 'set-depth', depth: 'everything', holdings: { ...holdings, clergy: plain(5) } }),
    ).toMatchObject({ code: 'out-of-range', most: 4 });
    expect(afterMoves(state, { kind: 'set-depth', depth: 'everything', holdings })).toMatchObject({
      depth: 'everything',
      you: holdings,
    });
  });
});
