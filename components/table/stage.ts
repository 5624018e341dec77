import type { ReactNode } from 'react';

import type { BoardMarks } from '@/components/board/selection';
import type { GameState } from '@/engine';

/** Everything the table shows of the moment: worked out at the top, told downwards. */
export interface Stage extends BoardMarks {
  readonly title: string;
  /** The table as it is drawn. */
  readonly state: GameState;
  /** What is told and asked, above the map on a phone, first beside it on a tablet. */
  readonly questions: ReactNode;
  /** Below the map on a phone, after the questions on a tablet. */
  readonly panel?: ReactNode;
  readonly footer?: ReactNode;
  /** The pieces of your last move take one line: his first instruction stands near the top. */
  readonly foldPieces?: boolean;
  /** What the confirming key does. */
  readonly onConfirm?: (() => void) | undefined;
}
