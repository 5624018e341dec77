import type { GameState, PortfolioCard, Seat } from '@/engine';

import { shipsOf } from '../vocabulary';
import { number } from './grammar';
import { architectGen, nobleGen } from './turnNames';

/** The cases a piece is named in. */
type Case = 'nominative' | 'genitive' | 'dative' | 'accusative';
const CARD: Readonly<Record<Case, string>> = {
  nominative: 'карта',
  genitive: 'карты',
  dative: 'карте',
  accusative: 'карту',
};
const SHIP: Readonly<Record<Case, string>> = {
  nominative: 'корабль',
  genitive: 'корабля',
  dative: 'кораблю',
  accusative: 'корабль',
};
const YOUR: Readonly<Record<Case, string>> = {
  nominative: 'ваш',
  genitive: 'вашего',
  dative: 'вашему',
  accusative: 'ваш',
};

/** A card of the portfolio. */
export function portfolioCard(card: PortfolioCard, as: Case = 'nominative'): string {
  if (card.card === 'noble') return `${CARD[as]} ${nobleGen[card.noble]}`;
  return card.card === 'ship' ? `${SHIP[as]} размера ${number(card.hull)}` : `${CARD[as]} казначейства`;
}

/** A card by its place in the portfolio; by its number where the table is not known. */
export function cardAt(table: GameState | undefined, index: number, as: Case = 'nominative'): string {
  const card = table?.you.portfolio[index];
  return card === undefined ? `${CARD[as]} ${number(index + 1)} портфолио` : portfolioCard(card, as);
}

/** A ship by its size; by its number where the table is not known. */
export function shipAt(table: GameState | undefined, owner: Seat, index: number, as: Case): string {
  const ship = table === undefined ? undefined : shipsOf(table, owner)[index];
  const which = ship === undefined ? `№ ${number(index + 1)}` : `размера ${number(ship.hull)}`;
  return `${owner === 'you' ? YOUR[as] : 'его'} ${SHIP[as]} ${which}`;
}

/** A plan of yours by its architect and officials; by its number where the table is not known. */
export function planAt(table: GameState | undefined, index: number): string {
  const plan = table?.you.plans[index];
  return plan === undefined
    ? `проект ${number(index + 1)}`
    : `проект ${architectGen[plan.architect]} (${number(plan.officials)})`;
}
