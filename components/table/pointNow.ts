import { pointOf } from '@/store/games/begunMove';
import { table } from '@/store/games/games';

/** The point of the game on the table; nothing when none lies there. */
export function pointNow(): { readonly game: string; readonly at: string } | undefined {
  const { open } = table.getState();
  return open.at === 'open' ? { game: open.game.id, at: pointOf(open.history) } : undefined;
}
