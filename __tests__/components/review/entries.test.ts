import { placesIn } from '@/components/review/placesIn';
import { eventsOf, headlineOf, entriesOf } from '@/components/review/entries';
import { review, type GameEvent, type ReviewedTurn } from '@/engine';
import { begin, historyOf } from '@/engine/history/history';
import { chronicleWords, logWords } from '@/i18n/log';
import { turnWords } from '@/i18n/turn';
import { play } from '@/__tests__/helpers/games';
import { aState } from '@/__tests__/helpers/state';

const words = { log: logWords.en, chronicle: chronicleWords.en, turn: turnWords.en };

const turnOf = (...events: readonly GameEvent[]): ReviewedTurn => {
  const [turn] = review(historyOf(aState(), [{ moves: [], events }])).turns;
  if (turn === undefined) throw new Error('no turn');
  return turn;
};

describe('a turn looked back on', () => {
  it('is remembered by its most telling deed', () => {
    const turn = turnOf(
      { kind: 'courtier-moved', to: 'king' },
      { kind: 'cube-taken', seat: 'you', from: { at: 'row', row: 'A' }, cube: 'fire' },
      { kind: 'store-built', seat: 'you', space: 'A3', good: 'books', house: 'left' },
    );
    expect(headlineOf(turn, words)).toBe('Your book store on A3.');
    expect(headlineOf(turnOf({ kind: 'wigs-changed', seat: 'you', by: 2 }), words)).toBe('Ended the turn.');
  });

  it('points out every place where something happened, once', () => {
    expect(
      placesIn([
        { kind: 'store-built', seat: 'you', space: 'A3', good: 'books', house: 'left' },
        { kind: 'cube-taken', seat: 'you', from: { at: 'column', column: 3 }, cube: 'fire' },
        { kind: 'cube-taken', seat: 'you', from: { at: 'site', site: 'W-A' }, cube: 'fire' },
        { kind: 'building-opened', seat: 'lacerda', site: 'W-A', architect: 'blue', colours: ['gold', 'cloth'] },
        { kind: 'official-placed', seat: 'you', noble: 'king' },
        { kind: 'favour-taken', seat: 'you', noble: 'king' },
        { kind: 'wigs-changed', seat: 'you', by: 3 },
      ]),
    ).toEqual(['A3', 'column-3', 'W-A', 'building-blue', 'noble-king']);
  });

  it('solo.state: has his steps with their reasons, worked out on the table as it was', () => {
    const game = play(begin(aState({ toMove: 'lacerda' })), { kind: 'finish-lacerda' });
    const [turn] = review(game).turns;
    const [entry] = turn === undefined ? [] : entriesOf(turn);
    expect(entry).toMatchObject({ at: 0, before: game.start });
    expect(entry?.steps?.map(({ rule }) => rule)).toContain('solo.state');
    expect(eventsOf(turn ?? { entries: [] })).toEqual(game.done[0]?.events);
  });

  it('has no reasons for what was kept as played, and none are looked for in yours', () => {
    const kept = { moves: [{ kind: 'finish-lacerda' }], events: [], kept: true } as const;
    const [his] = review(historyOf(aState({ toMove: 'lacerda' }), [kept])).turns;
    expect(his === undefined ? [] : entriesOf(his)).toMatchObject([{ steps: null }]);
    expect(entriesOf(turnOf({ kind: 'wigs-changed', seat: 'you', by: 2 }))).toMatchObject([{ steps: [] }]);
  });
});
