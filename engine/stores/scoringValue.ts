import type { GameState } from '../model/state';
import type { Column } from '../model/vocabulary';

/** The scoring tile at the foot of a column; the thin one has none of its own (R3). */
export function scoringValue({ scoring, sheet }: Pick<GameState, 'scoring' | 'sheet'>, column: Column): number {
  if (column !== 5) return scoring[column - 1] ?? 0;
  if (typeof sheet.thinColumn === 'number') return sheet.thinColumn;
  return scoring[Number(sheet.thinColumn.slice(-1)) - 1] ?? 0;
}
