import { useMemo } from 'react';

import { chronicleWords, logWords } from '@/i18n/log';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';

import type { LogWords } from './said';

/** Everything the log is written with, in the current language. */
export function useLogWords(): LogWords {
  const log = useWords(logWords);
  const chronicle = useWords(chronicleWords);
  const turn = useWords(turnWords);
  return useMemo(() => ({ log, chronicle, turn }), [log, chronicle, turn]);
}
