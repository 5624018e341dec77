import { SOLO_SPACES } from '@/engine/board/spaces';
import { legal } from '@/engine/game/legal';
import { UNKNOWN } from '@/engine/model/state';
import { afterMoves, cheapestWay, decisionOf, refusalOf } from '../../helpers/moves';
import { aState } from '../../helpers/state';

/** At the King with two plans begun and an untold building. */
const atKingWith = (reis: number) => {
  const state = aState({
    available: { blue: UNKNOWN, green: ['cloth', 'books'] },
    sheet: { rewards: { 'W-B': [{ kind: 'reis', amount: 5 }], 'W-C': [] } },
    offices: { builder: {}, minister: { you: 1 }, king: {} },
    you: {
      reis,
      influence: 1,
      plans: [
        { architect: 'blue', officials: 2, done: false },
        { architect: 'green', officials: 2, done: false },
      ],
    },
  });
  return afterMoves(state, { kind: 'visit', noble: 'king', pay: cheapestWay(state, 'king') });
};

describe('nothing is begun that cannot be finished', () => {
  it('building.hire: an untold tile does not make officials affordable', () => {
    const atKing = atKingWith(0);
    expect(refusalOf(atKing, { kind: 'open-building', site: 'W-C' })).toMatchObject({
      code: 'too-poor',
      rule: 'building.hire',
    });
    expect(decisionOf(atKing, { kind: 'open-building', site: 'W-B' }).after.turn).toMatchObject({
      tasks: [{ do: 'staff', site: 'W-B' }],
    });
  });

  it('building.open: a site that only an untold tile could fit waits for the tile', () => {
    expect(refusalOf(atKingWith(20), { kind: 'open-building', site: 'N-gold' })).toEqual({
      code: 'tell-first',
      rule: 'building.open',
      about: 'building',
      architect: 'blue',
    });
  });

  it('clergy.benefit: a tile that leaves only the untold building in the way is taken all the same', () => {
    const state = aState({
      available: { blue: UNKNOWN, green: null },
      offices: { builder: {}, minister: { you: 1 }, king: {} },
      you: { reis: 0, influence: 1, plans: [{ architect: 'blue', officials: 2, done: false }] },
    });
    const atKing = afterMoves(state, { kind: 'visit', noble: 'king', pay: cheapestWay(state, 'king') });
    const taken = decisionOf(atKing, { kind: 'meet-cardinal', steps: 1, tile: { fewerOfficials: 1 } }).after;
    expect(refusalOf(taken, { kind: 'open-building', site: 'W-C' })).toMatchObject({ code: 'tell-first' });
    const told = afterMoves(taken, {
      kind: 'tell',
      fact: { about: 'building', architect: 'blue', colours: ['cloth', 'books'] },
    });
    expect(decisionOf(told, { kind: 'open-building', site: 'W-C' }).after.turn).toMatchObject({
      tasks: [{ do: 'staff', site: 'W-C' }],
    });
  });

  it('state.plan: a plan traded for when both stacks turn out to be empty is let go', () => {
    const state = aState({
      planStacks: { blue: UNKNOWN, green: UNKNOWN },
      you: { goods: { gold: 0, books: 0, cloth: 0, tools: 1 } },
    });
    const told = afterMoves(
      state,
      { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [] },
      { kind: 'trade', good: 'tools', action: 'plan' },
      { kind: 'tell', fact: { about: 'plan', architect: 'blue', officials: null } },
      { kind: 'tell', fact: { about: 'plan', architect: 'green', officials: null } },
    );
    expect(told.turn).toMatchObject({ step: { at: 'portfolio' }, tasks: [] });
    expect(legal(told).length).toBeGreaterThan(0);
  });

  it('store.order: the last house waits for the store that is begun already, so its second store is lost', () => {
    const state = aState({
      sheet: { rewards: { B2: [{ kind: 'store' }] } },
      stores: Object.fromEntries(
        (['A1', 'A2', 'A3', 'A4', 'B1', 'C1', 'C2'] as const).map((space, at) => [
          space,
          { owner: 'you', good: (['gold', 'gold', 'cloth', 'books', 'gold', 'gold', 'gold'] as const)[at] },
        ]),
      ),
      you: { reis: 40, influence: 9, houses: { left: 2, middle: 3, right: 2 } },
    });
    const there = afterMoves(
      state,
      { kind: 'visit', noble: 'builder', pay: cheapestWay(state, 'builder') },
      { kind: 'build-store', space: 'B2', good: 'cloth' },
    );
    expect(there.turn).toMatchObject({ tasks: [{ do: 'land', space: 'B2' }] });
    expect(legal(there).length).toBeGreaterThan(0);
  });

  it('reward.beforePaying: a plan that would come to light only on the way leaves nothing open', () => {
    const rewards = Object.fromEntries(SOLO_SPACES.filter((space) => space !== 'A1').map((space) => [space, []]));
    const state = aState({
      planStacks: { blue: 2, green: null },
      sheet: { rewards: { ...rewards, D5: [{ kind: 'plan' }, { kind: 'plan' }] } },
      treasury: 5,
      you: { reis: 0, influence: 5 },
    });
    const there = afterMoves(
      state,
      { kind: 'visit', noble: 'builder', pay: cheapestWay(state, 'builder') },
      { kind: 'tell', fact: { about: 'reward', place: 'A1', rewards: [] } },
    );
    expect(there.turn).toMatchObject({ step: { at: 'card' } });
  });
});
