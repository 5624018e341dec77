import { createContext, useContext } from 'react';

import type { Correction, GameState } from '@/engine';

import type { Target } from './target';

/** What a tap makes of the table as it is when its turn comes. */
export type Make = (now: GameState) => readonly Correction[];

/** The table as it is shown, and how a tap corrects something. */
export interface Edit {
  readonly state: GameState;
  /** Nothing is corrected here: what is shown is no button. */
  readonly isReadOnly?: boolean;
  /** Corrects something and stays. */
  readonly put: (make: Make) => void;
  /** Corrects something and closes the sheet, if it stands. */
  readonly settle: (make: Make) => void;
  readonly open: (target: Target) => void;
}

export const EditContext = createContext<Edit | null>(null);

export function useEdit(): Edit {
  const edit = useContext(EditContext);
  if (edit === null) throw new Error('an editor outside of the values');
  return edit;
}
