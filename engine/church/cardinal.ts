import type { GameState } from '../model/state';
import type { Gap } from '../model/vocabulary';
import { GAPS } from '../model/vocabulary';

/** Where the Cardinal stops and which icons he landed on or passed; leaving one is not passing it (R19). */
export interface CardinalMove {
  readonly to: Gap;
  readonly treasury: boolean;
  readonly influence: boolean;
}

const gapAfter = (from: Gap, steps: number): Gap => GAPS[(from + steps) % GAPS.length] ?? 0;

/** The Cardinal goes clockwise (`state.cardinal`). */
export function moveCardinal({ cardinal, sheet }: Pick<GameState, 'cardinal' | 'sheet'>, steps: 1 | 2): CardinalMove {
  const met = steps === 1 ? [gapAfter(cardinal, 1)] : [gapAfter(cardinal, 1), gapAfter(cardinal, 2)];
  return {
    to: gapAfter(cardinal, steps),
    treasury: met.includes(sheet.church.treasury),
    influence: met.includes(sheet.church.influence),
  };
}
