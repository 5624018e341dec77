import type { SimulationFailure } from '@/engine';
import { simulateGame } from '@/engine';
import type { SimulateOptions } from './options';
import type { Tally } from './tally';
import { countGame, countMove, emptyTally } from './tally';

/** Who looks on while the games are played. */
export interface Onlooker {
  readonly progress: (played: number) => void;
  /** A game that could not be finished, with the command that replays it. */
  readonly failure: (line: string) => void;
  /** Whether to stop before the next game. */
  readonly stopped: () => boolean;
}

export interface Outcome {
  readonly tally: Tally;
  readonly failures: number;
}

const replayed = (seed: number): string => `npm run simulate -- --games 1 --seed ${seed}`;

/** A game that throws has failed like one that cannot continue. */
function playOne(seed: number, tally: Tally): SimulationFailure | string | null {
  try {
    const game = simulateGame(seed, (moment) => countMove(tally, moment));
    if (!game.ok) return game.error;
    countGame(tally, game.value.end);
    return null;
  } catch (error) {
    return String(error).split('\n')[0] ?? '';
  }
}

/** Lets signals and output through between two games. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays the games one by one until all are played or somebody stops it. */
export async function runGames({ games, seed }: SimulateOptions, onlooker: Onlooker): Promise<Outcome> {
  const tally = emptyTally();
  let failures = 0;
  for (let game = 0; game < games && !onlooker.stopped(); game += 1) {
    const failure = playOne(seed + game, tally);
    if (failure !== null) {
      failures += 1;
      onlooker.failure(
        `seed ${seed + game} failed: ${JSON.stringify(failure)}\n  replay it with: ${replayed(seed + game)}`,
      );
    }
    onlooker.progress(game + 1);
    await breathe();
  }
  return { tally, failures };
}
