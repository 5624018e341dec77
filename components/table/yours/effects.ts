import type { PieceName } from '@/components/pieces/pieces';
import { GOODS, isMirrored, type GameState, type Good, type Seat } from '@/engine';
import type { names } from '@/i18n/en/names';
import type { yourMove } from '@/i18n/en/yourMove';

/** Something one of you has more or less of by a move. */
export interface Effect {
  readonly of: { readonly piece: PieceName } | { readonly good: Good };
  readonly what: string;
  readonly by: number;
  readonly now: number;
}

interface EffectWords {
  readonly amounts: (typeof yourMove)['confirm']['what'];
  readonly good: (typeof names)['good'];
}

const AMOUNTS = [
  ['wigs', 'wig'],
  ['influence', 'influence'],
  ['reis', 'reis'],
] as const;

/** What you hold more or less than before; in the smaller depth réis and goods are not kept. */
function yours({ you: was }: GameState, after: GameState, words: EffectWords): readonly Effect[] {
  const { you: now } = after;
  const amounts = AMOUNTS.filter(([amount]) => isMirrored(after, amount)).map(([amount, piece]): Effect => ({
    of: { piece },
    what: words.amounts[amount],
    by: now[amount] - was[amount],
    now: now[amount],
  }));
  const goods = GOODS.map((good): Effect => ({
    of: { good },
    what: words.good[good],
    by: now.goods[good] - was.goods[good],
    now: now.goods[good],
  }));
  return isMirrored(after, 'goods') ? [...amounts, ...goods] : amounts;
}

const his = ({ lacerda: was }: GameState, { lacerda: now }: GameState, words: EffectWords): readonly Effect[] =>
  AMOUNTS.flatMap(([amount, piece]) =>
    amount === 'reis'
      ? []
      : [{ of: { piece }, what: words.amounts[amount], by: now[amount] - was[amount], now: now[amount] }],
  );

/** What a move does to one of you. */
export const effectsOn = (seat: Seat, before: GameState, after: GameState, words: EffectWords): readonly Effect[] =>
  (seat === 'you' ? yours : his)(before, after, words).filter(({ by }) => by !== 0);
