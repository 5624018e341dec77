import { useContext } from 'react';

import { showToast } from '@/components/ui/toastStore';
import { feel } from '@/components/ui/haptics';
import type { Move } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { table } from '@/store/games/games';

import { PlayContext } from './PlayContext';

/** Enters moves as one line of the log; what no longer fits is said and changes nothing. */
export function usePlay(): (...moves: readonly Move[]) => void {
  const words = useWords(soloWords);
  const elsewhere = useContext(PlayContext);
  return (...moves) => {
    feel();
    if (elsewhere !== null) return elsewhere(moves);
    void table
      .getState()
      .commit(moves)
      .then((played) => played.ok || showToast({ text: words.notEntered }));
  };
}
