import { useContext, useEffect, useRef } from 'react';

import type { GameState } from '@/engine';
import { keepBegun, readBegunPeriod, type BegunPeriod } from '@/store/games/begunMove';

import { PlayContext } from '../PlayContext';
import { pointNow } from '../pointNow';

/**
 * Remembers on this device what is checked off while the period changes: the answer keeps it, after every tap; `restore` is handed
 * what was there when the app was left at this point of the game. Changing an earlier entry remembers nothing.
 */
export function useBegunPeriod(state: GameState, restore: (begun: BegunPeriod) => void): (begun: BegunPeriod) => void {
  const isHere = useContext(PlayContext) === null && state.turn.kind === 'period';
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    const point = pointNow();
    if (!isHere || point === undefined) return;
    let isPast = false;
    void readBegunPeriod(point.game, point.at).then((begun) => isPast || begun === undefined || latest.current(begun));
    return () => {
      isPast = true;
    };
  }, [state, isHere]);
  return (period) => {
    const point = pointNow();
    if (isHere && point !== undefined) keepBegun(point.game, { at: point.at, commands: [], period });
  };
}
