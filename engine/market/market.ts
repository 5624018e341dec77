import type { GameState } from '../model/state';
import type { ByGood, Good } from '../model/vocabulary';

/** The price after a good of this type was produced: 1 lower, never below the lowest printed one, never up again. */
export const priceAfterProducing = ({ sheet, market }: Pick<GameState, 'sheet' | 'market'>, good: Good): number =>
  Math.min(market[good], Math.max(market[good] - 1, sheet.market.lowest[good]));

/** The types of which at least one is meant. */
export const typesOf = (goods: ByGood<number>): readonly Good[] =>
  (Object.keys(goods) as Good[]).filter((good) => goods[good] > 0);
