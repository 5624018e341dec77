import type { PieceName } from '@/components/pieces/pieces';
import { GOODS, isMirrored, type GameState, type Good, type Seat } from '@/engine';
import type { yourMove } from '@/i18n/en/yourMove';

/** Something one of you has more or less of by a move. */
export interface Effect {
  readonly of: { readonly piece: PieceName } | { readonly good: Good };
  readonly what: string;
  readonly by: number;
  readonly now: number;
}

type EffectWords = (typeof yourMove)['confirm']['what'];

const AMOUNTS = [
  ['wigs', 'wig'],
  ['influence', 'influence'],
  ['reis', 'reis'],
] as const;

type Held = Pick<GameState['you'], (typeof AMOUNTS)[number][0]>;

function amountOf(amount: keyof Held, piece: PieceName, was: Held, is: Held, words: EffectWords): Effect {
  const by = is[amount] - was[amount];
  return { of: { piece }, what: words[amount](by), by, now: is[amount] };
}

/** What you hold more or less than before; in the smaller depth réis and goods are not kept. */
function yours({ you: was }: GameState, after: GameState, words: EffectWords): readonly Effect[] {
  const { you: now } = after;
  const amounts = AMOUNTS.filter(([amount]) => isMirrored(after, amount)).map(([amount, piece]) =>
    amountOf(amount, piece, was, now, words),
  );
  const goods = GOODS.map((good): Effect => {
    const by = now.goods[good] - was.goods[good];
    return { of: { good }, what: words.good(by, good), by, now: now.goods[good] };
  });
  return isMirrored(after, 'goods') ? [...amounts, ...goods] : amounts;
}

/** He holds no réis. */
const his = ({ lacerda: was }: GameState, { lacerda: now }: GameState, words: EffectWords): readonly Effect[] =>
  AMOUNTS.filter(([amount]) => amount !== 'reis').map(([amount, piece]) =>
    amountOf(amount, piece, { ...was, reis: 0 }, { ...now, reis: 0 }, words),
  );

/** What a move does to one of you. */
export const effectsOn = (seat: Seat, before: GameState, after: GameState, words: EffectWords): readonly Effect[] =>
  (seat === 'you' ? yours : his)(before, after, words).filter(({ by }) => by !== 0);
