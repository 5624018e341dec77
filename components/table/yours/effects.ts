import { GOODS, isMirrored, type GameState, type Good, type Seat } from '@/engine';

const AMOUNTS = ['wigs', 'influence', 'reis'] as const;

/** Something one of you has more or less of by a move. */
export interface Effect {
  readonly what: (typeof AMOUNTS)[number] | Good;
  readonly by: number;
  readonly now: number;
}

/** What you hold more or less than before; in the smaller depth réis and goods are not tracked. */
function yours({ you: was }: GameState, after: GameState): readonly Effect[] {
  const { you: now } = after;
  const amounts = AMOUNTS.filter((what) => isMirrored(after, what)).map((what): Effect => ({
    what,
    by: now[what] - was[what],
    now: now[what],
  }));
  const goods = GOODS.map((what): Effect => ({ what, by: now.goods[what] - was.goods[what], now: now.goods[what] }));
  return isMirrored(after, 'goods') ? [...amounts, ...goods] : amounts;
}

const his = ({ lacerda: was }: GameState, { lacerda: now }: GameState): readonly Effect[] =>
  AMOUNTS.flatMap((what) => (what === 'reis' ? [] : [{ what, by: now[what] - was[what], now: now[what] }]));

/** What a move does to one of you. */
export const effectsOn = (seat: Seat, before: GameState, after: GameState): readonly Effect[] =>
  (seat === 'you' ? yours : his)(before, after).filter(({ by }) => by !== 0);
