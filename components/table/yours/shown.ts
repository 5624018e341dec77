import type { Command, GameState, YourQuestion } from '@/engine';

/** What is asked in the dock, the table it is asked on, and the answer that stands. */
export interface Shown {
  readonly question: YourQuestion;
  readonly state: GameState;
  readonly chosen: Command | null;
}
