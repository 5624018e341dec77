import type { Deck, GameState, Good, PortfolioCard, Seat, Ship, Site, Unknown } from '@/engine';

/*
 * The few values of the engine that sentences need, written out: a language is loaded by pages that have no engine,
 * so words import the engine's types only. A test compares these with the engine's own.
 */
export const GOODS: readonly Good[] = ['gold', 'books', 'cloth', 'tools'];
export const DECKS: readonly Deck[] = ['builder', 'minister', 'king', 'treasury'];
export const UNKNOWN: Unknown = 'unknown';

/** Sites are named by their side and their row or street: W-A, N-gold. */
export const isSite = (place: string): place is Site => /^[WEN]-/.test(place);

type ShipCard = Extract<PortfolioCard, { readonly card: 'ship' }>;
const isShip = (card: PortfolioCard): card is ShipCard => card.card === 'ship';

/** The ships of a side in the order their owner holds them. */
export const shipsOf = ({ you, lacerda }: Pick<GameState, 'you' | 'lacerda'>, owner: Seat): readonly Ship[] =>
  owner === 'you' ? you.portfolio.filter(isShip) : lacerda.ships;
