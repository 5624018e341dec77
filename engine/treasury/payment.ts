import { cashableCoins } from '../influence/cash';
import type { Afford, Part } from '../model/reason';
import { afford } from '../model/reason';
import type { GameState } from '../model/state';
import type { Seat } from '../model/vocabulary';
import type { BenefitPart } from '../portfolio/benefits';
import { benefitParts, discounts, totalOf } from '../portfolio/benefits';

/** Everything someone can pay réis with. */
export interface Purse {
  readonly reis: number;
  /** Réis the influence track would give. */
  readonly coins: number;
  /** Réis off every payment, from treasury cards and clergy tiles. */
  readonly discount: readonly Part<BenefitPart>[];
}

const EMPTY: Purse = { reis: 0, coins: 0, discount: [] };

/** Lacerda has no money and never pays any. */
export function purseOf(state: GameState, seat: Seat): Purse {
  if (seat === 'lacerda') return EMPTY;
  const { you, sheet } = state;
  return { reis: you.reis, coins: cashableCoins(sheet.coins, you.influence), discount: benefitParts(you, 'reis') };
}

/** A price in réis: the total is the sum of its parts, the discount being a negative one. */
export interface ReisPrice<Code extends string> extends Afford {
  readonly total: number;
  readonly benefits: number;
  /** Réis the influence track has to give because those in hand are too few. */
  readonly coins: number;
  readonly parts: readonly Part<Code | BenefitPart>[];
}

/** What is due in réis after benefits, and whether the purse covers it (`benefit.coin`, `influence.cash`). */
export function reisPrice<Code extends string>(purse: Purse, parts: readonly Part<Code>[]): ReisPrice<Code> {
  const gross = totalOf(parts);
  const discount = discounts(purse.discount, gross);
  const total = gross + totalOf(discount);
  const benefits = gross - total;
  const coins = Math.min(purse.coins, Math.max(0, total - purse.reis));
  return { total, benefits, coins, parts: [...parts, ...discount], ...afford(total, purse.reis + purse.coins) };
}
