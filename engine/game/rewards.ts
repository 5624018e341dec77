import { unreachable } from '../core/unreachable';
import { yourGain } from '../church/scoring';
import type { Reward } from '../model/boardSheet';
import { LASTING_REWARDS } from '../model/boardSheet';
import type { RuleId } from '../model/rules';
import type { GameState } from '../model/state';
import type { Task } from '../model/turn';
import type { Good } from '../model/vocabulary';
import { warehouseSize } from '../portfolio/warehouse';
import { isMirrored } from './depth';
import type { Draft } from './draft';
import { because, gained, happen, pushTasks, reis, wigs } from './draft';
import { hasReward } from '../sheet/check';

/** What fits into the warehouse; where it is not mirrored, everything. */
const roomFor = (state: GameState, good: Good): number =>
  isMirrored(state, 'goods') ? Math.max(0, warehouseSize(state.you) - state.you.goods[good]) : Infinity;

/** Puts goods into the warehouse; what does not fit is returned at once (`warehouse.size`). */
export function storeGoods(draft: Draft, good: Good, amount: number): Draft {
  const by = Math.min(amount, roomFor(draft.state, good));
  const stored = by > 0 ? happen(draft, { kind: 'goods-changed', good, by }) : draft;
  return by === amount ? stored : because(stored, { code: 'no-room', rule: 'warehouse.size', good, lost: amount - by });
}

/** What a reward gives at once, and what it opens as a choice. */
interface Grant {
  readonly draft: Draft;
  readonly tasks: readonly Task[];
}

const times = (count: number, task: Task): readonly Task[] =>
  Array.from({ length: Math.max(0, Math.trunc(count)) }, () => task);

const skipped = (draft: Draft, reward: Reward, rule: RuleId): Grant => ({
  draft: because(draft, { code: 'penalty-skipped', rule, reward }),
  tasks: [],
});

type Counted = { readonly kind: 'reis' | 'wigs'; readonly amount: number };

/** An amount of wigs or réis; a penalty that cannot be paid is skipped (`portfolio.noble`). */
function counted(draft: Draft, reward: Counted, rule: RuleId): Grant {
  const { kind, amount } = reward;
  if (draft.state.you[kind] + amount < 0) return skipped(draft, reward, rule);
  return { draft: kind === 'reis' ? reis(draft, amount) : wigs(draft, 'you', amount), tasks: [] };
}

function goods(draft: Draft, reward: Extract<Reward, { kind: 'goods' }>, rule: RuleId): Grant {
  const { good, amount } = reward;
  if (good === 'any' && !isMirrored(draft.state, 'goods')) return { draft, tasks: [] };
  if (good === 'any') return { draft, tasks: times(Math.abs(amount), { do: amount < 0 ? 'lose-good' : 'good' }) };
  if (amount >= 0) return { draft: storeGoods(draft, good, amount), tasks: [] };
  if (draft.state.you.goods[good] + amount < 0) return skipped(draft, reward, rule);
  return { draft: happen(draft, { kind: 'goods-changed', good, by: amount }), tasks: [] };
}

const opens = (draft: Draft, ...tasks: readonly Task[]): Grant => ({ draft, tasks });

function grantOne(draft: Draft, reward: Reward, rule: RuleId): Grant {
  switch (reward.kind) {
    case 'reis':
    case 'wigs':
      return counted(draft, { kind: reward.kind, amount: reward.amount }, rule);
    case 'goods':
      return goods(draft, reward, rule);
    case 'influence':
      return opens(gained(draft, 'you', yourGain(draft.state), 'influence.gain'));
    case 'cardinal':
      return opens(draft, { do: 'cardinal-1' });
    case 'plan':
    case 'favour':
    case 'ship':
    case 'produce':
      return opens(draft, { do: reward.kind, paid: false });
    case 'official':
    case 'cube':
    case 'decree':
    case 'store':
    case 'building':
    case 'lose-official':
      return opens(draft, { do: reward.kind });
    case 'other':
    case 'discount':
    case 'per-good':
    case 'fewer-officials':
    case 'cheaper-officials':
    case 'visit-discount':
      return opens(draft);
    default:
      return unreachable(reward);
  }
}

/** Gives rewards and takes penalties in the order printed; choices they open become tasks. */
export function grant(draft: Draft, rewards: readonly Reward[], rule: RuleId): Draft {
  const tasks: Task[] = [];
  let given = draft;
  for (const reward of rewards) {
    const one = grantOne(because(given, { code: 'reward', rule, reward }), reward, rule);
    given = one.draft;
    tasks.push(...one.tasks);
  }
  return pushTasks(given, tasks);
}

const PENALTIES: readonly Reward['kind'][] = ['lose-official'];

/** The rewards without the penalties: only noble cards played into the portfolio have those. */
export const withoutPenalties = (rewards: readonly Reward[]): readonly Reward[] =>
  rewards.filter((reward) => !PENALTIES.includes(reward.kind) && !('amount' in reward && reward.amount < 0));

/** What is printed there: as told now, else as the board sheet remembers, else nothing. */
export const printedAt = (
  { sheet }: Pick<GameState, 'sheet'>,
  place: string | undefined,
  told?: readonly Reward[],
): readonly Reward[] => told ?? (place === undefined ? undefined : sheet.rewards[place]) ?? [];

/** Whether it lasts while its card stays in the portfolio. */
export const isLasting = (reward: Reward): boolean => LASTING_REWARDS.some((kind) => kind === reward.kind);

/** What is remembered of a treasury card, told of its event or of its lasting benefits: the other half stays. */
export function bothHalves(
  { sheet }: Pick<GameState, 'sheet'>,
  card: string | undefined,
  told: readonly Reward[] | undefined,
  lasting: boolean,
) {
  if (card === undefined || told === undefined) return undefined;
  const other = (sheet.rewards[card] ?? []).filter((reward) => isLasting(reward) !== lasting);
  return [...other, ...told.filter((reward) => isLasting(reward) === lasting)];
}

/** What a land space or a site gives: never a penalty. */
export const rewardAt = (state: Pick<GameState, 'sheet'>, place: string, told?: readonly Reward[]): readonly Reward[] =>
  withoutPenalties(printedAt(state, place, told));

/** What was entered of a place is remembered in the board sheet. */
export const remember = (draft: Draft, place: string | undefined, told: readonly Reward[] | undefined): Draft =>
  place === undefined || told === undefined || !hasReward(place)
    ? draft
    : happen(draft, { kind: 'reward-remembered', place, rewards: told });
