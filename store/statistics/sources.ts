import type { PlayerScore } from '@/engine';

/** Where wigs come from, coarser than the lines: the four kinds of stores are one. */
export const SOURCES = ['wigs', 'ships', 'rubble', 'stores', 'money', 'decrees', 'officials', 'favours'] as const;
export type Source = (typeof SOURCES)[number];

/** The wigs of one source. */
export function sourcePoints({ wigs, lines }: PlayerScore, source: Source): number {
  if (source === 'wigs') return wigs;
  if (source === 'stores') return lines.gold.points + lines.tools.points + lines.books.points + lines.cloth.points;
  return lines[source].points;
}
