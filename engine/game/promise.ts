import type { Result } from '../core/result';
import type { GameState } from '../model/state';
import { NOBLE_ACTION_OF, STATE_ACTIONS_OF } from '../model/stateActions';
import type { Task, YourTurn } from '../model/turn';
import type { Noble, NobleAction } from '../model/vocabulary';
import type { Command } from './command';
import { staffBuilding } from './decide/building';
import { buyLand } from './decide/store';
import type { Draft } from './draft';
import { draftOf } from './draft';
import { taskChoices } from './legal/tasks';
import { obstacleTo } from './obstacle';
import type { Refusal } from './refusal';

const NOBLE_TASKS: Readonly<Record<NobleAction, Task>> = {
  store: { do: 'store' },
  decrees: { do: 'decree' },
  building: { do: 'building' },
};

const nobleObstacle = (state: GameState, noble: Noble): Refusal | null =>
  obstacleTo(state, NOBLE_TASKS[NOBLE_ACTION_OF[noble]]);

/** A follower needs one of the three actions (`follow`, R31). */
function followObstacle(state: GameState, noble: Noble): Refusal | null {
  const paid = STATE_ACTIONS_OF[noble].map((action) => obstacleTo(state, { do: action, paid: true }));
  return paid.some((obstacle) => obstacle === null) ? null : nobleObstacle(state, noble);
}

const isBegun = (task: Task): boolean => task.do === 'land' || task.do === 'staff';
const mustBePossible = (task: Task): boolean => isBegun(task) || ('paid' in task && task.paid);

/** What finishing the task in front by this command comes to. */
function finish(state: GameState, turn: YourTurn, command: Command): Result<Draft, Refusal> | null {
  const moment = { draft: draftOf({ ...state, turn }), turn };
  if (command.kind === 'buy-land') return buyLand(moment, command);
  return command.kind === 'staff-building' ? staffBuilding(moment, command) : null;
}

/** Whether a store and a building begun one within the other can both be finished: some way through all of them. */
function canFinishAll(state: GameState, turn: YourTurn): boolean {
  const [task] = turn.tasks;
  if (task === undefined) return true;
  return taskChoices({ ...state, turn }, task).some((command) => {
    const done = finish(state, turn, command);
    return (
      done?.ok === true && done.value.state.turn.kind === 'you' && canFinishAll(done.value.state, done.value.state.turn)
    );
  });
}

/** The first task of these that cannot be done at all. */
function tasksObstacle(state: GameState, tasks: readonly Task[]): Refusal | null {
  for (const task of tasks) {
    const obstacle = obstacleTo(state, task);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

/** What was begun must be fully possible or it may not be begun: the first thing that no longer is. */
export function brokenPromise(state: GameState): Refusal | null {
  const { turn } = state;
  if (turn.kind !== 'you') return null;
  const { step } = turn;
  const begun = turn.tasks.filter(isBegun);
  const alone = tasksObstacle(state, turn.tasks.filter(mustBePossible));
  if (alone !== null) return alone;
  const [last] = begun.slice(-1);
  if (begun.length > 1 && last !== undefined && !canFinishAll(state, { ...turn, tasks: begun })) {
    return { code: 'must-be-done', rule: null, task: last.do };
  }
  if (step.at === 'visit' && !step.nobleAction) return nobleObstacle(state, step.noble);
  return step.at === 'follow' && !step.acted ? followObstacle(state, step.noble) : null;
}
