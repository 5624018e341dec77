import { useMemo } from 'react';

import { useBoardCopy } from '@/store/boardSheets';
import { useRulings } from '@/store/rulings';
import type { Basis } from '@/store/scoreSheet';

/** What a new score rests on here: the copy on the table and the rulings of this device. */
export function useScoreBasis(): Basis {
  const { coins, toolsMajority } = useBoardCopy().copy.sheet;
  const { R11, R12, R13 } = useRulings().rulings;
  return useMemo(
    () => ({ sheet: { coins, toolsMajority }, rulings: { R11, R12, R13 } }),
    [coins, toolsMajority, R11, R12, R13],
  );
}
