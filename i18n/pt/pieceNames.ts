import type { GameState, PortfolioCard, Seat } from '@/engine';

import { shipsOf } from '../vocabulary';
import { number } from './grammar';
import { names } from './names';
import { nobleCard, own, planOf } from './turnNames';

/** A card of the portfolio, always feminine: an article or "da" goes before it. */
export function portfolioCard(card: PortfolioCard): string {
  if (card.card === 'noble') return nobleCard(card.noble);
  return card.card === 'ship' ? names.ship(card.hull) : 'carta de Tesouro';
}

/** A card by its place in the portfolio; by its number where the table is not known. */
export function cardAt(table: GameState | undefined, index: number): string {
  const card = table?.you.portfolio[index];
  return card === undefined ? `carta ${number(index + 1)} do portfólio` : portfolioCard(card);
}

/** A ship by its size; by its number where the table is not known. */
export function shipAt(table: GameState | undefined, owner: Seat, index: number): string {
  const ship = table === undefined ? undefined : shipsOf(table, owner)[index];
  return own(owner, 'sua', ship === undefined ? `nau ${number(index + 1)}` : names.ship(ship.hull));
}

/** A plan of yours by its architect and officials; by its number where the table is not known. */
export function planAt(table: GameState | undefined, index: number): string {
  const plan = table?.you.plans[index];
  return plan === undefined ? `projeto ${number(index + 1)}` : `${planOf(plan.architect)} (${number(plan.officials)})`;
}
