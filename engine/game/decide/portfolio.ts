import { sum } from '../../core/record';
import { ok, refuse } from '../../core/result';
import type { LastingReward, Reward } from '../../model/boardSheet';
import type { PortfolioCard, TreasuryCard } from '../../model/cards';
import type { GameState } from '../../model/state';
import { MAX_INFLUENCE } from '../../model/state';
import type { YourTurn } from '../../model/turn';
import { isTop, portfolioRoom, SLOTS_EACH_HALF } from '../../portfolio/portfolio';
import { rightValue } from '../../treasury/treasury';
import { maySellOrTrade } from '../commerce';
import type { Decided, Draft } from '../draft';
import { happen, moveTurn, reis } from '../draft';
import { isWhole, moveTreasury } from '../money';
import type { Refusal } from '../refusal';
import { bothHalves, grant, isLasting, printedAt, remember } from '../rewards';
import { badRewards, outOfRange } from '../told';
import { claimTask, notNow, standsAt } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';

/** The card waits to be tucked behind what its reward opens. */
const playing = (turn: YourTurn, card: PortfolioCard): YourTurn => ({
  ...turn,
  step: { at: 'portfolio', doing: 'nothing' },
  tasks: [{ do: 'tuck', card }],
});

/** Selling or trading must be possible once the reward is taken (`portfolio.mustAct`). */
const mustAct = (draft: Draft): Decided =>
  maySellOrTrade(draft.state) ? ok(draft) : refuse({ code: 'must-sell-or-trade', rule: 'portfolio.mustAct' });

/** Reward or penalty first, then the card (`portfolio.noble`, R29). */
export const playNobleCard: TurnDecider<'play-noble-card'> = (
  { draft, turn },
  { noble, influence, number, reward },
) => {
  if (standsAt(turn, 'action') === null) return notNow(turn);
  if (!isWhole(influence, 0, MAX_INFLUENCE)) return outOfRange(0, MAX_INFLUENCE, influence);
  const card = number === undefined ? undefined : String(number);
  const printed = printedAt(draft.state, card, reward);
  const bad = badRewards(printed, card);
  if (bad !== null) return bad;
  const played = moveTurn(remember(draft, card, reward), playing(turn, { card: 'noble', noble, influence }));
  return mustAct(grant(played, printed, 'portfolio.noble'));
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
export const playTreasuryCard: TurnDecider<'play-treasury-card'> = ({ draft, turn }, { number, reward }) => {
  if (standsAt(turn, 'action') === null) return notNow(turn);
  const card = number === undefined ? undefined : String(number);
  const printed = printedAt(draft.state, card, reward);
  const bad = badRewards(printed, card) ?? negative(printed);
  if (bad !== null) return bad;
  const received = moveTreasury(
    reis(remember(draft, card, bothHalves(draft.state, card, reward, true)), rightValue(draft.state)),
    -1,
  );
  return mustAct(moveTurn(received, playing(turn, treasuryCard(printed))));
};

/** Why a card must not be discarded to make room for this one; nothing when it may. */
export function discardObstacle(
  { you }: GameState,
  index: number,
  forCard: PortfolioCard['card'],
): ReturnType<typeof refuse<Refusal>> | null {
  const card = you.portfolio[index];
  const { limit, used, freeTop, freeBottom } = portfolioRoom(you);
  const top = forCard !== 'treasury';
  if (card === undefined) return refuse({ code: 'no-such-card', rule: 'portfolio.size', index });
  if ((top ? freeTop : freeBottom) > 0) return refuse({ code: 'room-enough', rule: 'portfolio.size', limit, used });
  const inHalf = you.portfolio.filter((other) => isTop(other) === top).length;
  const halfFull = inHalf >= SLOTS_EACH_HALF;
  return halfFull && isTop(card) !== top ? refuse({ code: 'frees-no-slot', rule: 'portfolio.size', index }) : null;
}

/** Discard a card to make room for the one played; a ship goes with its cargo (`portfolio.discardShip`). */
export const makeRoom: TurnDecider<'make-room'> = ({ draft, turn }, { index }) =>
  then(claimTask(turn, 'tuck'), ({ task, turn: after }) => {
    const obstacle = discardObstacle(draft.state, index, task.card.card);
    if (obstacle !== null) return obstacle;
    const roomy = happen(draft, { kind: 'card-discarded', index });
    return ok(moveTurn(happen(roomy, { kind: 'card-tucked', card: task.card }), after));
  });
