import { ok, refuse } from '../core/result';
import { cashableCoins } from '../influence/cash';
import { markerAfterCashing } from '../influence/marker';
import { visitOffer } from '../influence/visit';
import type { Payment } from '../influence/waysToPay';
import type { RuleId } from '../model/rules';
import type { Noble } from '../model/vocabulary';
import type { ReisPrice } from '../treasury/payment';
import { treasuryAfter } from '../treasury/treasury';
import type { Decided, Draft } from './draft';
import { because, happen, reis, wigs } from './draft';

export const isWhole = (n: number, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(n) && n >= least && n <= most;

const moveMarker = (draft: Draft, to: number): Draft => {
  const by = to - draft.state.you.influence;
  return by === 0 ? draft : happen(draft, { kind: 'influence-changed', seat: 'you', by });
};

/** Pays a price in réis, so many of them from the influence track (`influence.cash`). */
export function payReis(draft: Draft, price: ReisPrice<string>, coins: number, rule: RuleId): Decided {
  const { you, sheet } = draft.state;
  const cashable = cashableCoins(sheet.coins, you.influence);
  if (you.reis + cashable < price.total)
    return refuse({ code: 'too-poor', rule, needed: price.total, has: you.reis + cashable });
  if (!isWhole(coins, 0, cashable))
    return refuse({ code: 'too-few-coins', rule: 'influence.cash', asked: coins, has: cashable });
  if (coins > price.total) return refuse({ code: 'wrong-payment', rule, cost: price.total });
  if (you.reis + coins < price.total)
    return refuse({ code: 'too-poor', rule, needed: price.total, has: you.reis + coins });
  const cashed = moveMarker(draft, markerAfterCashing(sheet.coins, you.influence, coins));
  return ok(
    because(reis(cashed, coins - price.total), { code: 'price', rule, total: price.total, parts: price.parts }),
  );
}

const sameWay = (a: Payment, b: Payment): boolean =>
  a.influence === b.influence &&
  a.wigs === b.wigs &&
  a.reis === b.reis &&
  a.coins === b.coins &&
  a.benefits === b.benefits;

/** Pays a visit or a follow in one of the ways the rules allow (`visit.pay`). */
export function payVisit(draft: Draft, noble: Noble, pay: Payment): Decided {
  const { total, missing, parts, pay: ways } = visitOffer(draft.state, 'you', noble);
  if (ways.length === 0)
    return refuse({ code: 'cannot-pay-visit', rule: 'visit.pay', cost: total, has: total - missing });
  const way = ways.find((one) => sameWay(one, pay));
  if (way === undefined) return refuse({ code: 'wrong-payment', rule: 'visit.pay', cost: total });
  const marked = moveMarker(draft, way.left.influence);
  const paid = reis(wigs(marked, 'you', -way.wigs), -way.reis);
  return ok(because(paid, { code: 'visit-cost', rule: 'visit.cost', total, parts }));
}

/** The treasury marker goes up or down a space, if its track allows (`treasury.track`). */
export function moveTreasury(draft: Draft, steps: number): Draft {
  const to = treasuryAfter(draft.state, steps);
  return to === draft.state.treasury ? draft : happen(draft, { kind: 'treasury-moved', to });
}
