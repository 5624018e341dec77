import type { GameState, PortfolioCard, Seat } from '@/engine';

import { shipsOf } from '../vocabulary';
import { number } from './grammar';
import { ofArchitect, ofNoble, ship as shipNamed } from './turnNames';

const OF: Readonly<Record<Seat, string>> = { you: 'Twój', lacerda: 'jego' };

/** A card of the portfolio. */
export function portfolioCard(card: PortfolioCard): string {
  if (card.card === 'noble') return `karta ${ofNoble[card.noble]}`;
  return card.card === 'ship' ? shipNamed(card.hull) : 'karta skarbu';
}

/** The same as an object. */
export const portfolioCardObject = (card: PortfolioCard): string => portfolioCard(card).replace(/^karta/, 'kartę');

/** A card by its place in the portfolio, as an object; by its number where the table is not known. */
export function cardAt(table: GameState | undefined, index: number): string {
  const card = table?.you.portfolio[index];
  return card === undefined ? `kartę portfolio nr ${number(index + 1)}` : portfolioCardObject(card);
}

/** A ship by its size, nominative and accusative; by its number where the table is not known. */
export function shipAt(table: GameState | undefined, owner: Seat, index: number): string {
  const ship = table === undefined ? undefined : shipsOf(table, owner)[index];
  return ship === undefined ? `${OF[owner]} okręt nr ${number(index + 1)}` : `${OF[owner]} ${shipNamed(ship.hull)}`;
}

/** A plan of yours by its architect and officials; by its number where the table is not known. */
export function planAt(table: GameState | undefined, index: number): string {
  const plan = table?.you.plans[index];
  return plan === undefined
    ? `plan nr ${number(index + 1)}`
    : `plan ${ofArchitect[plan.architect]} (${number(plan.officials)})`;
}
