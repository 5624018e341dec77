import { draftOf } from '../game/draft';
import { grant, rewardAt } from '../game/rewards';
import { visitOffer } from '../influence/visit';
import type { WayToPay } from '../influence/waysToPay';
import type { GameState } from '../model/state';
import { NOBLE_ACTION_OF } from '../model/stateActions';
import type { Noble, Site, Space } from '../model/vocabulary';
import { purseOf } from '../treasury/payment';

/** The way to a noble's action: what the visit costs and how the table stands once it is paid. */
export interface WayIn {
  readonly cost: number;
  readonly missing: number;
  readonly ways: readonly WayToPay[];
  /** Paid in the way that leaves most réis; as it is, when the visit cannot be paid. */
  readonly paid: GameState;
}

/** Whether the visit is paid, or a reward opens the noble's action without one. */
function isInside({ turn }: GameState, noble: Noble): boolean {
  if (turn.kind !== 'you') return false;
  const { step, tasks } = turn;
  if ((step.at === 'visit' && !step.nobleAction) || (step.at === 'follow' && !step.acted)) return step.noble === noble;
  return tasks[0]?.do === NOBLE_ACTION_OF[noble];
}

/** The réis that can be spent, those of the influence track included. */
const purse = (state: GameState): number => {
  const { reis, coins } = purseOf(state, 'you');
  return reis + coins;
};

const afterPaying = (state: GameState, { left }: WayToPay): GameState => ({ ...state, you: { ...state.you, ...left } });

const richest = (states: readonly GameState[], otherwise: GameState): GameState =>
  states.reduce((best, state) => (purse(state) > purse(best) ? state : best), states[0] ?? otherwise);

/** What visiting this noble takes; nothing when you are there. */
export function wayInTo(state: GameState, noble: Noble): WayIn {
  if (isInside(state, noble)) return { cost: 0, missing: 0, ways: [], paid: state };
  const { total, missing, pay } = visitOffer(state, 'you', noble);
  const paid = richest(
    pay.map((way) => afterPaying(state, way)),
    state,
  );
  return { cost: total, missing, ways: pay, paid };
}

/** What the reward of a place gives at once, as far as it is known (`reward.beforePaying`). */
const afterReward = (state: GameState, place: Space | Site): GameState =>
  grant(draftOf(state), rewardAt(state, place), 'reward.beforePaying').state;

/** Réis that are missing for a price there once the visit is paid and the reward is taken. */
export const missingReis = ({ paid }: WayIn, price: number, place: Space | Site): number =>
  Math.max(0, price - purse(afterReward(paid, place)));
