import { useMemo } from 'react';

import { Board, type BoardRoom } from '@/components/board/Board';
import { boardView } from '@/components/board/boardView';
import { useSame } from '@/components/board/useSame';
import type { GameState, ReviewedTurn } from '@/engine';

import { placesIn } from './placesIn';
import { eventsOf } from './entries';

interface ReviewedBoardProps {
  readonly state: GameState;
  /** What is pointed out is what happened in it. */
  readonly turn: ReviewedTurn | undefined;
  readonly room: BoardRoom;
}

/** The board as a turn left it, for looking only. */
export function ReviewedBoard({ state, turn, room }: ReviewedBoardProps) {
  const view = useSame(useMemo(() => boardView(state), [state]));
  const lit = useMemo(() => (turn === undefined ? [] : placesIn(eventsOf(turn))), [turn]);
  return <Board view={view} lit={lit} room={room} />;
}
