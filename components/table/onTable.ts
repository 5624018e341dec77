import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';

import type { BoardMarks } from '@/components/board/selection';
import type { GameState } from '@/engine';

/** What whoever moves puts on the table around their own words: the map stays where it lies and only changes. */
export interface OnTable extends BoardMarks {
  readonly title: string;
  /** The table as it is drawn. */
  readonly state: GameState;
  /** Below the map on a phone, after the words on a tablet. */
  readonly panel?: ReactNode;
  readonly footer?: ReactNode;
  /** The pieces of your last move take one line: his first instruction stands near the top. */
  readonly foldPieces?: boolean;
  /** What the confirming key does. */
  readonly onConfirm?: (() => void) | undefined;
}

export const TableContext = createContext<(put: OnTable) => void>(() => undefined);

/** Puts it on the table this stands on, before anything is painted. */
export function useOnTable(put: OnTable): void {
  const lay = useContext(TableContext);
  useLayoutEffect(() => lay(put));
}
