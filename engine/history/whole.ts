import { same } from '../core/same';
import type { Command } from '../game/command';
import { asked } from '../game/decide';
import { keepsHoldings } from '../game/depth';
import type { GameEvent } from '../game/event';
import type { GameState } from '../model/state';
import { allAre } from '../play/kinds';
import type { Move } from '../play/move';
import type { Entry } from './history';
import { playedAgain } from './playedAgain';

/** What can be paid or taken for. */
const isPlayed = (move: Move): move is Command => allAre([move], 'yours', 'period');

/**
 * Everything an entry asked of the hands. Where your holdings are not mirrored its events do not tell what was paid and taken, so
 * its moves are worked out again; where they come to something else by now, what is recorded stays the truth.
 */
export function wholeEvents(before: GameState, { moves, events }: Entry): readonly GameEvent[] {
  // Stryker disable next-line ConditionalExpression: the moves worked out again tell the same; it only takes longer.
  if (keepsHoldings(before)) return events;
  const played = playedAgain(before, moves);
  if (played === null) return events;
  const recorded = played.flatMap(({ events: happened }) => happened);
  if (!same(recorded, events)) return events;
  return played.flatMap(({ on, move, events: happened }) => (isPlayed(move) ? asked(on, move) : happened));
}
