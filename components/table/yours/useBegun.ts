import { useContext, useEffect, useRef } from 'react';

import type { Command, GameState } from '@/engine';
import { keepBegun, pointOf, readBegun } from '@/store/games/begunMove';
import { session } from '@/store/games/games';

import { PlayContext } from '../PlayContext';

/** The point of the game on the table; nothing when none lies there. */
function pointNow(): { readonly game: string; readonly at: string } | undefined {
  const { open } = session.getState();
  return open.at === 'open' ? { game: open.game.id, at: pointOf(open.history) } : undefined;
}

/**
 * Remembers the move being entered on this device: the answer keeps it, after every tap; `restore` is handed what was entered
 * when the app was left at this point of the game. Changing an earlier entry remembers nothing.
 */
export function useBegun(
  start: GameState,
  restore: (commands: readonly Command[]) => void,
): (commands: readonly Command[]) => void {
  const isChanging = useContext(PlayContext) !== null;
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    const point = pointNow();
    if (isChanging || point === undefined) return;
    let isPast = false;
    void readBegun(point.game, point.at).then(
      (commands) => isPast || commands.length === 0 || latest.current(commands),
    );
    return () => {
      isPast = true;
    };
  }, [start, isChanging]);
  return (commands) => {
    const point = pointNow();
    if (!isChanging && point !== undefined) keepBegun(point.game, { at: point.at, commands });
  };
}
