import { DEMO_ROUNDS } from '@/__tests__/helpers/demoRounds';
import { demoState } from '@/components/game/demoPosition';
import { begin, commit, type Save } from '@/engine';

/** The demo as a game of your own, played on for so many of its moves. */
export function eveningAfter(moves: number): Save {
  const history = DEMO_ROUNDS.slice(0, moves).reduce((so, move) => {
    const next = commit(so, move);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    return next.value;
  }, begin(demoState()));
  return { app: 'e2e', game: { id: 'evening', name: 'Evening', created: '2026-03-01T12:00:00.000Z' }, history };
}
