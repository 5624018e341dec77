import type { Command } from '../game/command';
import { isFact } from '../game/kinds';
import type { GameState } from '../model/state';
import { withEnd } from './entering';
import type { Scratch } from './scratch';
import { addChoice, previewOf, startScratch } from './scratch';
import { tryMoves } from './tries';
import { waysOf } from './ways';

/** A choice of a begun move, and the table it was tried on. */
export interface Replayed {
  readonly command: Command;
  readonly before: GameState;
}

/** A begun move on another table: what of it is paid differently now, and what is no longer possible. */
export interface Replay {
  readonly branch: Scratch;
  readonly repaid: readonly Replayed[];
  readonly dropped: readonly Replayed[];
}

/** The same choice where its price has changed: paid in the usual way. */
function otherwisePaid(state: GameState, command: Command): Command | null {
  const [usual] = waysOf(state, command, tryMoves(state, undefined, [command.kind]).legal);
  return usual ?? null;
}

/** The choices of a begun move on a table that was corrected meanwhile: one that no longer goes leaves the others as they are. */
export function replay(start: GameState, commands: readonly Command[]): Replay {
  const repaid: Replayed[] = [];
  const dropped: Replayed[] = [];
  let branch = startScratch(start);
  for (const command of commands) {
    if (command.kind === 'end-turn') continue;
    const { state: before } = previewOf(branch);
    const same = addChoice(branch, command);
    const other = same.ok ? null : otherwisePaid(before, command);
    const added = other === null ? same : addChoice(branch, other);
    if (added.ok) branch = added.value;
    else if (!isFact(command)) dropped.push({ command, before });
    if (added.ok && other !== null) repaid.push({ command: other, before });
  }
  return { branch: withEnd(branch), repaid, dropped };
}
