import type { GameState } from '@/engine/model/state';
import type { Option } from '@/engine/play/options';
import { options } from '@/engine/play/options';
import { decide } from '@/engine/game/decide';
import { afterMoves, cheapestWay } from '../../helpers/moves';
import { aState, cubes, knownRewards, treasuryAt } from '../../helpers/state';

const missing = ({ missing: { influence, reis, goods } }: Option): number => influence + reis + goods;
const cost = ({ cost: { influence, reis, goods } }: Option): number => influence + reis + goods;
const ofKind = <K extends Option['kind']>(state: GameState, kind: K) =>
  options(state).filter((option): option is Extract<Option, { kind: K }> => option.kind === kind);

describe('options', () => {
  const state = aState({
    buildings: { 'W-B': ['gold', 'cloth'] },
    rubble: { rows: { A: cubes('eee') } },
    you: {
      reis: 4,
      influence: 4,
      goods: { gold: 1, books: 0, cloth: 0, tools: 0 },
      plans: [{ architect: 'blue', officials: 3, done: false }],
    },
  });

  it('lists what can be afforded first, cheapest first, then what is nearest', () => {
    const all = options(state);
    const firstShort = all.findIndex(({ affordable }) => !affordable);
    expect(all.slice(firstShort).every(({ affordable }) => !affordable)).toBe(true);
    for (const [at, option] of all.slice(1).entries()) {
      const before = all[at];
      if (before === undefined) continue;
      expect(missing(before)).toBeLessThanOrEqual(missing(option));
      if (missing(before) === missing(option)) expect(cost(before)).toBeLessThanOrEqual(cost(option));
    }
  });

  it('visit.cost: every noble with ways to pay and what stands in the way of his action', () => {
    expect(
      ofKind(state, 'visit').map(({ noble, cost: { influence }, affordable }) => ({ noble, influence, affordable })),
    ).toEqual([
      { noble: 'builder', influence: 2, affordable: true },
      { noble: 'king', influence: 2, affordable: true },
      { noble: 'minister', influence: 3, affordable: true },
    ]);
    const king = (at: GameState) => ofKind(at, 'visit').find(({ noble }) => noble === 'king')?.obstacle;
    // 2 officials to hire for 3 each; 4 réis and, once the visit is paid, 2 coins on the influence track.
    expect(king(state)).toBeNull();
    const poorer: GameState = { ...state, you: { ...state.you, reis: 3 } };
    expect(king({ ...poorer, sheet: { ...state.sheet, rewards: knownRewards() } })).toEqual({
      code: 'too-poor',
      rule: 'building.hire',
      needed: 6,
      has: 5,
    });
  });

  it('reward.beforePaying: what is not known of a site may be enough, what is known counts', () => {
    const poorer: GameState = { ...state, you: { ...state.you, reis: 3 } };
    const knowing = (rewards: GameState['sheet']['rewards']): GameState => ({
      ...poorer,
      sheet: { ...state.sheet, rewards: knownRewards(rewards) },
    });
    const site = (at: GameState) => ofKind(at, 'building').find((option) => option.site === 'W-A');
    const king = (at: GameState) => ofKind(at, 'visit').find(({ noble }) => noble === 'king')?.obstacle;
    expect(site(poorer)).toMatchObject({ missing: { reis: 1 }, affordable: false, asksReward: true });
    expect(king(poorer)).toBeNull();
    expect(site(knowing({}))).toMatchObject({ missing: { reis: 1 }, affordable: false, asksReward: false });
    const paying = knowing({ 'W-A': [{ kind: 'reis', amount: 1 }] });
    expect(site(paying)).toMatchObject({ missing: { reis: 0 }, affordable: true, asksReward: false });
    expect(king(paying)).toBeNull();
  });

  it('store.price: land counts the visit to the builder and the coins it leaves on the influence track', () => {
    const land = ofKind(state, 'store');
    expect(land.find(({ space, good }) => space === 'B2' && good === 'gold')).toMatchObject({
      cost: { influence: 2, reis: 3 },
      missing: { influence: 0, reis: 0 },
      affordable: true,
      wigs: { you: 4, lacerda: 0 },
    });
    // 3 + 9 − 3 = 9; 4 in hand and, with influence 2 left, coins on 1 and 0.
    expect(land.find(({ space, good }) => space === 'A2' && good === 'gold')).toMatchObject({
      cost: { reis: 9 },
      missing: { reis: 3 },
      affordable: false,
    });
  });

  it('store.price: what it calls affordable can be visited and bought', () => {
    for (const { space, good, affordable, price } of ofKind(state, 'store')) {
      const atBuilder = afterMoves(state, { kind: 'visit', noble: 'builder', pay: cheapestWay(state, 'builder') });
      const begun = decide(atBuilder, { kind: 'build-store', space, good });
      expect({ space, good, ok: begun.ok }).toEqual({ space, good, ok: affordable });
      if (!begun.ok) continue;
      const coins = Math.max(0, price.total - state.you.reis);
      expect(decide(begun.value.after, { kind: 'buy-land', cube: price.take, house: 'left', coins }).ok).toBe(true);
    }
  });

  it('visit.order: inside the visit only the land is still to pay', () => {
    const atBuilder = afterMoves(state, { kind: 'visit', noble: 'builder', pay: cheapestWay(state, 'builder') });
    expect(ofKind(atBuilder, 'store')[0]).toMatchObject({ cost: { influence: 0, reis: 3 }, affordable: true });
  });

  it('building.hire, state.ship, sponsor: what is missing in their own coin', () => {
    expect(ofKind(state, 'building')[0]).toMatchObject({
      plan: 0,
      architect: 'blue',
      cost: { influence: 2, reis: 6 },
      missing: { reis: 0 },
    });
    expect(ofKind({ ...state, treasury: treasuryAt(5) }, 'building')[0]).toMatchObject({
      cost: { reis: 10 },
      affordable: false,
    });
    expect(ofKind({ ...state, shipyard: [2] }, 'ship')).toMatchObject([
      { hull: 2, replaces: null, cost: { goods: 2 }, missing: { goods: 1 }, affordable: false, gain: 2 },
    ]);
    expect(ofKind(state, 'sponsor')).toMatchObject([{ cost: { reis: 3 }, affordable: true }]);
  });

  it('does not judge réis and goods that are not tracked', () => {
    const shallow: GameState = { ...state, depth: 'lacerda-needs', you: { ...state.you, reis: 0 } };
    expect(ofKind(shallow, 'store').every(({ affordable }) => affordable)).toBe(true);
  });
});
