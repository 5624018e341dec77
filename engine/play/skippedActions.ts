import { PLAIN_HAND } from '../game/choices/hand';
import { obstacleTo } from '../game/obstacle';
import type { Refusal } from '../game/refusal';
import type { GameState } from '../model/state';
import { STATE_ACTIONS_OF } from '../model/stateActions';
import type { YourStep } from '../model/turn';
import type { StateAction } from '../model/vocabulary';
import type { Scratch } from './scratch';
import { tryMoves } from './tries';
import { COMMAND_OF_ACTION, offered } from './yourQuestion';

/** A state action that cannot be taken, and why. */
export interface SkippedAction {
  readonly action: StateAction;
  readonly refusal: Refusal;
}

type Visit = Extract<YourStep, { readonly at: 'visit' }>;

function justPaid({ turn }: GameState): Visit | null {
  if (turn.kind !== 'you' || turn.tasks.length > 0 || turn.step.at !== 'visit') return null;
  return turn.step.stateAction || turn.step.nobleAction ? null : turn.step;
}

/** The state actions of the visit a move pays, when all of them are impossible and so none is asked for (`visit.order`). */
export function skippedActions({ start, choices }: Scratch): readonly SkippedAction[] {
  const visited = [start, ...choices.map(({ decision }) => decision.after)].find((state) => justPaid(state) !== null);
  const visit = visited === undefined ? null : justPaid(visited);
  if (visited === undefined || visit === null) return [];
  const actions = STATE_ACTIONS_OF[visit.noble];
  const tries = tryMoves(
    visited,
    PLAIN_HAND,
    actions.map((action) => COMMAND_OF_ACTION[action]),
  );
  const skipped = actions.flatMap((action): readonly SkippedAction[] => {
    const { refusal } = offered(tries, action);
    if (refusal === null) return [];
    return [{ action, refusal: obstacleTo(visited, { do: action, paid: false }) ?? refusal }];
  });
  return skipped.length === actions.length ? skipped : [];
}
