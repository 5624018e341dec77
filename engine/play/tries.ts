import type { Command, CommandKind } from '../game/command';
import { decide } from '../game/decide';
import { conceivable } from '../game/legal';
import type { HandCard } from '../game/choices/hand';
import { PLAIN_HAND } from '../game/choices/hand';
import type { Refusal } from '../game/refusal';
import type { GameState } from '../model/state';

/** A move someone might point at, and why the rules do not allow it now. */
export interface RefusedMove {
  readonly command: Command;
  readonly refusal: Refusal;
}

/** Everything that could be meant here: what the rules accept, and what they refuse with the reason. */
export interface Tries {
  readonly legal: readonly Command[];
  /** What can be chosen once the reward printed there is entered (`reward.beforePaying`). */
  readonly asked: readonly Command[];
  readonly refused: readonly RefusedMove[];
}

/** Tries every conceivable move once, so that what is possible and what is not are one answer; of some kinds only where nobody asks for more. */
export function tryMoves(
  state: GameState,
  hand: readonly HandCard[] = PLAIN_HAND,
  kinds: readonly CommandKind[] | null = null,
): Tries {
  const legal: Command[] = [];
  const asked: Command[] = [];
  const refused: RefusedMove[] = [];
  for (const command of conceivable(state, hand)) {
    if (kinds !== null && !kinds.includes(command.kind)) continue;
    const decided = decide(state, command);
    if (decided.ok) legal.push(command);
    else if (decided.error.code === 'reward-first') asked.push(command);
    else refused.push({ command, refusal: decided.error });
  }
  return { legal, asked, refused };
}
