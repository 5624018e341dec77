import { momentOf } from '@/store/games/begunMove';
import { session } from '@/store/games/games';

/** The point of the game on the table; nothing when none lies there. */
export function pointNow(): { readonly game: string; readonly at: string } | undefined {
  const { open } = session.getState();
  return open.at === 'open' ? { game: open.game.id, at: momentOf(open.history) } : undefined;
}
