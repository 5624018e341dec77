import type { ColorName } from '@/components/ui/tokens';
import type { PlayerScore } from '@/engine';

import type { ScoreField } from '../entry/entries';

/** Where wigs come from, coarser than the lines: the four kinds of stores are one. */
export const SOURCES = ['wigs', 'ships', 'rubble', 'stores', 'money', 'decrees', 'officials', 'favours'] as const;
export type Source = (typeof SOURCES)[number];

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

/** The wigs of one source. */
export function sourcePoints({ wigs, lines }: PlayerScore, source: Source): number {
  if (source === 'wigs') return wigs;
  if (source === 'stores') return lines.gold.points + lines.tools.points + lines.books.points + lines.cloth.points;
  return lines[source].points;
}
