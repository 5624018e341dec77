import { mayPayVisitsInReis } from '../houses/houses';
import type { Afford, Part } from '../model/reason';
import { afford } from '../model/reason';
import type { GameState } from '../model/state';
import type { Noble, Seat } from '../model/vocabulary';
import { othersIn } from '../officials/offices';
import { benefitsOf } from '../portfolio/portfolio';
import { leftValue } from '../treasury/treasury';
import type { WayToPay } from './waysToPay';
import { waysToPay } from './waysToPay';

export type VisitPart = 'treasury' | 'officials' | 'benefit' | 'never-below-0';

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
  const benefit = seat === 'you' ? benefitsOf(state.you).visit : 0;
  const sum = treasury + officials - benefit;
  const parts: Part<VisitPart>[] = [
    { code: 'treasury', amount: treasury, rule: 'visit.cost' },
    { code: 'officials', amount: officials, rule: 'visit.cost' },
  ];
  if (benefit > 0) parts.push({ code: 'benefit', amount: -benefit, rule: 'portfolio.treasury' });
  if (sum < 0) parts.push({ code: 'never-below-0', amount: -sum, rule: 'visit.cost' });
  return { total: Math.max(0, sum), treasury, officials, parts };
}

/** A visit with every way to pay it, the one that spends fewest wigs first. */
export interface VisitOffer extends VisitCost, Afford {
  readonly pay: readonly WayToPay[];
}

/** What a seat could pay a visit with: influence and wigs, and réis with both left houses built. */
function means(state: GameState, seat: Seat): { readonly atHand: number; readonly pay: (cost: number) => readonly WayToPay[] } {
  const { influence, wigs } = state[seat];
  const inReis = seat === 'you' && mayPayVisitsInReis(state.you);
  const reis = inReis ? state.you.reis : 0;
  const discount = inReis ? benefitsOf(state.you).reis : 0;
  const purse = { influence, wigs, reis, discount, coins: inReis ? state.sheet.coins : [] };
  return { atHand: influence + wigs + reis + discount, pay: (cost) => waysToPay(cost, purse) };
}

export function visitOffer(state: GameState, seat: Seat, noble: Noble): VisitOffer {
  const cost = visitCost(state, seat, noble);
  const { atHand, pay } = means(state, seat);
  const ways = pay(cost.total);
  return { ...cost, ...afford(cost.total, atHand), affordable: ways.length > 0, pay: ways };
}
