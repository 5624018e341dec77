import type { GameState } from '@/engine/model/state';
import { roundsLeft } from '@/engine/play/roundsLeft';
import { simulateGame } from '@/engine/play/simulate';

describe('the most rounds left', () => {
  it('is never fewer than the rounds that are then played', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const seen: { readonly state: GameState; readonly most: number; readonly ends: string }[] = [];
      simulateGame(seed, ({ before }) => {
        if (before.turn.kind === 'between') seen.push({ state: before, ...roundsLeft(before) });
      });
      const last = (period: number): number =>
        Math.max(...seen.filter(({ state }) => state.period === period).map(({ state }) => state.round));
      for (const { state, most } of seen) expect(state.round + most - 1).toBeGreaterThanOrEqual(last(state.period));
    }
  });
});
