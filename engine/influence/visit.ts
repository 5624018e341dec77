import { mayPayVisitsInReis } from '../houses/houses';
import type { Afford, Part } from '../model/reason';
import { afford } from '../model/reason';
import type { GameState } from '../model/state';
import type { Noble, Seat } from '../model/vocabulary';
import { othersIn } from '../officials/offices';
import type { BenefitPart } from '../portfolio/benefits';
import { benefitOf, benefitParts, totalOf } from '../portfolio/benefits';
import { leftValue } from '../treasury/treasury';
import type { Means, WayToPay } from './waysToPay';
import { waysToPay } from './waysToPay';

export type VisitPart = 'treasury' | 'officials' | BenefitPart | 'never-below-0';

/** What visiting or following a noble costs in influence. */
export interface VisitCost {
  readonly total: number;
  readonly treasury: number;
  readonly officials: number;
  readonly parts: readonly Part<VisitPart>[];
}

/** Treasury left value plus the officials of others in that office; below 0 is 0 (`visit.cost`). */
export function visitCost(state: GameState, seat: Seat, noble: Noble): VisitCost {
  const treasury = leftValue(state);
  const officials = othersIn(state, noble, seat);
  const benefits = seat === 'you' ? benefitParts(state.you, 'visit') : [];
  const sum = treasury + officials - totalOf(benefits);
  const parts: Part<VisitPart>[] = [
    { code: 'treasury', amount: treasury, rule: 'visit.cost' },
    { code: 'officials', amount: officials, rule: 'visit.cost' },
    ...benefits.map((part) => ({ ...part, amount: -part.amount })),
  ];
  if (sum < 0) parts.push({ code: 'never-below-0', amount: -sum, rule: 'visit.cost' });
  return { total: Math.max(0, sum), treasury, officials, parts };
}

/** A visit with every way to pay it, the one that spends fewest wigs first. */
export interface VisitOffer extends VisitCost, Afford {
  readonly pay: readonly WayToPay[];
}

/** What a seat could pay a visit with: influence and wigs, and réis with both left houses built. */
function meansOf({ sheet, you, lacerda }: GameState, seat: Seat): Means {
  const { influence, wigs } = seat === 'you' ? you : lacerda;
  if (seat === 'lacerda' || !mayPayVisitsInReis(you))
    // Stryker disable next-line ArrayDeclaration: a word is never left of the marker, so it is as good as no coin.
    return { influence, wigs, reis: 0, inHand: seat === 'you' ? you.reis : 0, discount: 0, coins: [] };
  return { influence, wigs, reis: you.reis, inHand: you.reis, discount: benefitOf(you, 'reis'), coins: sheet.coins };
}

/** A visit as it stands at this moment; a follower asks the same question after the visitor acted (`follow`). */
export function visitOffer(state: GameState, seat: Seat, noble: Noble): VisitOffer {
  const cost = visitCost(state, seat, noble);
  const means = meansOf(state, seat);
  const due = Math.max(0, cost.total - means.discount);
  return { pay: waysToPay(cost.total, means), ...cost, ...afford(due, means.influence + means.wigs + means.reis) };
}
