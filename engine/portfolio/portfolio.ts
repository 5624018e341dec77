import type { BoardSheet } from '../model/boardSheet';
import type { Part } from '../model/reason';
import type { GameState, Person, PortfolioCard } from '../model/state';
import { completedSets } from '../rubble/sets';

/** Cards of one half of the portfolio: nobles and ships above, treasury cards below. */
export const SLOTS_EACH_HALF = 3;
const CARDS_WITHOUT_SETS = 2;

export const isTop = (card: PortfolioCard): boolean => card.card !== 'treasury';

/** The influence printed on one card; a ship's stands on the board sheet. */
function cardInfluence(sheet: BoardSheet, card: PortfolioCard): number {
  if (card.card === 'treasury') return 0;
  return card.card === 'noble' ? card.influence : sheet.ships[card.hull].influence;
}

export type PortfolioPart = 'portfolio-noble' | 'portfolio-ship';

/** What a gain of influence grants: every noble and ship card in the top slots, ships at sea too. */
export function portfolioInfluence({ sheet, you }: Pick<GameState, 'sheet' | 'you'>): readonly Part<PortfolioPart>[] {
  return you.portfolio.filter(isTop).map((card) => ({
    code: card.card === 'ship' ? 'portfolio-ship' : 'portfolio-noble',
    amount: cardInfluence(sheet, card),
    rule: 'influence.gain',
  }));
}

/** How many cards fit, and whether one more of this kind needs a discard first (`portfolio.size`). */
export function portfolioRoom(person: Pick<Person, 'portfolio' | 'rubble'>): {
  readonly limit: number;
  readonly used: number;
  readonly freeTop: number;
  readonly freeBottom: number;
} {
  const limit = CARDS_WITHOUT_SETS + completedSets(person.rubble);
  const used = person.portfolio.length;
  const top = person.portfolio.filter(isTop).length;
  const free = Math.max(0, limit - used);
  return {
    limit,
    used,
    freeTop: Math.min(free, SLOTS_EACH_HALF - top),
    freeBottom: Math.min(free, SLOTS_EACH_HALF - (used - top)),
  };
}
