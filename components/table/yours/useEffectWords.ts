import { useMemo } from 'react';

import { nameWords } from '@/i18n/names';
import { useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

/** The words in which a move's effects are told. */
export function useEffectWords() {
  const { move, detail } = useWords(yourTurnWords);
  const { good } = useWords(nameWords);
  return useMemo(() => ({ move, good, detail }), [move, good, detail]);
}
