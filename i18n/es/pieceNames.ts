import type { GameState, PortfolioCard, Seat } from '@/engine';

import { shipsOf } from '../vocabulary';
import { number } from './grammar';
import { names } from './names';
import { nobleCard, ofArchitect, your } from './turnNames';

/** A card of the portfolio, after its article. */
export function bareCard(card: PortfolioCard): string {
  if (card.card === 'noble') return nobleCard(card.noble);
  return card.card === 'ship' ? names.ship(card.hull) : 'carta de Tesorería';
}

/** A card of the portfolio: "la carta del Rey", "el barco de tamaño 2". */
export const portfolioCard = (card: PortfolioCard): string => `${card.card === 'ship' ? 'el' : 'la'} ${bareCard(card)}`;

/** A card by its place in the portfolio; by its number where the table is not known. */
export function cardAt(table: GameState | undefined, index: number): string {
  const card = table?.you.portfolio[index];
  return card === undefined ? `la carta ${number(index + 1)} de tu portafolio` : portfolioCard(card);
}

/** A ship by its size; by its number where the table is not known. */
export function shipAt(table: GameState | undefined, owner: Seat, index: number): string {
  const ship = table === undefined ? undefined : shipsOf(table, owner)[index];
  return `${your[owner]} ${ship === undefined ? `barco ${number(index + 1)}` : names.ship(ship.hull)}`;
}

/** A plan of yours by its architect and officials; by its number where the table is not known. */
export function planAt(table: GameState | undefined, index: number): string {
  const plan = table?.you.plans[index];
  return plan === undefined
    ? `el plano ${number(index + 1)}`
    : `el plano ${ofArchitect(plan.architect)} (${number(plan.officials)})`;
}
