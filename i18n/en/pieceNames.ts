import type { GameState, PortfolioCard, Seat } from '@/engine';

import { shipsOf } from '../vocabulary';
import { number } from './grammar';
import { names } from './names';

const OF: Readonly<Record<Seat, string>> = { you: 'your', lacerda: 'his' };

/** A card of the portfolio. */
export function portfolioCard(card: PortfolioCard): string {
  if (card.card === 'noble') return `the ${names.noble[card.noble]} card`;
  return card.card === 'ship' ? `the size-${number(card.hull)} ship` : 'the treasury card';
}

/** A card of the portfolio without its article: "King card", "treasury card". */
export function cardNamed(card: PortfolioCard): string {
  if (card.card === 'noble') return `${names.noble[card.noble]} card`;
  return card.card === 'ship' ? names.ship(card.hull) : 'treasury card';
}

/** A card by its place in the portfolio; by its number where the table is not known. */
export function cardAt(table: GameState | undefined, index: number): string {
  const card = table?.you.portfolio[index];
  return card === undefined ? `portfolio card ${number(index + 1)}` : portfolioCard(card);
}

/** A ship by its size; by its number where the table is not known. */
export function shipAt(table: GameState | undefined, owner: Seat, index: number): string {
  const ship = table === undefined ? undefined : shipsOf(table, owner)[index];
  return ship === undefined ? `${OF[owner]} ship ${number(index + 1)}` : `${OF[owner]} size-${number(ship.hull)} ship`;
}

/** A plan of yours by its architect and officials; by its number where the table is not known. */
export function planAt(table: GameState | undefined, index: number): string {
  const plan = table?.you.plans[index];
  return plan === undefined
    ? `plan ${number(index + 1)}`
    : `the ${names.architect[plan.architect]}’s plan (${number(plan.officials)})`;
}
