import { SITES, SPACES, type Good, type Reward } from '@/engine';
import type { sheet } from '@/i18n/en/sheet';

interface Words {
  readonly rewards: (typeof sheet)['rewards'];
}

/** A reward in a few words; a penalty has a minus. */
export function rewardText(reward: Reward, { rewards }: Words): string {
  if (reward.kind === 'other') return reward.note;
  if (reward.kind === 'goods') return rewards.goods(reward.amount, reward.good);
  return 'amount' in reward ? rewards.counted(reward.kind, reward.amount) : rewards.kinds[reward.kind];
}

const isSite = (place: string): boolean => SITES.some((site) => site === place);

/** What a place with a reward is called: a land space, a public site, or a card. */
export function placeName(place: string, { rewards }: Words): string {
  if (SPACES.some((space) => space === place)) return rewards.space(place);
  if (!isSite(place)) return rewards.card(place);
  const [side, at = ''] = place.split('-');
  if (side === 'W') return rewards.west(at);
  if (side === 'E') return rewards.east(at);
  return rewards.north(at as Good);
}
