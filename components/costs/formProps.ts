import type { BoardSheet, GameState } from '@/engine';
import type { Entered } from '@/store/costsEntered';

/** What every question gets: what was entered, the table it stands for, and how to enter more. */
export interface AskProps {
  readonly entered: Entered;
  readonly sheet: BoardSheet;
  readonly table: GameState;
  readonly enter: (part: Partial<Entered>) => void;
}
