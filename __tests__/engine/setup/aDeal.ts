import { dealSolo } from '@/engine/game/setup/deal';
import type { SoloDeal } from '@/engine/game/setup/deal';
import type { Entered } from '@/engine/game/setup/entered';
import type { SoloOptions } from '@/engine/game/setup/setUp';
import { DEFAULT_RULINGS } from '@/engine/model/rulings';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';
import { deepFreeze } from '../../helpers/state';

export const OPTIONS: SoloOptions = deepFreeze({ sheet: DEFAULT_SHEET, rulings: DEFAULT_RULINGS, depth: 'everything' });

/** What a person read from the copy. */
export const ENTERED: Entered = deepFreeze({
  available: { blue: ['gold', 'cloth'], green: ['books', 'tools'] },
  planStacks: { blue: 2, green: 3 },
  preplaced: ['cloth', 'books'],
  yourPlan: { architect: 'green', officials: 2 },
  hisPlans: [2, 3],
});

/** A deal of the default sheet, frozen. */
export function aDeal(seed: number, changes: Partial<SoloDeal> = {}): SoloDeal {
  const dealt = dealSolo(seed, DEFAULT_SHEET);
  if (!dealt.ok) throw new Error(dealt.error.code);
  return deepFreeze({ ...dealt.value.value, ...changes });
}
