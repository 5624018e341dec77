import { refuse } from '../core/result';
import type { Reward } from '../model/boardSheet';
import { hasReward } from '../sheet/check';
import { isWhole } from './money';
import type { Refusal } from './refusal';

export const MOST_OF_A_REWARD = 20;
const MOST_REWARDS = 6;

type Refused = { readonly ok: false; readonly error: Refusal };

export const outOfRange = (least: number, most: number, given: number): Refused =>
  refuse({ code: 'out-of-range', rule: null, least, most, given });

/** What was entered of a card, space or site and cannot be printed there. */
export function badRewards(rewards: readonly Reward[], place: string | undefined): Refused | null {
  if (place !== undefined && !hasReward(place)) return refuse({ code: 'no-such-place', rule: null, place });
  if (rewards.length > MOST_REWARDS) return outOfRange(0, MOST_REWARDS, rewards.length);
  const wrong = rewards.find(
    (reward) => 'amount' in reward && !isWhole(reward.amount, -MOST_OF_A_REWARD, MOST_OF_A_REWARD),
  );
  return wrong !== undefined && 'amount' in wrong
    ? outOfRange(-MOST_OF_A_REWARD, MOST_OF_A_REWARD, wrong.amount)
    : null;
}
