import { GOODS, warehouseSize, type CommandOf, type GameState, type Holdings } from '@/engine';
import { changeNotes, type GameNotes } from '@/store/games/gameNotes';

/** What tracking everything asks for, in this order. */
export const GROUPS = ['reis', 'goods', 'clergy', 'decrees'] as const satisfies readonly (keyof Holdings)[];

/** What you hold as the app knew it last: at the start of the game, or when it stopped tracking. */
export function lastKnown({ you }: GameState): Holdings {
  const most = warehouseSize(you);
  const goods = Object.fromEntries(GOODS.map((good) => [good, Math.min(most, you.goods[good])]));
  return { reis: you.reis, goods: { ...you.goods, ...goods }, clergy: you.clergy, decrees: you.decrees };
}

/** The command that tracks everything from these holdings on. */
export const trackAll = (holdings: Holdings): CommandOf<'set-depth'> => ({
  kind: 'set-depth',
  depth: 'everything',
  holdings,
});

type Counting = NonNullable<GameNotes['counting']>;

/** What was counted before the app was left. */
export const holdingsIn = ({ counted }: Counting): Holdings | undefined =>
  counted.kind === 'set-depth' ? counted.holdings : undefined;

/** Notes how far the counting has come, so that a reload comes back to it. */
export const noteCounting = (game: string, step: number, holdings: Holdings): void =>
  void changeNotes(game, (notes) => ({ ...notes, counting: { step, counted: trackAll(holdings) } }));

export const dropCounting = (game: string): void => void changeNotes(game, ({ counting: _, ...notes }) => notes);
