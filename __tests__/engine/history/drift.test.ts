import { drift } from '@/engine/history/drift';
import { begin, historyOf, record } from '@/engine/history/history';
import { gameOf } from '../../helpers/games';
import { aState } from '../../helpers/state';

describe('drift', () => {
  it('finds nothing in a game today’s rules judged', () => {
    expect(drift(gameOf(60, 5))).toEqual([]);
  });

  it('names an entry today’s rules refuse', () => {
    const history = record(begin(aState()), {
      moves: [{ kind: 'end-turn' }],
      events: [{ kind: 'turn-closed', seat: 'you' }],
    });
    expect(drift(history)).toMatchObject([{ code: 'refused-now', entry: 0, move: 0 }]);
  });

  it('names an entry that would now come out otherwise, with both, and judges the next one on the recorded table', () => {
    const game = gameOf(12, 5);
    const wigs = { kind: 'wigs-changed', seat: 'you', by: 1 } as const;
    const entries = game.done.map((entry, index) =>
      index === 4 ? { ...entry, events: [...entry.events, wigs] } : entry,
    );
    expect(drift(historyOf(game.start, entries))).toEqual([
      { code: 'other-events', entry: 4, before: [...(game.done[4]?.events ?? []), wigs], after: game.done[4]?.events },
    ]);
  });

  it('leaves alone what was kept on purpose', () => {
    const history = record(begin(aState()), { moves: [{ kind: 'end-turn' }], events: [], kept: true });
    expect(drift(history)).toEqual([]);
  });
});
