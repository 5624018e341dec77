import { runGames } from '@/cli/simulate/run';
import type * as Engine from '@/engine';

jest.mock('@/engine', () => {
  const engine = jest.requireActual<typeof Engine>('@/engine');
  return {
    ...engine,
    simulateGame: (seed: number) => {
      if (seed === 8) return { ok: false, error: { code: 'stuck' } };
      if (seed === 9) throw new Error('broken');
      return engine.simulateGame(seed);
    },
  };
});

describe('a simulated game that fails', () => {
  it('names its seed and the command that replays it, and the others continue', async () => {
    const failures: string[] = [];
    const outcome = await runGames(
      { games: 3, seed: 7 },
      { progress: () => undefined, failure: (line) => failures.push(line), stopped: () => false },
    );
    expect(outcome.failures).toBe(2);
    expect(failures).toEqual([
      'seed 8 failed: {"code":"stuck"}\n  replay it with: npm run simulate -- --games 1 --seed 8',
      'seed 9 failed: "Error: broken"\n  replay it with: npm run simulate -- --games 1 --seed 9',
    ]);
  });
});
