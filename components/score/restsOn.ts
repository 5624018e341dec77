import type { ScoreInput, SheetEntry } from '@/engine';

/** What a result takes from the copy: tools only when someone has them, coins only below a marker. */
export const restsOn = ({ players }: ScoreInput): readonly SheetEntry[] => [
  ...(players.some(({ stores }) => stores.tools > 0) ? (['toolsMajority'] as const) : []),
  ...(players.some(({ influence }) => influence > 0) ? (['coins'] as const) : []),
];
