import type { GameState, PortfolioCard, Seat } from '@/engine';

import { shipsOf } from '../vocabulary';
import { number } from './grammar';
import { names } from './names';
import { cardOf, ofArchitect } from './turnNames';

const OF: Readonly<Record<Seat, string>> = { you: 'tua', lacerda: 'sua' };

/** A card of the portfolio, without its article. */
export function portfolioCard(card: PortfolioCard): string {
  if (card.card === 'ship') return names.ship(card.hull);
  return cardOf(card.card === 'noble' ? card.noble : 'treasury');
}

/** A card by its place in the portfolio; by its number where the table is not known. Feminine, as every card is. */
export function cardAt(table: GameState | undefined, index: number): string {
  const card = table?.you.portfolio[index];
  return card === undefined ? `carta ${number(index + 1)} del portfolio` : portfolioCard(card);
}

/** A ship after "sulla", "alla": "tua nave a stiva 2". */
export function shipAt(table: GameState | undefined, owner: Seat, index: number): string {
  const ship = table === undefined ? undefined : shipsOf(table, owner)[index];
  return `${OF[owner]} ${ship === undefined ? `nave ${number(index + 1)}` : names.ship(ship.hull)}`;
}

/** A plan of yours without its article, by its architect and officials; by its number where the table is not known. */
export function planAt(table: GameState | undefined, index: number): string {
  const plan = table?.you.plans[index];
  return plan === undefined
    ? `progetto ${number(index + 1)}`
    : `progetto ${ofArchitect(plan.architect)} (${number(plan.officials)})`;
}
