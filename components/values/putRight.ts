import { feel } from '@/components/ui/haptics';
import { session } from '@/store/games/games';

import type { Make } from './EditContext';
import type { PutOutcome } from './Editing';

/** One entry of the log of the game on the table, saved before it is shown. */
export async function putRight(make: Make): Promise<PutOutcome> {
  const outcome = await session.getState().putRight(make);
  if (outcome.ok) feel();
  if (outcome.ok) return { ok: true };
  const { error } = outcome;
  return { ok: false, refusal: 'rule' in error ? error : null };
}
