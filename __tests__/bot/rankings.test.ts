import { BUILDING_TIE_BREAKS, chooseBuilding } from '@/engine/bot/chooseBuilding';
import {
  FAVOUR_TIE_BREAKS,
  OFFICE_TIE_BREAKS,
  PLAN_TIE_BREAKS,
  chooseFavour,
  chooseOffice,
  choosePlan,
} from '@/engine/bot/chooseStateTarget';
import { HIS_TIE_BREAKS } from '@/engine/bot/comparisons';
import { CUBE_TIE_BREAKS, STORE_TIE_BREAKS, chooseCube, chooseStore } from '@/engine/bot/chooseStore';
import type { Why } from '@/engine/bot/why';
import type { GameState } from '@/engine/model/state';
import { NOBLES } from '@/engine/model/vocabulary';
import type { StateOverrides } from '../helpers/state';
import { aState, cubes } from '../helpers/state';

type AnyWhy = Why<unknown, string>;

/** A ranking of his with every tie-break it has and named positions in which one of them decides. */
interface Ranked {
  readonly tieBreaks: readonly string[];
  readonly choose: (state: GameState) => AnyWhy | null;
  readonly cases: readonly {
    readonly name: string;
    readonly state: StateOverrides;
    readonly decidedBy: string;
    readonly winner: unknown;
  }[];
}

const D1_AND_A4 = { D1: { owner: 'lacerda', good: 'gold' }, A4: { owner: 'lacerda', good: 'tools' } } as const;

const RANKINGS: Readonly<Record<string, Ranked>> = {
  'solo.store': {
    tieBreaks: STORE_TIE_BREAKS,
    choose: chooseStore,
    cases: [
      {
        name: 'one plot gives most wigs',
        state: { buildings: { 'W-C': ['tools', 'gold'], 'N-tools': ['tools', 'books'] }, display: ['gold', 'tools'] },
        decidedBy: 'most-wigs',
        winner: { space: 'C4', good: 'tools' },
      },
      {
        name: 'the same wigs in two rows',
        state: { display: ['tools-small'] },
        decidedBy: 'topmost-row',
        winner: { space: 'A5', good: 'tools' },
      },
      { name: 'the same wigs in one row', state: {}, decidedBy: 'leftmost', winner: { space: 'A1', good: 'gold' } },
      {
        name: 'two types on one space',
        state: { stores: { A1: { owner: 'you', good: 'gold' } } },
        decidedBy: 'facing-left',
        winner: { space: 'A2', good: 'gold' },
      },
      {
        name: 'R9 always left: one space has the best type, and only one fits there',
        state: {
          buildings: { 'W-C': ['tools', 'gold'], 'N-tools': ['tools', 'books'] },
          display: ['gold', 'tools'],
          rulings: { R9: 'always-left' },
        },
        decidedBy: 'most-wigs-on-space',
        winner: { space: 'C4', good: 'tools', wigs: 8 },
      },
      {
        name: 'R9 always left: the better type of the best space falls last',
        state: {
          buildings: { 'W-C': ['tools', 'gold'], 'N-tools': ['tools', 'gold'] },
          rulings: { R9: 'always-left' },
        },
        decidedBy: 'facing-left',
        winner: { space: 'C4', good: 'books', wigs: 0 },
      },
    ],
  },
  'solo.store, the cube': {
    tieBreaks: CUBE_TIE_BREAKS,
    choose: (state) => chooseCube(state, 'A1'),
    cases: [
      {
        name: 'one is cheapest',
        state: { rubble: { rows: { A: cubes('eft') } } },
        decidedBy: 'cheapest',
        winner: { from: 'row', kind: 'tsunami' },
      },
      {
        name: 'row and column hold the same',
        state: { rubble: { rows: { A: cubes('f') }, columns: [cubes('f'), [], [], [], []] } },
        decidedBy: 'column-first',
        winner: { from: 'column', kind: 'fire' },
      },
    ],
  },
  'solo.building': {
    tieBreaks: BUILDING_TIE_BREAKS,
    choose: chooseBuilding,
    cases: [
      {
        name: 'one site is worth most',
        state: {
          stores: { B1: { owner: 'lacerda', good: 'gold' }, B2: { owner: 'you', good: 'gold' } },
          scoring: [4, 3, 4, 3],
          available: { blue: ['gold', 'cloth'], green: null },
          buildings: { 'W-B': ['gold', 'cloth'], 'N-gold': ['gold', 'tools'] },
        },
        decidedBy: 'best-difference',
        winner: { site: 'E-B', architect: 'blue' },
      },
      {
        name: 'both tiles on one site',
        state: {},
        decidedBy: 'tile-by-aide',
        winner: { site: 'W-D', architect: 'green' },
      },
      {
        name: 'R10 tile first: the best value on one site with each tile',
        state: {
          rulings: { R10: 'tile-first' },
          stores: D1_AND_A4,
          scoring: [4, 3, 3, 4],
          aide: 'king',
          available: { blue: ['tools', 'books'], green: ['gold', 'cloth'] },
          buildings: { 'E-D': ['gold', 'cloth'], 'N-gold': ['gold', 'cloth'] },
        },
        decidedBy: 'tile-by-aide',
        winner: { site: 'W-D', architect: 'green' },
      },
      {
        name: 'one tile on many sites',
        state: { available: { blue: ['gold', 'cloth'], green: null } },
        decidedBy: 'clockwise-from-west-d',
        winner: { site: 'W-D', architect: 'blue' },
      },
    ],
  },
  'solo.officials': {
    tieBreaks: OFFICE_TIE_BREAKS,
    choose: (state) => chooseOffice(state, NOBLES),
    cases: [
      {
        name: 'one office has fewest',
        state: { offices: { builder: { lacerda: 1 }, minister: { lacerda: 1 }, king: {} } },
        decidedBy: 'fewest-of-his',
        winner: 'king',
      },
      {
        name: 'two have as few',
        state: { offices: { builder: { lacerda: 1 }, minister: {}, king: {} } },
        decidedBy: 'leftmost-office',
        winner: 'minister',
      },
    ],
  },
  'solo.plan': {
    tieBreaks: PLAN_TIE_BREAKS,
    choose: choosePlan,
    cases: [
      {
        name: 'green shows more',
        state: { planStacks: { blue: 2, green: 3 } },
        decidedBy: 'most-officials',
        winner: { architect: 'green' },
      },
      {
        name: 'both show the same',
        state: { planStacks: { blue: 3, green: 3 } },
        decidedBy: 'blue-architect',
        winner: { architect: 'blue' },
      },
    ],
  },
  'solo.favour': {
    tieBreaks: FAVOUR_TIE_BREAKS,
    choose: chooseFavour,
    cases: [
      {
        name: 'two are lacking',
        state: { lacerda: { favours: ['builder'] } },
        decidedBy: 'leftmost-noble',
        winner: 'minister',
      },
    ],
  },
};

describe.each(Object.entries(RANKINGS))('%s as a ranking', (name, { tieBreaks, choose, cases }) => {
  it('names its rule', () => {
    expect(cases.map(({ state }) => choose(aState(state))?.rule)).toEqual(
      cases.map(() => name.replace(', the cube', '')),
    );
  });

  it.each(cases.map((one) => [one.name, one] as const))('%s', (__, { state, decidedBy, winner }) => {
    const why = choose(aState(state));
    expect(why?.decidedBy).toBe(decidedBy);
    if (typeof winner === 'object') expect(why?.winner).toMatchObject(winner ?? {});
    else expect(why?.winner).toBe(winner);
  });

  it('every criterion decides at least one case', () => {
    const decided = new Set(cases.map(({ state }) => choose(aState(state))?.decidedBy));
    expect([...tieBreaks].filter((code) => !decided.has(code))).toEqual([]);
  });

  it.each(cases.map(({ name, state }) => [name, state] as const))(
    'shows each round, what it kept and dropped, nobody lost: %s',
    (__, state) => {
      const why = choose(aState(state));
      if (why === null) throw new Error('nothing to choose');
      let among: readonly unknown[] = why.candidates;
      why.rounds.forEach((round) => {
        expect([...round.kept, ...round.dropped.map(({ candidate }) => candidate)]).toHaveLength(among.length);
        expect(among).toEqual(expect.arrayContaining([...round.kept]));
        expect(round.dropped.every(({ score }) => score !== round.best)).toBe(true);
        among = round.kept;
      });
      expect(among).toEqual([why.winner]);
      expect(why.rounds.map(({ code }) => code).at(-1)).toBe(why.decidedBy);
      expect(new Set(why.rounds.map(({ code }) => code)).size).toBe(why.rounds.length);
    },
  );
});

it('no ranking of his is missing here', () => {
  const covered = Object.values(RANKINGS).map(({ tieBreaks }) => tieBreaks);
  expect(Object.values(HIS_TIE_BREAKS).filter((tieBreaks) => !covered.includes(tieBreaks))).toEqual([]);
});

describe('the order of the criteria is the rule', () => {
  const order = (state: StateOverrides, choose: (state: GameState) => AnyWhy | null) =>
    choose(aState(state))?.rounds.map(({ code }) => code);

  it('solo.store', () => {
    const stores = { A1: { owner: 'you', good: 'gold' } } as const;
    const places = ['topmost-row', 'leftmost', 'facing-left'];
    expect(order({ stores }, chooseStore)).toEqual(['most-wigs', ...places]);
    expect(order({ stores, rulings: { R9: 'always-left' } }, chooseStore)).toEqual(['most-wigs-on-space', ...places]);
  });

  it('solo.store, R9 always left: the first round shows what the best type of each space gives', () => {
    const why = chooseStore(
      aState({ buildings: { 'W-C': ['tools', 'gold'], 'N-tools': ['tools', 'gold'] }, rulings: { R9: 'always-left' } }),
    );
    expect(why?.rounds[0]).toMatchObject({
      best: 8,
      kept: [
        { space: 'C4', good: 'books', wigs: 0 },
        { space: 'C4', good: 'tools', wigs: 8 },
        { space: 'C5', good: 'tools', wigs: 8 },
      ],
    });
  });

  it('solo.building, R10: site first, or tile first', () => {
    expect(order({}, chooseBuilding)).toEqual(['best-difference', 'clockwise-from-west-d', 'tile-by-aide']);
    expect(order({ rulings: { R10: 'tile-first' } }, chooseBuilding)).toEqual([
      'best-difference',
      'tile-by-aide',
      'clockwise-from-west-d',
    ]);
  });

  it('a lone candidate needs no round', () => {
    const why = chooseFavour(aState({ lacerda: { favours: ['builder', 'king'] } }));
    expect(why).toMatchObject({ candidates: ['minister'], winner: 'minister', decidedBy: null, rounds: [] });
  });

  it('nothing to choose from is null', () => {
    expect(chooseStore(aState({ display: [] }))).toBeNull();
    expect(chooseBuilding(aState({ available: { blue: null, green: null } }))).toBeNull();
    expect(choosePlan(aState({ planStacks: { blue: null, green: 'unknown' } }))).toBeNull();
    expect(chooseFavour(aState({ lacerda: { favours: NOBLES } }))).toBeNull();
    expect(chooseOffice(aState(), [])).toBeNull();
    expect(chooseCube(aState(), 'A1')).toBeNull();
  });
});
