import type { ColorName } from '@/components/ui/tokens';
import type { Source } from '@/store/statistics/sources';

import type { ScoreField } from '../entry/entries';

/** The sign of a source. */
export const SOURCE_SIGNS: Readonly<Record<Source, ScoreField | 'stores'>> = {
  wigs: 'wigs',
  ships: 'ships',
  rubble: 'rubble',
  stores: 'stores',
  money: 'reis',
  decrees: 'decrees',
  officials: 'officials',
  favours: 'favours',
};

/** Neighbours differ in lightness too; the sign and the number say the rest. */
export const SOURCE_FILLS: Readonly<Record<Source, ColorName>> = {
  wigs: 'stone',
  ships: 'books',
  rubble: 'cloth',
  stores: 'tools',
  money: 'accent',
  decrees: 'glaze',
  officials: 'green',
  favours: 'fire',
};
