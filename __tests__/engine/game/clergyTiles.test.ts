import type { ClergyTile } from '@/engine/model/state';
import type { Command } from '@/engine/game/command';
import { legal } from '@/engine/game/legal';
import { decide } from '@/engine/game/decide';
import { yourChurch } from '@/engine/bot/church';
import { runLacerda } from '@/engine/bot/run';
import { afterMoves, decisionOf, refusalOf } from '../../helpers/moves';
import { aState, plain, yourTurn, type StateOverrides } from '../../helpers/state';

const meeting = (over: StateOverrides = {}) =>
  aState({ turn: yourTurn({ at: 'card' }, { tasks: [{ do: 'cardinal', paid: true }] }), ...over });

const meet = (tile?: ClergyTile): Command => ({ kind: 'meet-cardinal', steps: 1, ...(tile !== undefined && { tile }) });

describe('clergy.benefit: a tile is entered when it is taken', () => {
  it('clergy.benefit: it lies on your board with what it gives, and the board sheet knows it from then on', () => {
    const { after, events } = decisionOf(meeting(), meet({ visit: 1, reis: 0 }));
    expect(after.you.clergy).toEqual([{}, { visit: 1 }]);
    expect(after.sheet.clergy).toEqual([{ visit: 1 }]);
    expect(events).toContainEqual({ kind: 'clergy-taken', seat: 'you', tile: { visit: 1 } });
    expect(events).toContainEqual({ kind: 'clergy-remembered', tile: { visit: 1 } });
  });

  it('clergy.benefit: a face that is known is not remembered twice, and one of which nothing is said not at all', () => {
    const known = meeting({ sheet: { clergy: [{ visit: 1 }] } });
    expect(afterMoves(known, meet({ visit: 1 })).sheet.clergy).toEqual([{ visit: 1 }]);
    const { after, events } = decisionOf(known, meet());
    expect(after.you.clergy).toEqual(plain(2));
    expect(events).toContainEqual({ kind: 'clergy-taken', seat: 'you' });
    expect(events.map(({ kind }) => kind)).not.toContain('clergy-remembered');
  });

  it('clergy.benefit: what takes away or is beyond belief is refused', () => {
    expect(refusalOf(meeting(), meet({ perGood: -1 }))).toMatchObject({ code: 'out-of-range', least: 0, given: -1 });
    expect(refusalOf(meeting(), meet({ reis: 21 }))).toMatchObject({ code: 'out-of-range', most: 20, given: 21 });
  });

  it('clergy.benefit: corrected like any other value, and remembered', () => {
    const after = afterMoves(aState(), {
      kind: 'correct',
      correction: { of: 'clergy', value: [{ influence: 2, visit: 0 }, { note: ' a free plan ' }] },
    });
    expect(after.you.clergy).toEqual([{ influence: 2 }, { note: 'a free plan' }]);
    expect(after.sheet.clergy).toEqual([{ influence: 2 }, { note: 'a free plan' }]);
    const five = { of: 'clergy', value: plain(5) } as const;
    expect(refusalOf(aState(), { kind: 'correct', correction: five })).toMatchObject({ code: 'out-of-range', most: 4 });
    const less = { of: 'clergy', value: [{ reis: -2 }] } as const;
    expect(refusalOf(aState(), { kind: 'correct', correction: less })).toMatchObject({ given: -2 });
  });

  it('clergy.benefit: nothing of it is kept where clergy tiles are not tracked', () => {
    const state = aState({ you: { clergy: [{ visit: 1 }, {}] } });
    const small = afterMoves(state, { kind: 'set-depth', depth: 'lacerda-needs' });
    expect(small.you.clergy).toEqual(plain(2));
    const holdings = { reis: 1, goods: { gold: 0, books: 0, cloth: 0, tools: 0 }, clergy: [{ reis: 1 }], decrees: [] };
    const whole = afterMoves(small, { kind: 'set-depth', depth: 'everything', holdings });
    expect(whole).toMatchObject({ you: { clergy: [{ reis: 1 }] }, sheet: { clergy: [{ reis: 1 }] } });
  });
});

describe('church.scoring: which tiles go', () => {
  const portfolio = [{ card: 'noble', noble: 'king', influence: 2 }] as const;
  const atChurch = (clergy: readonly ClergyTile[]) =>
    aState({
      turn: yourTurn({ at: 'church' }, { due: { church: 'you', end: null } }),
      you: { clergy, portfolio, influence: 0 },
    });

  it('church.scoring, clergy.benefit: a tile adds to the gain only if it is kept', () => {
    const state = atChurch([{ influence: 1 }, { visit: 1 }]);
    const gone = afterMoves(state, { kind: 'church-choice', tiles: 1, which: [0], wigs: 2 });
    expect(gone.you).toMatchObject({ clergy: [{ visit: 1 }], influence: 2 });
    const kept = afterMoves(state, { kind: 'church-choice', tiles: 1, which: [1], wigs: 2 });
    expect(kept.you).toMatchObject({ clergy: [{ influence: 1 }], influence: 3 });
  });

  it('church.scoring: where nobody says which, those that give nothing go first, then the newest', () => {
    const state = atChurch([{ visit: 1 }, {}, { reis: 1 }]);
    const after = (tiles: number) => afterMoves(state, { kind: 'church-choice', tiles, wigs: 0 }).you.clergy;
    expect([1, 2, 3].map(after)).toEqual([[{ visit: 1 }, { reis: 1 }], [{ visit: 1 }], []]);
  });

  it('church.scoring: only tiles you hold, each once, and as many as are said', () => {
    for (const which of [[2], [0, 0], [0, 1]]) {
      const tiles = which.length === 2 && which[1] === 1 ? 1 : which.length;
      expect(refusalOf(atChurch([{}, {}]), { kind: 'church-choice', tiles, which, wigs: 0 })).toMatchObject({
        code: 'not-your-tiles',
      });
    }
  });

  it('church.scoring: every different way to discard is among the legal moves', () => {
    const discards = (clergy: readonly ClergyTile[]) =>
      legal(atChurch(clergy)).flatMap((command) =>
        command.kind === 'church-choice' ? [command.which ?? command.tiles] : [],
      );
    expect(discards(plain(3))).toEqual([1, 2, 3]);
    expect(discards([{ visit: 1 }, {}, {}])).toEqual([[0], [1], [0, 1], [1, 2], [0, 1, 2]]);
  });

  it('church.scoring, clergy.benefit: on his turn the discarded tile adds nothing either', () => {
    const state = atChurch([{ influence: 1 }, {}]);
    const gainOf = (which: readonly number[]) => {
      const act = yourChurch(state, { tiles: 1, which, wigs: 1 });
      return act.kind === 'acted' && act.step.done ? act.step.influence : null;
    };
    expect([gainOf([0]), gainOf([1])]).toEqual([2, 3]);
  });
});

it('clergy.benefit: a gain by a reward and the price of a visit follow the tile', () => {
  const state = aState({ you: { clergy: [{ visit: 1, influence: 1 }], influence: 2, wigs: 0 } });
  const pay = { influence: 2, wigs: 0, reis: 0, coins: 0, benefits: 0 };
  expect(decide(state, { kind: 'visit', noble: 'minister', pay })).toMatchObject({
    ok: true,
    value: {
      why: [
        {
          code: 'visit-cost',
          total: 2,
          parts: expect.arrayContaining([{ code: 'clergy', amount: -1, rule: 'clergy.benefit' }]),
        },
      ],
    },
  });
  const card = { kind: 'play-noble-card', noble: 'king', influence: 0, reward: [{ kind: 'influence' }] } as const;
  const { after, why } = decisionOf(aState({ you: { clergy: [{ influence: 1 }] } }), card);
  expect(after.you.influence).toBe(5);
  expect(why).toContainEqual(
    expect.objectContaining({ code: 'influence', gain: expect.objectContaining({ granted: 1 }) }),
  );
});

it('clergy.benefit: an answer that names tiles you do not hold is refused on his turn', () => {
  const state = aState({
    toMove: 'lacerda',
    courtier: 'minister',
    cardinal: 4,
    aide: 'king',
    you: { clergy: [{ visit: 1 }, {}] },
  });
  const answers = { clergyWigs: 0, building: null, plan: null, church: { tiles: 1, which: [3], wigs: 1 } } as const;
  expect(runLacerda(state, { answers, overrides: [] })).toMatchObject({
    ok: false,
    error: { code: 'impossible-answer' },
  });
});
