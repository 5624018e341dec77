import { aState } from '../../helpers/state';
import { afterMoves, decisionOf, refusalOf } from '../../helpers/moves';
import type { StateOverrides } from '../../helpers/state';
import type { Due } from '@/engine/model/turn';
import { yourTurnAt } from '@/engine/game/turn';
import { afterHisFollow } from '@/engine/game/lines';
import { evolveAll } from '@/engine/game/evolve';

const NO_DUE: Due = { church: null, end: null };
const atCard = (overrides: StateOverrides = {}, due: Due = NO_DUE) =>
  aState({ ...overrides, turn: yourTurnAt('your-turn', { at: 'card' }, due) });

describe('the end of a turn', () => {
  it('turn.end: a card of a deck that has one; tiles are refilled and Lacerda is next', () => {
    const state = atCard({ decks: { builder: 0, minister: 5, king: 5, treasury: 5 }, display: ['gold'] });
    expect(refusalOf(state, { kind: 'take-card', deck: 'builder' })).toMatchObject({ code: 'deck-empty' });
    const taken = afterMoves(state, { kind: 'take-card', deck: 'king' });
    expect(taken.decks.king).toBe(4);
    const after = afterMoves(taken, { kind: 'end-turn' });
    expect(after).toMatchObject({
      toMove: 'lacerda',
      turn: { kind: 'between' },
      display: ['gold', 'cloth', 'books', 'tools', 'tools-small'],
    });
    expect(refusalOf(after, { kind: 'get-gold' })).toMatchObject({ code: 'not-your-turn' });
  });

  it('turn.end: with every deck empty there is no card to take', () => {
    const decks = { builder: 0, minister: 0, king: 0, treasury: 0 };
    const state = aState({ period: 2, ending: 'last-round', decks });
    expect(afterMoves(state, { kind: 'get-gold' }, { kind: 'end-turn' }).toMove).toBe('lacerda');
    const card = afterMoves(state, { kind: 'play-noble-card', noble: 'king', influence: 2, reward: [] });
    expect(refusalOf(card, { kind: 'end-turn' })).toMatchObject({ code: 'must-sell-or-trade' });
    const traded = afterMoves(
      card,
      { kind: 'trade', good: 'tools', action: 'plan' },
      { kind: 'take-plan', architect: 'blue' },
    );
    expect(afterMoves(traded, { kind: 'end-turn' }).turn).toMatchObject({ step: { at: 'end' } });
    const followed = aState({ decks, turn: yourTurnAt('your-turn', { at: 'his-follow', noble: 'king' }) });
    expect(evolveAll(followed, afterHisFollow(followed)).turn).toMatchObject({ step: { at: 'end' } });
  });
});

describe('church.scoring on your turn', () => {
  const due: Due = { church: 'you', end: null };
  const portfolio = [
    { card: 'noble', noble: 'king', influence: 4 },
    { card: 'ship', hull: 2, cargo: 0 },
  ] as const;
  const atChurch = (clergy: number) =>
    afterMoves(
      atCard(
        { you: { clergy, influence: 1, portfolio }, lacerda: { influence: 0, ships: [{ hull: 1, cargo: 0 }] } },
        due,
      ),
      { kind: 'take-card', deck: 'king' },
    );

  it('church.scoring: the printed example: one tile, 2 wigs, then 6 influence; R23: then Lacerda', () => {
    const after = afterMoves(atChurch(2), { kind: 'church-choice', tiles: 1, wigs: 2 });
    expect(after.you).toMatchObject({ clergy: [{}], wigs: 7, influence: 7 });
    expect(after.lacerda.influence).toBe(8);
    expect(after.turn).toMatchObject({ step: { at: 'end' }, due: { church: null } });
  });

  it('church.scoring: may be declined; no tiles, no influence and no question', () => {
    expect(afterMoves(atChurch(2), { kind: 'decline-church' }).you).toMatchObject({ clergy: [{}, {}], influence: 1 });
    const none = atChurch(0);
    expect(none.turn).toMatchObject({ step: { at: 'end' } });
    expect(none).toMatchObject({ you: { influence: 1 }, lacerda: { influence: 8 } });
  });

  it('church.scoring: only tiles you have, only wigs they can show', () => {
    expect(refusalOf(atChurch(2), { kind: 'church-choice', tiles: 3, wigs: 2 })).toMatchObject({
      code: 'no-clergy',
      asked: 3,
      has: 2,
    });
    expect(refusalOf(atChurch(2), { kind: 'church-choice', tiles: 1, wigs: 9 })).toMatchObject({
      code: 'out-of-range',
      most: 8,
    });
  });
});

describe('end.period', () => {
  const twoEmpty = { builder: 0, minister: 0, king: 1, treasury: 3 };

  it('end.period: the third empty deck, R30: after this turn, R26: before his', () => {
    const { after, why } = decisionOf(atCard({ decks: twoEmpty }), { kind: 'take-card', deck: 'king' });
    expect(why).toContainEqual({ code: 'end-due', rule: 'end.period', by: 'decks' });
    expect(afterMoves(after, { kind: 'end-turn' })).toMatchObject({
      toMove: 'lacerda',
      turn: { kind: 'period', triggeredBy: 'you' },
    });
  });

  it('end.period: three empty decks end it at the end of your turn, also when a correction emptied them', () => {
    const corrected = afterMoves(
      atCard({ decks: { ...twoEmpty, king: 2 } }),
      { kind: 'correct', correction: { of: 'deck', at: 'king', value: 0 } },
      { kind: 'take-card', deck: 'treasury' },
      { kind: 'end-turn' },
    );
    expect(corrected.turn).toEqual({ kind: 'period', triggeredBy: 'you' });
    const none = { builder: 0, minister: 0, king: 0, treasury: 0 };
    const followed = aState({ decks: none, turn: yourTurnAt('your-turn', { at: 'his-follow', noble: 'king' }) });
    const over = evolveAll(followed, afterHisFollow(followed));
    expect(afterMoves(over, { kind: 'end-turn' }).turn).toEqual({ kind: 'period', triggeredBy: 'you' });
  });

  it('end.period, solo.period: 3 wigs a set, 1 a cube of his; new ships and decks; R14: aide and courtier stay', () => {
    const changed = afterMoves(
      aState({
        turn: { kind: 'period', triggeredBy: 'you' },
        toMove: 'lacerda',
        aide: 'minister',
        courtier: 'king',
        shipyard: [2],
        decks: twoEmpty,
        you: { wigs: 10, rubble: { earthquake: 2, fire: 3, tsunami: 2 } },
        lacerda: { wigs: 10, cubes: 5 },
      }),
      { kind: 'period-discard', rewards: {} },
    );
    expect(changed).toMatchObject({
      period: 2,
      toMove: 'lacerda',
      turn: { kind: 'between' },
      aide: 'minister',
      courtier: 'king',
      shipyard: [3, 4],
      decks: { builder: 5, minister: 5, king: 5, treasury: 5 },
      you: { wigs: 16 },
      lacerda: { wigs: 15, cubes: 5 },
    });
  });

  it('end.period: one reward per noble type, penalties ignored, choices done before play continues', () => {
    const state = aState({ turn: { kind: 'period', triggeredBy: 'lacerda' } });
    const rewards = {
      king: [{ kind: 'goods', good: 'gold', amount: 1 }],
      builder: [{ kind: 'reis', amount: -3 }],
      minister: [{ kind: 'official' }],
    } as const;
    const open = afterMoves(state, { kind: 'period-discard', rewards });
    expect(open.you).toMatchObject({ reis: 10, goods: { gold: 2 } });
    expect(open.turn).toMatchObject({ kind: 'you', within: 'period', tasks: [{ do: 'official' }] });
    expect(afterMoves(open, { kind: 'recruit-officials', nobles: ['king'] })).toMatchObject({
      turn: { kind: 'between' },
      toMove: 'you',
      period: 2,
    });
  });

  it('end.period: your second set triggers it', () => {
    const turn = { ...yourTurnAt('your-turn', { at: 'card' }), tasks: [{ do: 'cube' }] } as const;
    const state = aState({ turn, you: { rubble: { earthquake: 2, fire: 2, tsunami: 1 }, markers: 1 } });
    expect(afterMoves(state, { kind: 'take-cube', cube: 'tsunami' }).turn).toMatchObject({ due: { end: 'you' } });
    expect(afterMoves({ ...state, period: 2 }, { kind: 'take-cube', cube: 'tsunami' }).turn).toMatchObject({
      due: { end: null },
    });
  });

  it('end.period: an influence icon met by a reward is scored before play continues', () => {
    const open = afterMoves(aState({ turn: { kind: 'period', triggeredBy: 'you' }, cardinal: 5 }), {
      kind: 'period-discard',
      rewards: { king: [{ kind: 'cardinal' }] },
    });
    const church = afterMoves(open, { kind: 'meet-cardinal', steps: 1 });
    expect(church.turn).toMatchObject({ step: { at: 'church' } });
    expect(afterMoves(church, { kind: 'decline-church' }).turn).toEqual({ kind: 'between' });
  });

  it('end.period: the change is refused at any other time', () => {
    expect(refusalOf(aState(), { kind: 'period-discard', rewards: {} })).toMatchObject({ code: 'not-your-turn' });
    expect(refusalOf(atCard(), { kind: 'period-discard', rewards: {} })).toMatchObject({ code: 'not-now' });
  });
});

describe('end.game', () => {
  it('end.game: finish the round, then one more, then it is over', () => {
    const due: Due = { church: null, end: 'you' };
    const ended = afterMoves(aState({ period: 2, turn: yourTurnAt('your-turn', { at: 'end' }, due) }), {
      kind: 'end-turn',
    });
    expect(ended).toMatchObject({ ending: 'this-round', toMove: 'lacerda' });
    const last = evolveAll(ended, [{ kind: 'turn-closed', seat: 'lacerda' }]);
    expect(last).toMatchObject({ ending: 'last-round', toMove: 'you' });
    const over = evolveAll(
      afterMoves(last, { kind: 'get-gold' }, { kind: 'take-card', deck: 'king' }, { kind: 'end-turn' }),
      [{ kind: 'turn-closed', seat: 'lacerda' }],
    );
    expect(over.turn).toEqual({ kind: 'over' });
    expect(refusalOf(over, { kind: 'get-gold' })).toMatchObject({ code: 'game-over' });
  });

  it('end.game: the fourth set in the second period', () => {
    const turn = { ...yourTurnAt('your-turn', { at: 'card' }), tasks: [{ do: 'cube' }] } as const;
    const state = aState({ period: 2, turn, you: { rubble: { earthquake: 4, fire: 4, tsunami: 3 }, markers: 3 } });
    expect(decisionOf(state, { kind: 'take-cube', cube: 'tsunami' }).why).toContainEqual({
      code: 'end-due',
      rule: 'end.game',
      by: 'sets',
    });
    const third = aState({ period: 2, turn, you: { rubble: { earthquake: 4, fire: 4, tsunami: 2 }, markers: 2 } });
    expect(afterMoves(third, { kind: 'take-cube', cube: 'tsunami' }).turn).toMatchObject({ due: { end: null } });
    expect(afterMoves({ ...state, ending: 'last-round' }, { kind: 'take-cube', cube: 'tsunami' }).turn).toMatchObject({
      due: { end: null },
    });
  });
});
