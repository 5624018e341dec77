import { audit } from '@/engine/history/audit';
import type { History } from '@/engine/history/history';
import { begin, record } from '@/engine/history/history';
import { simulateGame } from '@/engine/play/simulate';

/** A whole simulated game as its log. */
function logged(seed: number): History {
  let history: History | null = null;
  const game = simulateGame(seed, ({ before, move, played: { events } }) => {
    history = record(history ?? begin(before), { moves: [move], events });
  });
  if (!game.ok || history === null) throw new Error(`seed ${seed}`);
  return history;
}

describe('audit', () => {
  it('looks back on whole games: two decisions for each of his turns, one for each follow', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const history = logged(seed);
      const { decisions, moves, unexplained } = audit(history);
      expect(unexplained).toEqual([]);
      const turns = history.now.round - 1;
      expect(decisions.filter(({ step }) => step.rule === 'solo.state')).toHaveLength(turns);
      expect(decisions.filter(({ step }) => step.rule === 'solo.noble')).toHaveLength(turns);
      expect(moves.length).toBeGreaterThan(0);
    }
  });
});
