import { useMemo } from 'react';

import { boardWords } from '@/i18n/board';
import { nameWords } from '@/i18n/names';
import { useWords } from '@/i18n/useWords';

import type { BoardWords } from './spoken';

/** The words of the board and the names of things, the same object until the language changes. */
export function useBoardWords(): BoardWords {
  const [board, names] = [useWords(boardWords), useWords(nameWords)];
  return useMemo(() => ({ board, names }), [board, names]);
}
