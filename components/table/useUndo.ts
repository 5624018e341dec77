import { useContext } from 'react';

import { showToast } from '@/components/ui/toastStore';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';
import { session } from '@/store/games/games';

import { PlayContext } from './PlayContext';

/** Undoes the latest entry, back to the question it answered; an entry being changed has nothing before it. */
export function useUndo(): () => void {
  const { change } = useWords(logWords);
  const isChanging = useContext(PlayContext) !== null;
  return () => {
    if (isChanging) return;
    void session
      .getState()
      .undo()
      .then(({ ok }) => {
        if (!ok) showToast({ text: change.failed });
      });
  };
}
