import { audit } from '@/engine/history/audit';
import { finishedGame } from '../helpers/games';

describe('audit', () => {
  it('looks back on whole games: two decisions for each of his turns, one for each follow', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const history = finishedGame(seed);
      const { decisions, moves, unexplained } = audit(history);
      expect(unexplained).toEqual([]);
      const turns = history.now.round - 1;
      expect(decisions.filter(({ step }) => step.rule === 'solo.state')).toHaveLength(turns);
      expect(decisions.filter(({ step }) => step.rule === 'solo.noble')).toHaveLength(turns);
      expect(moves.length).toBeGreaterThan(0);
    }
  });
});
