import type { ByNoble, Good, NobleAction, StateAction } from './vocabulary';

/** The two state actions of each noble, in the order the rulebooks list them; the board sheet says which is on top (R2). */
export const STATE_ACTIONS_OF: ByNoble<readonly [StateAction, StateAction]> = {
  builder: ['officials', 'plan'],
  minister: ['ship', 'produce'],
  king: ['cardinal', 'favour'],
};

/** What a visit to each noble is for. */
export const NOBLE_ACTION_OF: ByNoble<NobleAction> = { builder: 'store', minister: 'decrees', king: 'building' };

/** The goods each noble trades for a state action (`trade.nobles`). */
export const GOODS_TAKEN_BY: ByNoble<readonly [Good, Good]> = {
  builder: ['tools', 'gold'],
  minister: ['books', 'gold'],
  king: ['cloth', 'gold'],
};
