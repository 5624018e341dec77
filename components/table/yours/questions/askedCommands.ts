import type { Command, GameState } from '@/engine';

/** Choices of one kind, the table they are made on, and the one that stands. */
export interface AskedCommands {
  readonly state: GameState;
  readonly commands: readonly Command[];
  readonly chosen: Command | null;
  /** The rarer ways to pay are offered to whoever comes back to it. */
  readonly isEdited: boolean;
  readonly onChoose: (command: Command) => void;
}
