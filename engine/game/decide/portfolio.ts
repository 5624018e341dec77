import { sum } from '../../core/record';
import { ok, refuse } from '../../core/result';
import type { LastingReward, Reward } from '../../model/boardSheet';
import type { PortfolioCard, TreasuryCard } from '../../model/cards';
import type { GameState } from '../../model/state';
import { MAX_INFLUENCE } from '../../model/state';
import type { YourTurn } from '../../model/turn';
import { isTop, portfolioRoom, SLOTS_EACH_HALF } from '../../portfolio/portfolio';
import { rightValue } from '../../treasury/treasury';
import type { Decided, Draft } from '../draft';
import { happen, moveTurn, reis } from '../draft';
import { isWhole, moveTreasury } from '../money';
import type { Refusal } from '../refusal';
import { bothHalves, isLasting, printedAt, remember } from '../rewards';
import { badRewards, outOfRange } from '../facts';
import { claimTask, notNow, standsAt } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';

/** The card waits for its slot; what it gives comes as soon as there is room. */
const playing = (turn: YourTurn, card: PortfolioCard, reward?: readonly Reward[]): YourTurn => ({
  ...turn,
  step: { at: 'portfolio', doing: 'nothing' },
  tasks: [{ do: 'tuck', card, ...(reward !== undefined && { reward }) }],
});

/** A card is discarded before the new one gives anything, if one was named (`portfolio.size`). */
function discarded(draft: Draft, index: number | undefined, forCard: PortfolioCard['card']): Decided {
  if (index === undefined) return ok(draft);
  return discardObstacle(draft.state, index, forCard) ?? ok(happen(draft, { kind: 'card-discarded', index }));
}

/** Room, then reward or penalty, then the card (`portfolio.noble`, R29). */
export const playNobleCard: TurnDecider<'play-noble-card'> = (
  { draft, turn },
  { noble, influence, number, reward, discard },
) => {
  if (standsAt(turn, 'action') === null) return notNow(turn);
  if (!isWhole(influence, 0, MAX_INFLUENCE)) return outOfRange(0, MAX_INFLUENCE, influence);
  const card = number === undefined ? undefined : String(number);
  const printed = printedAt(draft.state, card, reward);
  const bad = badRewards(printed, card);
  if (bad !== null) return bad;
  return then(discarded(draft, discard, 'noble'), (roomy) =>
    ok(moveTurn(remember(roomy, card, reward), playing(turn, { card: 'noble', noble, influence }, printed))),
  );
};

/** The lasting benefits printed on a treasury card; absent ones are none. */
function treasuryCard(rewards: readonly Reward[]): TreasuryCard {
  const total = (kind: LastingReward) =>
    sum(rewards.flatMap((reward) => (reward.kind === kind ? [reward.amount] : [])));
  const [perGood, fewer, cheaper, visit] = [
    total('per-good'),
    total('fewer-officials'),
    total('cheaper-officials'),
    total('visit-discount'),
  ];
  return {
    card: 'treasury',
    reis: total('discount'),
    ...(perGood > 0 && { perGood }),
    ...(fewer > 0 && { fewerOfficials: fewer }),
    ...(cheaper > 0 && { cheaperOfficials: cheaper }),
    ...(visit > 0 && { visit }),
  };
}

const negative = (rewards: readonly Reward[]): ReturnType<typeof outOfRange> | null => {
  const wrong = rewards.find((reward) => isLasting(reward) && 'amount' in reward && reward.amount < 0);
  return wrong !== undefined && 'amount' in wrong ? outOfRange(0, MAX_INFLUENCE, wrong.amount) : null;
};

/** Réis of the treasury's value, then its marker down one, then the card (`portfolio.treasury`). */
export const playTreasuryCard: TurnDecider<'play-treasury-card'> = ({ draft, turn }, { number, reward, discard }) => {
  if (standsAt(turn, 'action') === null) return notNow(turn);
  const card = number === undefined ? undefined : String(number);
  const printed = printedAt(draft.state, card, reward);
  const bad = badRewards(printed, card) ?? negative(printed);
  if (bad !== null) return bad;
  return then(discarded(draft, discard, 'treasury'), (roomy) => {
    const noted = remember(roomy, card, bothHalves(draft.state, card, reward, true));
    const received = moveTreasury(reis(noted, rightValue(draft.state)), -1);
    return ok(moveTurn(received, playing(turn, treasuryCard(printed))));
  });
};

/** Why a card must not be discarded for this one: a slot of its half, or any card when the portfolio itself is full. */
export function discardObstacle(
  { you }: GameState,
  index: number,
  forCard: PortfolioCard['card'],
): ReturnType<typeof refuse<Refusal>> | null {
  const card = you.portfolio[index];
  if (card === undefined) return refuse({ code: 'no-such-card', rule: 'portfolio.size', index });
  const top = forCard !== 'treasury';
  if (isTop(card) === top) return null;
  const { limit, used } = portfolioRoom(you);
  const inHalf = you.portfolio.filter((other) => isTop(other) === top).length;
  return used >= limit && inHalf < SLOTS_EACH_HALF
    ? null
    : refuse({ code: 'frees-no-slot', rule: 'portfolio.size', index });
}

/** Discard a card to make room for the one played; a ship goes with its cargo (`portfolio.discardShip`). */
export const makeRoom: TurnDecider<'make-room'> = ({ draft, turn }, { index }) =>
  then(claimTask(turn, 'tuck'), ({ task }) => discarded(draft, index, task.card.card));
