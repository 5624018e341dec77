import type { ByNoble, StateAction } from './vocabulary';

/** The two state actions of each noble, in the order the rulebooks list them; the board sheet says which is on top (R2). */
export const STATE_ACTIONS_OF: ByNoble<readonly [StateAction, StateAction]> = {
  builder: ['officials', 'plan'],
  minister: ['ship', 'produce'],
  king: ['cardinal', 'favour'],
};
