import { setCorrected } from '@/engine/game/evolve/corrected';
import { asItStands, mirrored, towards } from '@/engine/history/mirrored';
import { gameOf } from '../../helpers/games';
import { aState, cubes, his, yours } from '../../helpers/state';

describe('tracked values', () => {
  it('name every value once', () => {
    const places = mirrored(aState()).map((value) => JSON.stringify([value.of, 'at' in value ? value.at : null]));
    expect(new Set(places).size).toBe(places.length);
  });

  it('corrections towards another table make it that table', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const { start, now } = gameOf(60, seed);
      const corrected = towards(start, now).reduce(setCorrected, start);
      expect(mirrored(corrected)).toEqual(mirrored(now));
      expect(corrected.you.houses).toEqual(now.you.houses);
      expect(towards(now, now)).toEqual([]);
    }
  });

  it('are the values of the table', () => {
    const ships = [{ hull: 2, cargo: 1 }] as const;
    const plans = [{ architect: 'blue', officials: 2, done: false }] as const;
    const state = aState({
      round: 3,
      pile: 4,
      ending: 'this-round',
      offices: { king: { you: 1 } },
      plazas: { king: { you: 2 } },
      rubble: { rows: { A: cubes('ef') }, columns: [[], cubes('t'), [], [], []], sites: { 'W-D': cubes('f') } },
      you: { markers: 1, plans, portfolio: [{ card: 'ship', hull: 1, cargo: 0 }] },
      lacerda: { cubes: 5, decrees: 2, plans: [3], ships },
    });
    const told = (of: string) => mirrored(state).filter((value) => value.of === of);
    const only = ['round', 'pile', 'markers', 'his-cubes', 'his-decrees', 'his-plans', 'his-ships', 'ending'];
    expect(only.map((of) => told(of).map(({ value }) => value))).toEqual(
      [3, 4, 1, 5, 2, [3], ships, 'this-round'].map((value) => [value]),
    );
    const { period, scoring, cardinal, aide, courtier, shipyard, display } = state;
    for (const [of, value] of Object.entries({ period, scoring, cardinal, aide, courtier, shipyard, display }))
      expect(told(of)).toEqual([{ of, value }]);
    expect([told('portfolio'), told('plans')]).toEqual([
      [{ of: 'portfolio', value: state.you.portfolio }],
      [{ of: 'plans', value: plans }],
    ]);
    const yourKing = { noble: 'king', colour: 'you' } as const;
    expect(mirrored(state)).toEqual(
      expect.arrayContaining([
        { of: 'office', at: yourKing, value: 1 },
        { of: 'plaza', at: yourKing, value: 2 },
        { of: 'row-cubes', at: 'A', value: ['earthquake', 'fire'] },
        { of: 'row-cubes', at: 'B', value: [] },
        { of: 'column-cubes', at: 2, value: ['tsunami'] },
        { of: 'site-cubes', at: 'W-D', value: ['fire'] },
        { of: 'site-cubes', at: 'W-A', value: [] },
      ]),
    );
  });

  it('a value as it stands says nothing of houses unless it is a store', () => {
    expect(asItStands(aState({ round: 2 }), { of: 'round', value: 9 })).toStrictEqual({ of: 'round', value: 2 });
  });

  it('a correction is undone by the value as it stood', () => {
    const state = aState({
      stores: { B1: { owner: 'you', good: 'gold' } },
      you: { houses: { left: 1, middle: 0, right: 0 } },
    });
    const removed = { of: 'store', at: 'B1', value: null, house: 'left' } as const;
    expect(asItStands(state, removed)).toEqual({ ...removed, value: { owner: 'you', good: 'gold' } });
    expect(setCorrected(setCorrected(state, removed), asItStands(state, removed))).toEqual(state);
  });
});

describe('corrections of stores take houses along', () => {
  const houses = (left: number, middle: number, right = 0) => ({ houses: { left, middle, right } });
  const gold = { owner: 'you', good: 'gold' } as const;
  const none = aState({ you: houses(2, 0) });
  const withC3 = aState({ stores: yours({ C3: 'gold' }), you: houses(2, 1) });

  it('a store that comes takes its house from the group that has one more then', () => {
    expect(towards(none, withC3)).toEqual([{ of: 'store', at: 'C3', value: gold, house: 'middle' }]);
  });

  it('a store that goes gives its house back to the group that has one less then', () => {
    expect(towards(withC3, none)).toEqual([{ of: 'store', at: 'C3', value: null, house: 'middle' }]);
  });

  it('yours that go come first, then everything else in its order', () => {
    const from = aState({ stores: yours({ B1: 'gold' }), you: { ...houses(1, 0), wigs: 5 } });
    const to = aState({
      stores: { ...his({ A2: 'cloth' }), ...yours({ C3: 'gold' }) },
      you: { ...houses(0, 1), wigs: 7 },
    });
    expect(towards(from, to)).toEqual([
      { of: 'store', at: 'B1', value: null, house: 'left' },
      { of: 'wigs', at: 'you', value: 7 },
      { of: 'store', at: 'A2', value: { owner: 'lacerda', good: 'cloth' }, house: null },
      { of: 'store', at: 'C3', value: gold, house: 'middle' },
    ]);
  });

  it('a store that stays yours moves no house; its group is corrected by itself', () => {
    const from = aState({ stores: yours({ B1: 'gold' }), you: houses(1, 0) });
    const to = aState({ stores: yours({ B1: 'cloth' }), you: houses(0, 1) });
    expect(towards(from, to)).toEqual([
      { of: 'store', at: 'B1', value: { owner: 'you', good: 'cloth' }, house: null },
      { of: 'houses', value: { left: 0, middle: 1, right: 0 } },
    ]);
  });

  it('where no group fits, one that goes leaves the first group with a house, one that comes leaves none', () => {
    const with1 = aState({ stores: yours({ B1: 'gold' }), you: houses(0, 1) });
    const without = aState({ you: houses(0, 1) });
    expect(towards(with1, without)).toEqual([{ of: 'store', at: 'B1', value: null, house: 'middle' }]);
    expect(towards(without, with1)).toEqual([{ of: 'store', at: 'B1', value: gold, house: null }]);
  });
});
