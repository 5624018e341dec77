import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { Command } from '../game/command';
import type { Decision } from '../game/decide';
import { decide } from '../game/decide';
import type { GameEvent } from '../game/event';
import type { Refusal } from '../game/refusal';
import type { Why } from '../game/why';
import type { GameState } from '../model/state';

/** A move built up choice by choice beside the game: nothing of it has happened until it is committed. */
export interface Scratch {
  readonly start: GameState;
  readonly choices: readonly Choice[];
}

/** One command tried on the branch and what it would do. */
export interface Choice {
  readonly command: Command;
  readonly decision: Decision;
}

/** The move so far: how the table would stand, what would happen and why. */
export interface Preview {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly why: readonly Why[];
}

/** What a committed branch adds to the game, as one entry. */
export interface Committed extends Preview {
  readonly commands: readonly Command[];
}

/** Begins a branch; to abandon it is to drop it. */
export const startScratch = (start: GameState): Scratch => ({ start, choices: [] });

const tip = ({ start, choices }: Scratch): GameState => choices.at(-1)?.decision.after ?? start;

/** Tries one more command; a refusal leaves the branch as it was. */
export function addChoice(scratch: Scratch, command: Command): Result<Scratch, Refusal> {
  const decided = decide(tip(scratch), command);
  return decided.ok ? ok({ ...scratch, choices: [...scratch.choices, { command, decision: decided.value }] }) : decided;
}

/** Undoes the last choice. */
export const dropChoice = ({ start, choices }: Scratch): Scratch => ({ start, choices: choices.slice(0, -1) });

/** Why a changed choice does not fit: which command of the branch is refused. */
export interface ChangeRefusal {
  readonly at: number;
  readonly refusal: Refusal;
}

/** Chooses differently at an earlier place and tries the later commands again. */
export function changeChoice(scratch: Scratch, at: number, command: Command): Result<Scratch, ChangeRefusal> {
  const commands = scratch.choices.map((choice, index) => (index === at ? command : choice.command));
  let branch = startScratch(scratch.start);
  for (const [index, each] of commands.entries()) {
    const added = addChoice(branch, each);
    if (!added.ok) return refuse({ at: index, refusal: added.error });
    branch = added.value;
  }
  return ok(branch);
}

export const previewOf = (scratch: Scratch): Preview => ({
  state: tip(scratch),
  events: scratch.choices.flatMap(({ decision }) => decision.events),
  why: scratch.choices.flatMap(({ decision }) => decision.why),
});

/** The branch as one entry for the game's history. */
export const commitScratch = (scratch: Scratch): Committed => ({
  ...previewOf(scratch),
  commands: scratch.choices.map(({ command }) => command),
});
