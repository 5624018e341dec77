import type { ReactNode } from 'react';

import type { BoardMarks } from '@/components/board/selection';
import type { GameState } from '@/engine';

/** Everything the table shows of the moment: worked out at the top, told downwards. */
export interface Stage extends BoardMarks {
  readonly title: string;
  /** Beside the title, in place of round and period: what is being entered. */
  readonly subtitle?: string | undefined;
  /** Both players of a table that is no game of this device: nothing of the game that is open stands beside it. */
  readonly players?: ReactNode;
  /** The table as it is drawn. */
  readonly state: GameState;
  /** What the hands carry out or what is read, in place of the map's upper part on a phone; first beside the map on a tablet. */
  readonly lines?: ReactNode;
  /** The question that is open: in the dock under the map on a phone, in the column beside it on a tablet. */
  readonly dock?: ReactNode;
  /** What he will do next: the dock's first line. */
  readonly forecast?: ReactNode;
  /** What lies under the thumb: the one button that confirms. */
  readonly footer?: ReactNode;
  /** The pieces of your last move take one line: his first instruction stands near the top. */
  readonly foldPieces?: boolean;
  /** Something is read from a card: beside the map its question takes the place of the lines, which would push it out of sight. */
  readonly hidesLines?: boolean;
  /** What the confirming key does. */
  readonly onConfirm?: (() => void) | undefined;
}
