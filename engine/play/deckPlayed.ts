import type { Deck } from '../model/vocabulary';
import type { Move } from './move';

/** The deck of the card your latest turn was begun with; none when it was discarded for gold, which names no card. */
export function deckPlayed(moves: readonly Move[]): Deck | null {
  for (const move of [...moves].reverse()) {
    if (move.kind === 'visit' || move.kind === 'play-noble-card') return move.noble;
    if (move.kind === 'play-treasury-card' || move.kind === 'sponsor') return 'treasury';
    if (move.kind === 'get-gold') return null;
  }
  return null;
}
