import { useState } from 'react';

import type { ChurchChoice, GameState } from '@/engine';

import { churchAtFirst } from '../moments/ChurchMoment';
import type { Shown } from './shown';

/** Which of your clergy tiles go, until the one button answers; another table asks anew. */
export interface ChurchBegun {
  readonly choice: ChurchChoice;
  readonly change: (choice: ChurchChoice) => void;
}

export function useChurchChoice({ state, chosen }: Pick<Shown, 'state' | 'chosen'>): ChurchBegun {
  const [begun, setBegun] = useState<{ readonly state: GameState; readonly choice: ChurchChoice }>();
  const before = chosen?.kind === 'church-choice' ? chosen : churchAtFirst(state);
  return {
    choice: begun?.state === state ? begun.choice : before,
    change: (choice) => setBegun({ state, choice }),
  };
}
