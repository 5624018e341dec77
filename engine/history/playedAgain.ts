import type { GameState } from '../model/state';
import type { Move, Played } from '../play/move';
import { play } from '../play/move';

/** A move of an entry, worked out again on the table it stood on. */
interface PlayedAgain extends Played {
  readonly move: Move;
  readonly on: GameState;
}

/** The moves of an entry worked out again, one after the other; null when today's rules refuse one. */
export function playedAgain(before: GameState, moves: readonly Move[]): readonly PlayedAgain[] | null {
  const all: PlayedAgain[] = [];
  let on = before;
  for (const move of moves) {
    const played = play(on, move);
    if (!played.ok) return null;
    all.push({ ...played.value, move, on });
    on = played.value.after;
  }
  return all;
}
