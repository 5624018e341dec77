import type { Correction } from '@/engine/game/correction';
import type { GameEvent } from '@/engine/game/event';
import type { Entry, History } from '@/engine/history/history';
import { begin, historyOf, record } from '@/engine/history/history';
import { LEAST_SWING, review } from '@/engine/history/review';
import type { Good, Seat, Space } from '@/engine/model/vocabulary';
import { finalWigs, scoreNow } from '@/engine/play/standing';
import { finishedGame } from '../../helpers/games';
import { aState } from '../../helpers/state';

const wigs = (seat: Seat, by: number): GameEvent => ({ kind: 'wigs-changed', seat, by });
const store = (seat: Seat, space: Space, good: Good): GameEvent => ({
  kind: 'store-built',
  seat,
  space,
  good,
  house: seat === 'you' ? 'left' : null,
});
const corrected = (correction: Correction): GameEvent => ({ kind: 'value-corrected', correction });
const closed = (seat: Seat): GameEvent => ({ kind: 'turn-closed', seat });
const entry = (...events: readonly GameEvent[]): Entry => ({ moves: [], events });
const told = (start: History['start'], ...entries: readonly Entry[]): History => historyOf(start, entries);

const START = aState({ you: { wigs: 0 }, lacerda: { wigs: 0 } });
/** Worked by hand: books give 9 to the most, 3 to the other, tied 6 each; a favor gives 2. */
const GAME = told(
  START,
  entry(wigs('you', 4)),
  entry({ kind: 'favour-taken', seat: 'you', noble: 'king' }, closed('you')),
  entry(store('lacerda', 'A1', 'books'), wigs('lacerda', 1), closed('lacerda')),
  entry(store('you', 'A2', 'books'), closed('you')),
  entry(wigs('lacerda', 4), { kind: 'end-triggered' }, closed('lacerda')),
  entry({ kind: 'value-corrected', correction: { of: 'wigs', at: 'you', value: 24 } }),
  entry(wigs('you', 5), closed('you')),
  entry(wigs('lacerda', 1), closed('lacerda')),
  entry(wigs('lacerda', 9)),
);

describe('review', () => {
  const { turns, decided, score, partial } = review(GAME);

  it('gathers entries into turns by whose they are, with the table before and after', () => {
    expect(turns.map(({ whose, round, first, entries }) => [whose, round, first, entries.length])).toEqual([
      ['you', 1, 0, 2],
      ['lacerda', 1, 2, 1],
      ['you', 2, 3, 1],
      ['lacerda', 2, 4, 1],
      ['you', 3, 5, 2],
      ['lacerda', 3, 7, 1],
      ['over', 4, 8, 1],
    ]);
    expect(turns[2]?.before).toEqual(historyOf(START, GAME.done.slice(0, 3)).now);
    expect(turns[2]?.after).toEqual(historyOf(START, GAME.done.slice(0, 4)).now);
    expect(turns.at(-1)?.after).toEqual(GAME.now);
  });

  it('score.stores, score.favours: a turn swings by wigs won at once and by what endgame scoring gives for it', () => {
    expect(turns.map(({ swing }) => swing.by)).toEqual([6, -10, 9, -4, 5, -1, -9]);
    expect(turns[0]?.swing.parts).toMatchObject({ wigs: 4, favours: 2, books: 0 });
    expect(turns[1]?.swing.parts).toMatchObject({ wigs: -1, books: -9 });
    expect(turns[2]?.swing.parts).toMatchObject({ wigs: 0, books: 9 });
  });

  it('says both scores as if the game had ended after each turn', () => {
    const since = (seat: Seat) => turns.map((turn) => turn.score[seat] - score[seat]);
    expect(since('you')).toEqual([6, 6, 12, 12, 37, 37, 37]);
    expect(since('lacerda')).toEqual([0, 10, 7, 11, 11, 12, 21]);
    expect(turns.at(-1)?.score.you).toBe(scoreNow(GAME.now).players[0]?.total);
  });

  it('counts a correction in the score and for no turn', () => {
    expect(turns[4]?.swing).toMatchObject({ by: 5, parts: { wigs: 5 } });
  });

  it('names the three turns with the largest swings in the order of the game; what is counted after it decides nothing', () => {
    expect(decided).toEqual([0, 1, 2]);
    expect(partial).toBe(false);
  });

  it('an entry that corrects counts for nothing, whatever else it did', () => {
    const looked = review(told(START, entry(wigs('you', 5), corrected({ of: 'reis', value: 40 }))));
    expect(looked.turns[0]?.swing).toMatchObject({ by: 0, parts: { wigs: 0 } });
  });

  it('what was played around a correction is added up, part by part', () => {
    const looked = review(
      told(
        START,
        entry(wigs('you', 2)),
        entry(corrected({ of: 'wigs', at: 'you', value: 40 })),
        entry(wigs('you', 3), { kind: 'favour-taken', seat: 'you', noble: 'king' }),
      ),
    );
    expect(looked.turns[0]?.swing).toMatchObject({ by: 7, parts: { wigs: 5, favours: 2, books: 0 } });
  });

  it.each<Correction>([
    { of: 'period', value: 2 },
    { of: 'round', value: 7 },
  ])('after the $of was corrected it is another turn', (correction) => {
    const game = told(START, entry(wigs('you', 1)), entry(corrected(correction)), entry(wigs('you', 2)));
    expect(review(game).turns.map(({ first }) => first)).toEqual([0, 2]);
  });

  it('names none that swung by less than the least', () => {
    const small = told(START, entry(wigs('you', LEAST_SWING - 1), closed('you')), entry(wigs('lacerda', LEAST_SWING)));
    expect(review(small).decided).toEqual([1]);
  });

  it('names the largest wherever they were, not what was entered after the game', () => {
    const game = told(
      START,
      entry(wigs('you', 5), closed('you')),
      entry(wigs('lacerda', 6), closed('lacerda')),
      entry(wigs('you', 9), closed('you')),
      entry(wigs('lacerda', 7), { kind: 'end-triggered' }, closed('lacerda')),
      entry(wigs('you', 1), closed('you')),
      entry(closed('lacerda')),
      entry(wigs('you', 20)),
    );
    const looked = review(game);
    expect(looked.turns.at(-1)).toMatchObject({ whose: 'over', swing: { by: 20 } });
    expect(looked).toMatchObject({ decided: [1, 2, 3], partial: false });
  });

  it('of turns alike names the earlier ones', () => {
    const alike = [1, 2].flatMap(() => [
      entry(wigs('you', 7), closed('you')),
      entry(wigs('lacerda', 7), closed('lacerda')),
    ]);
    expect(review(told(START, ...alike)).decided).toEqual([0, 1, 2]);
  });

  it('goes through whole games: the last score is the final one, and the swings make up the difference', () => {
    for (const seed of [1, 2]) {
      const history = finishedGame(seed);
      const looked = review(history);
      const last = looked.turns.at(-1)?.score;
      expect(last).toEqual(finalWigs(history.now));
      const swings = looked.turns.reduce((all, { swing }) => all + swing.by, 0);
      expect(swings).toBe((last?.you ?? 0) - (last?.lacerda ?? 0) - (looked.score.you - looked.score.lacerda));
      expect(looked.decided).toHaveLength(3);
    }
  });

  it('a game without entries has no turns', () => {
    expect(review(begin(START))).toMatchObject({ start: START, turns: [], decided: [] });
  });

  it('at the smaller depth says that réis and decrees are missing, and counts them for no turn when they are entered', () => {
    const start = aState({ depth: 'lacerda-needs', you: { reis: 50, decrees: [6] } });
    const game = record(told(start, entry(wigs('you', 2))), entry({ kind: 'depth-changed', depth: 'everything' }));
    const looked = review(game);
    expect(looked.partial).toBe(true);
    expect(looked.turns[0]?.swing.by).toBe(2);
    expect(looked.turns[0]?.score.you).toBe(looked.score.you + 2 + 10 + 6);
  });
});
