import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { GameState } from '../model/state';
import { NOBLE_ACTION_OF, STATE_ACTIONS_OF } from '../model/stateActions';
import type { Due, YourStep, Task, TaskKind, YourTurn } from '../model/turn';
import { NOTHING_DUE } from '../model/turn';
import type { Noble, NobleAction, StateAction } from '../model/vocabulary';
import { isAtSea } from '../ships/sale';
import { ownShips } from '../ships/shipCost';
import type { Draft } from './draft';
import { draftOf, happen, moveTurn } from './draft';
import type { GameEvent } from './event';
import type { Refusal } from './refusal';

/** Your part of the game at a step, with nothing waiting. */
export const yourTurnAt = (within: YourTurn['within'], step: YourStep, due: Due = NOTHING_DUE): YourTurn => ({
  kind: 'you',
  within,
  step,
  tasks: [],
  covered: [],
  markerUsed: false,
  due,
});

/** A move of yours with where the turn stands. */
export interface Moment {
  readonly draft: Draft;
  readonly turn: YourTurn;
}

/** Your turn as it stands; between turns it begins, and your ships come home (`turn.dock`). */
export function momentOf(state: GameState): Result<Moment, Refusal> {
  const { turn } = state;
  if (turn.kind === 'you') return ok({ draft: draftOf(state), turn });
  if (turn.kind === 'over') return refuse({ code: 'game-over', rule: 'end.game' });
  if (turn.kind !== 'between' || state.toMove !== 'you') return refuse({ code: 'not-your-turn', rule: null });
  const home: readonly GameEvent[] = ownShips(state.you).some(isAtSea) ? [{ kind: 'ships-docked', seat: 'you' }] : [];
  const begun = yourTurnAt('your-turn', { at: 'action' });
  return ok({ draft: moveTurn(happen(draftOf(state), ...home), begun), turn: begun });
}

/** What is open here instead of what was asked. */
export function notNow({ step, tasks }: YourTurn): { readonly ok: false; readonly error: Refusal } {
  const [task] = tasks;
  if (task !== undefined) return refuse({ code: 'first-finish', rule: null, task: task.do });
  return refuse({ code: 'not-now', rule: null, at: step.at });
}

/** The turn when it stands at this step with no task before it. */
export const standsAt = <At extends YourStep['at']>(
  turn: YourTurn,
  at: At,
): Extract<YourStep, { readonly at: At }> | null =>
  turn.tasks.length === 0 && turn.step.at === at ? (turn.step as Extract<YourStep, { readonly at: At }>) : null;

/** The right to do something now: the task it came from, or the visit, and the turn once it is done. */
export interface Claim {
  readonly task: Task | null;
  readonly turn: YourTurn;
}

const offers = (noble: Noble, action: StateAction | NobleAction): 'state' | 'noble' | null => {
  if (NOBLE_ACTION_OF[noble] === action) return 'noble';
  return STATE_ACTIONS_OF[noble].some((one) => one === action) ? 'state' : null;
};

/** The step once this action was taken there; nothing when it is not offered. */
function stepAfter(step: YourStep, action: StateAction | NobleAction): YourStep | null {
  if (step.at === 'follow') return !step.acted && offers(step.noble, action) !== null ? { ...step, acted: true } : null;
  if (step.at !== 'visit' || step.nobleAction) return null;
  const offered = offers(step.noble, action);
  if (offered === 'noble') return { ...step, nobleAction: true };
  return offered === 'state' && !step.stateAction ? { ...step, stateAction: true } : null;
}

/** Claims a state or noble action: as the task in front, or at the noble you visit or follow (`visit.order`, `follow`). */
export function claimAction(
  turn: YourTurn,
  action: StateAction | NobleAction,
  tasks: readonly TaskKind[],
): Result<Claim, Refusal> {
  const [task, ...rest] = turn.tasks;
  if (task !== undefined) return tasks.includes(task.do) ? ok({ task, turn: { ...turn, tasks: rest } }) : notNow(turn);
  const step = stepAfter(turn.step, action);
  return step === null ? notNow(turn) : ok({ task: null, turn: { ...turn, step } });
}

/** Claims the task in front when it is of this kind. */
export function claimTask<Kind extends TaskKind>(
  turn: YourTurn,
  kind: Kind,
): Result<{ readonly task: Extract<Task, { readonly do: Kind }>; readonly turn: YourTurn }, Refusal> {
  const [task, ...tasks] = turn.tasks;
  if (task === undefined || task.do !== kind) return notNow(turn);
  return ok({ task: task as Extract<Task, { readonly do: Kind }>, turn: { ...turn, tasks } });
}
