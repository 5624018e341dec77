import type { Command } from '@/engine/game/command';
import { decide } from '@/engine/game/decide';
import { legal } from '@/engine/game/legal';
import type { Reward } from '@/engine/model/boardSheet';
import type { PortfolioCard } from '@/engine/model/cards';
import type { GameState } from '@/engine/model/state';
import { afterMoves, cheapestWay, decisionOf, refusalOf } from '../../helpers/moves';
import type { StateOverrides } from '../../helpers/state';
import { aState, knownRewards } from '../../helpers/state';

const none = { gold: 0, books: 0, cloth: 0, tools: 0 };
const nobleCard = (influence: number): PortfolioCard => ({ card: 'noble', noble: 'king', influence });
const card = (reward: readonly Reward[] = [], noble: 'builder' | 'king' = 'king') =>
  ({ kind: 'play-noble-card', noble, influence: 2, reward }) as const;
const visit = (state: GameState, noble: 'builder' | 'king'): Command => ({
  kind: 'visit',
  noble,
  pay: cheapestWay(state, noble),
});

const onlyRewards = (rewards: Readonly<Record<string, readonly Reward[]>>) => ({ rewards: knownRewards(rewards) });

describe('sell.sail: every crate is paid once', () => {
  /** Hull 2 at sea, replaced by hull 3 while following the Marquis. */
  const replaced = (): GameState => {
    const state = aState({
      toMove: 'lacerda',
      courtier: 'minister',
      shipyard: [3],
      turn: {
        kind: 'lacerda',
        next: 'follow',
        due: { church: null, end: null },
        inputs: { answers: {}, overrides: [] },
      },
      you: { favours: ['minister'], influence: 8, portfolio: [{ card: 'ship', hull: 2, cargo: 2 }] },
    });
    return afterMoves(
      state,
      { kind: 'follow', pay: cheapestWay(state, 'minister') },
      { kind: 'build-ship', pay: ['gold'], place: { how: 'replace', index: 0 } },
    );
  };
  const yourTurn = (state: GameState): GameState => ({ ...state, toMove: 'you', turn: { kind: 'between' } });
  const ship = { owner: 'you', index: 0 } as const;

  it('sell.sail: cargo paid for at sea gives nothing again: 1 wig for the 1 crate newly packed, not 3', () => {
    const after = afterMoves(yourTurn(replaced()), card(), { kind: 'sell', good: 'books', ship });
    expect(after.you.wigs).toBe(6);
    expect(after.you.portfolio[0]).toMatchObject({ hull: 3, cargo: 3 });
  });

  it('sell.sail: once home again every crate of the bigger ship is new', () => {
    const sailed = afterMoves(yourTurn(replaced()), card(), { kind: 'sell', good: 'books', ship });
    const home = afterMoves(
      { ...yourTurn(sailed), you: { ...sailed.you, goods: { gold: 2, books: 1, cloth: 1, tools: 1 } } },
      { kind: 'get-gold' },
    );
    expect(home.you.portfolio[0]).toEqual({ card: 'ship', hull: 3, cargo: 0 });
  });

  it('sell.sail: crates under a ship that was replaced while docked are still to be paid', () => {
    const state = aState({
      shipyard: [3],
      you: { goods: { gold: 2, books: 1, cloth: 1, tools: 1 }, portfolio: [{ card: 'ship', hull: 2, cargo: 1 }] },
    });
    const after = afterMoves(
      state,
      card(),
      { kind: 'trade', good: 'gold', action: 'ship' },
      { kind: 'build-ship', pay: ['gold'], place: { how: 'replace', index: 0 } },
    );
    const next = afterMoves(
      { ...yourTurn(after), you: { ...after.you, portfolio: after.you.portfolio.slice(0, 1) } },
      card(),
      { kind: 'sell', good: 'books', ship },
      { kind: 'sell', good: 'cloth', ship },
    );
    expect(next.you.wigs - after.you.wigs).toBe(3);
  });
});

describe('portfolio.mustAct: a sale or a trade follows, or the card is not played', () => {
  it('portfolio.mustAct: a penalty that takes the only good refuses the card, and says what would do', () => {
    const state = aState({ you: { goods: { ...none, gold: 1 } } });
    expect(refusalOf(state, card([{ kind: 'goods', good: 'any', amount: -1 }]))).toEqual({
      code: 'no-sale-or-trade',
      rule: 'portfolio.mustAct',
      goods: ['gold', 'cloth', 'tools'],
      ship: false,
    });
  });

  it('portfolio.mustAct: of two goods the penalty takes the one that leaves a trade', () => {
    const state = aState({
      planStacks: { blue: null, green: null },
      offices: { builder: { you: 3 }, minister: { you: 3 }, king: { you: 2 } },
      you: { goods: { ...none, cloth: 1, tools: 1 } },
    });
    const played = afterMoves(state, card([{ kind: 'goods', good: 'any', amount: -1 }]));
    expect(refusalOf(played, { kind: 'lose-good', good: 'cloth' })).toMatchObject({ code: 'no-sale-or-trade' });
    expect(afterMoves(played, { kind: 'lose-good', good: 'tools' }).you.goods).toEqual({ ...none, cloth: 1 });
  });

  it('portfolio.mustAct, reward.must: without goods the produced ones must be taken', () => {
    const state = aState({
      stores: { A1: { owner: 'you', good: 'gold' } },
      you: { goods: none, houses: { left: 1, middle: 0, right: 0 } },
    });
    const played = afterMoves(state, card([{ kind: 'produce' }]));
    expect(refusalOf(played, { kind: 'decline' })).toMatchObject({ rule: 'reward.must', task: 'produce' });
    expect(afterMoves(played, { kind: 'produce', extra: null }).you.goods.gold).toBe(1);
    expect(refusalOf(aState({ you: { goods: none } }), card([{ kind: 'produce' }]))).toMatchObject({
      code: 'no-sale-or-trade',
    });
  });

  it('portfolio.mustAct: the only docked ship is not the card that makes room', () => {
    const state = aState({
      shipyard: [],
      you: {
        goods: { ...none, books: 1 },
        portfolio: [{ card: 'ship', hull: 2, cargo: 0 }, nobleCard(1)],
      },
    });
    const played = afterMoves(state, card());
    expect(refusalOf(played, { kind: 'make-room', index: 0 })).toMatchObject({ code: 'no-sale-or-trade', ship: true });
    expect(afterMoves(played, { kind: 'make-room', index: 1 }).you.portfolio).toHaveLength(2);
    const alone = aState({
      shipyard: [],
      you: {
        goods: { ...none, books: 1 },
        rubble: { earthquake: 1, fire: 1, tsunami: 1 },
        portfolio: [{ card: 'ship', hull: 2, cargo: 2 }, { card: 'ship', hull: 1, cargo: 0 }, nobleCard(1)],
      },
    });
    expect(decide(alone, card()).ok).toBe(true);
  });

  it('portfolio.mustAct: a trade for a plan nobody has entered waits until it is entered', () => {
    const state = aState({
      planStacks: { blue: 'unknown', green: null },
      offices: { builder: { you: 3 }, minister: { you: 3 }, king: { you: 2 } },
      you: { goods: { ...none, tools: 1 } },
    });
    expect(refusalOf(state, card())).toMatchObject({ code: 'tell-first', about: 'plan', architect: 'blue' });
  });

  it('portfolio.mustAct: goods that are not kept are not judged', () => {
    expect(decide(aState({ depth: 'lacerda-needs', you: { goods: none } }), card()).ok).toBe(true);
  });
});

describe('reward.beforePaying: the reward of the place comes before its payment', () => {
  const poor = (sheet: StateOverrides['sheet'], you: StateOverrides['you'] = {}) =>
    aState({ ...(sheet && { sheet }), you: { reis: 0, influence: 2, ...you } });
  const plans = [{ architect: 'blue', officials: 2, done: false }] as const;

  it('reward.beforePaying: a visit is legal when the reward of one space pays for its land', () => {
    const state = poor(onlyRewards({ D3: [{ kind: 'reis', amount: 3 }] }));
    const atBuilder = afterMoves(state, visit(state, 'builder'));
    expect(legal(atBuilder).filter(({ kind }) => kind === 'build-store')).toEqual([
      { kind: 'build-store', space: 'D3', good: 'cloth' },
      { kind: 'build-store', space: 'D3', good: 'books' },
    ]);
    expect(refusalOf(atBuilder, { kind: 'build-store', space: 'A1', good: 'gold' })).toMatchObject({
      code: 'too-poor',
    });
    const without = poor(onlyRewards({}));
    expect(refusalOf(without, visit(without, 'builder'))).toMatchObject({ code: 'too-poor', needed: 3, has: 0 });
  });

  it('reward.beforePaying: a reward that is an action counts for what it brings', () => {
    const ships = { portfolio: [nobleCard(4)], goods: { ...none, gold: 1 } };
    const state = poor(onlyRewards({ D3: [{ kind: 'ship' }] }), ships);
    const begun = afterMoves(state, visit(state, 'builder'), { kind: 'build-store', space: 'D3', good: 'books' });
    const after = afterMoves(begun, { kind: 'build-ship', pay: ['gold'], place: { how: 'new' } });
    // The ship brings 4 + 2 influence: coins on 5, 3, 1 and 0 pay 3 and the 1 by which the treasury rose.
    expect(afterMoves(after, { kind: 'buy-land', cube: null, house: 'left', coins: 4 }).stores.D3).toBeDefined();
  });

  it('reward.beforePaying: an unknown reward may be enough, so it is asked for on the way', () => {
    const state = poor(undefined);
    const atBuilder = afterMoves(state, visit(state, 'builder'));
    const begin = { kind: 'build-store', space: 'B2', good: 'gold' } as const;
    expect(refusalOf(atBuilder, begin)).toEqual({ code: 'reward-first', rule: 'reward.beforePaying', place: 'B2' });
    expect(refusalOf(atBuilder, { ...begin, reward: [{ kind: 'reis', amount: 2 }] })).toMatchObject({
      code: 'too-poor',
      needed: 3,
      has: 2,
    });
    const begun = afterMoves(atBuilder, { ...begin, reward: [{ kind: 'reis', amount: 3 }] });
    expect(afterMoves(begun, { kind: 'buy-land', cube: null, house: 'left', coins: 0 }).sheet.rewards['B2']).toEqual([
      { kind: 'reis', amount: 3 },
    ]);
  });

  it('reward.beforePaying, building.hire: the same for a site and its officials', () => {
    const offices = { minister: { neutral: 1 }, king: {} };
    const state = aState({ offices, you: { reis: 0, influence: 1, plans } });
    const atKing = afterMoves(state, visit(state, 'king'));
    expect(refusalOf(atKing, { kind: 'open-building', site: 'W-B' })).toEqual({
      code: 'reward-first',
      rule: 'reward.beforePaying',
      place: 'W-B',
    });
    const reward = [{ kind: 'reis', amount: 6 }] as const;
    const after = afterMoves(
      atKing,
      { kind: 'open-building', site: 'W-B', reward },
      { kind: 'staff-building', plan: 0, coins: 0 },
    );
    expect(after.you).toMatchObject({ reis: 0, plans: [{ done: true }] });
    expect(refusalOf(atKing, { kind: 'open-building', site: 'N-books' })).toMatchObject({ code: 'north-site-needs' });
  });

  it('reward.beforePaying: once every reward is entered and none is enough, the visit comes to nothing', () => {
    const state = poor(onlyRewards({}));
    const { B2: _, ...rewards } = state.sheet.rewards;
    const unknown: GameState = { ...state, sheet: { ...state.sheet, rewards } };
    const told = afterMoves(unknown, visit(unknown, 'builder'), {
      kind: 'tell',
      fact: { about: 'reward', place: 'B2', rewards: [] },
    });
    expect(told.turn).toMatchObject({ step: { at: 'card' } });
  });
});

describe('action.possible: what cannot be done is not paid for', () => {
  it('action.possible: an event that cannot be done at all is refused, with the reason', () => {
    const empty = aState({ shipyard: [] });
    const ship = { kind: 'sponsor', coins: 0, reward: [{ kind: 'ship' }] } as const;
    expect(refusalOf(empty, ship)).toEqual({ code: 'yard-empty', rule: 'state.ship' });
    expect(decide(aState(), ship).ok).toBe(true);
    expect(decide(empty, { ...ship, reward: [{ kind: 'ship' }, { kind: 'wigs', amount: 1 }] }).ok).toBe(true);
  });

  it('action.possible: a store by an event must be payable after the event is', () => {
    const store = { kind: 'sponsor', coins: 0, reward: [{ kind: 'store' }] } as const;
    const known = (reis: number) => aState({ sheet: onlyRewards({}), you: { reis, influence: 0 } });
    expect(refusalOf(known(5), store)).toMatchObject({ code: 'too-poor', rule: 'store.price', needed: 3, has: 2 });
    expect(decide(known(6), store).ok).toBe(true);
  });

  it('action.possible: goods for which there is no room are no event', () => {
    const full = aState({ you: { goods: { gold: 2, books: 2, cloth: 2, tools: 2 } } });
    for (const good of ['gold', 'any'] as const) {
      expect(
        refusalOf(full, { kind: 'sponsor', coins: 0, reward: [{ kind: 'goods', good, amount: 1 }] }),
      ).toMatchObject({ code: 'no-room-for-good' });
    }
  });
});

describe('reward.must: rewards are not declined', () => {
  it('reward.must: a cube is taken even if it ends the period', () => {
    const state = afterMoves(
      aState({ you: { rubble: { earthquake: 2, fire: 2, tsunami: 1 } } }),
      card([{ kind: 'cube' }]),
    );
    expect(refusalOf(state, { kind: 'decline' })).toEqual({
      code: 'reward-not-declined',
      rule: 'reward.must',
      task: 'cube',
    });
    expect(legal(state)).not.toContainEqual({ kind: 'decline' });
    expect(afterMoves(state, { kind: 'take-cube', cube: 'tsunami' }).turn).toMatchObject({ due: { end: 'you' } });
  });

  it('reward.must: what cannot be taken is lost', () => {
    const state = afterMoves(
      aState({ pile: 0, you: { favours: ['builder', 'minister', 'king'] } }),
      card([{ kind: 'cube' }, { kind: 'favour' }]),
    );
    expect(state.turn).toMatchObject({ tasks: [], step: { at: 'portfolio' } });
  });

  it('reward.must: where holdings are not kept, what depends on them may be let go, the rest not', () => {
    const shallow = aState({ depth: 'lacerda-needs' });
    const cardinal = afterMoves(shallow, card([{ kind: 'cardinal' }]));
    expect(decide(cardinal, { kind: 'decline' }).ok).toBe(true);
    const cube = afterMoves(shallow, card([{ kind: 'cube' }]));
    expect(refusalOf(cube, { kind: 'decline' })).toMatchObject({ rule: 'reward.must' });
  });

  it('reward.must, store.order: a place whose reward makes its own land too dear cannot be built on', () => {
    const state = aState({
      cardinal: 2,
      sheet: onlyRewards({ A1: [{ kind: 'cardinal' }] }),
      you: { reis: 3, influence: 2 },
    });
    const atBuilder = afterMoves(state, visit(state, 'builder'));
    expect(refusalOf(atBuilder, { kind: 'build-store', space: 'A1', good: 'gold' })).toMatchObject({
      code: 'too-poor',
      needed: 4,
      has: 3,
    });
  });
});

describe('portfolio.size: discarding', () => {
  it('portfolio.size: a card may be discarded while there is room, from the half the new one goes to', () => {
    const treasury: PortfolioCard = { card: 'treasury', reis: 1 };
    const state = aState({
      you: { rubble: { earthquake: 1, fire: 1, tsunami: 1 }, portfolio: [nobleCard(1), treasury] },
    });
    expect(afterMoves(state, { ...card(), discard: 0 }).you.portfolio).toEqual([treasury, nobleCard(2)]);
    expect(refusalOf(state, { ...card(), discard: 1 })).toMatchObject({ code: 'frees-no-slot', index: 1 });
    expect(refusalOf(state, { ...card(), discard: 2 })).toMatchObject({ code: 'no-such-card', index: 2 });
    expect(afterMoves(state, { kind: 'play-treasury-card', discard: 1 }).you.portfolio).toHaveLength(2);
    const listed = legal(state).filter((one) => 'discard' in one);
    expect(listed.map((one) => 'discard' in one && [one.kind, one.discard])).toEqual([
      ['play-noble-card', 0],
      ['play-noble-card', 0],
      ['play-noble-card', 0],
      ['play-treasury-card', 1],
    ]);
  });

  it('portfolio.size: a ship may take the slot of a card while there is room', () => {
    const state = aState({ shipyard: [1], you: { rubble: { earthquake: 1, fire: 1, tsunami: 1 } } });
    const traded = afterMoves(state, card(), { kind: 'trade', good: 'books', action: 'ship' });
    const after = afterMoves(traded, { kind: 'build-ship', pay: ['gold'], place: { how: 'discard', index: 0 } });
    expect(after.you.portfolio).toEqual([{ card: 'ship', hull: 1, cargo: 0 }]);
  });

  it('portfolio.size: the discarded card counts no more for what the new one gives', () => {
    const state = aState({ you: { influence: 0, portfolio: [nobleCard(3), nobleCard(1)] } });
    const waits = afterMoves(state, card([{ kind: 'influence' }]));
    expect(waits.you.influence).toBe(0);
    expect(afterMoves(waits, { kind: 'make-room', index: 0 }).you).toMatchObject({
      influence: 1,
      portfolio: [nobleCard(1), nobleCard(2)],
    });
    const roomy = aState({ you: { influence: 0, portfolio: [nobleCard(3)] } });
    expect(decisionOf(roomy, { ...card([{ kind: 'influence' }]), discard: 0 }).after.you.influence).toBe(0);
  });
});
