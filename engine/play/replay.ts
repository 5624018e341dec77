import type { Command } from '../game/command';
import { isFact } from '../game/kinds';
import type { GameState } from '../model/state';
import { withEnd } from './entering';
import type { Scratch } from './scratch';
import { addChoice, previewOf, startScratch } from './scratch';
import { tryMoves } from './tries';
import { waysOf } from './ways';

/** A choice that is no longer possible, and the table it was tried on. */
export interface Dropped {
  readonly command: Command;
  readonly before: GameState;
}

/** A begun move on another table: what of it still goes, and what does not. */
export interface Replay {
  readonly branch: Scratch;
  readonly dropped: readonly Dropped[];
}

/** The same choice once more; where only its price has changed, the usual way to pay it. */
function again(branch: Scratch, command: Command): Scratch | null {
  const added = addChoice(branch, command);
  if (added.ok) return added.value;
  const { state } = previewOf(branch);
  const [usual] = waysOf(state, command, tryMoves(state, undefined, [command.kind]).legal);
  const other = usual === undefined ? added : addChoice(branch, usual);
  return other.ok ? other.value : null;
}

/** The choices of a begun move on a table that was corrected meanwhile: one that no longer goes leaves the others as they are. */
export function replay(start: GameState, commands: readonly Command[]): Replay {
  const dropped: Dropped[] = [];
  let branch = startScratch(start);
  for (const command of commands) {
    if (command.kind === 'end-turn') continue;
    const next = again(branch, command);
    if (next === null && !isFact(command)) dropped.push({ command, before: previewOf(branch).state });
    branch = next ?? branch;
  }
  return { branch: withEnd(branch), dropped };
}
