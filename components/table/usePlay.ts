import { useContext, useRef } from 'react';

import { showToast } from '@/components/ui/toastStore';
import { feel, feelRefused } from '@/components/ui/haptics';
import type { Move } from '@/engine';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { soloWords } from '@/i18n/solo';
import { useTranslate, useWords } from '@/i18n/useWords';
import { session } from '@/store/games/games';

import { PlayContext } from './PlayContext';

/**
 * Enters moves as one line of the log; what does not fit the table is said with its reason and changes nothing.
 * Until that is done, a second touch enters nothing: it was meant for the same line.
 */
export function usePlay(): (...moves: readonly Move[]) => void {
  const words = useWords(soloWords);
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  const elsewhere = useContext(PlayContext);
  const isEntering = useRef(false);
  return (...moves) => {
    if (isEntering.current) return;
    feel();
    if (elsewhere !== null) return elsewhere(moves);
    isEntering.current = true;
    void session
      .getState()
      .commit(moves)
      .finally(() => {
        isEntering.current = false;
      })
      .then((played) => {
        if (played.ok) return;
        const reason = played.error.code === 'refused' ? say(reasons, played.error.refusal, t) : '';
        feelRefused();
        showToast({ text: `${reason} ${words.notEntered}`.trim() });
      });
  };
}
