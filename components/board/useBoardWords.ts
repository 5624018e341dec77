import { useMemo } from 'react';

import { boardWords } from '@/i18n/board';
import { nameWords } from '@/i18n/names';
import { useTranslate, useWords } from '@/i18n/useWords';

import type { BoardWords } from './spoken';

/** The words of the board and the names of things, the same object until the language changes. */
export function useBoardWords(): BoardWords {
  const [board, names] = [useWords(boardWords), useWords(nameWords)];
  const { list } = useTranslate();
  return useMemo(() => ({ board, names, list }), [board, names, list]);
}
