import type { GameState } from '../model/state';
import { NOBLE_ACTION_OF, STATE_ACTIONS_OF } from '../model/stateActions';
import type { Task } from '../model/turn';
import type { Noble, NobleAction } from '../model/vocabulary';
import { obstacleTo } from './obstacle';
import type { Refusal } from './refusal';

const NOBLE_TASKS: Readonly<Record<NobleAction, Task>> = {
  store: { do: 'store' },
  decrees: { do: 'decree' },
  building: { do: 'building' },
};

export const nobleObstacle = (state: GameState, noble: Noble): Refusal | null =>
  obstacleTo(state, NOBLE_TASKS[NOBLE_ACTION_OF[noble]]);

/** A follower needs one of the three actions (`follow`, R31). */
function followObstacle(state: GameState, noble: Noble): Refusal | null {
  const paid = STATE_ACTIONS_OF[noble].map((action) => obstacleTo(state, { do: action, paid: true }));
  return paid.some((obstacle) => obstacle === null) ? null : nobleObstacle(state, noble);
}

const mustBePossible = (task: Task): boolean => task.do === 'land' || task.do === 'staff' || ('paid' in task && task.paid);

/** What was begun must be fully possible or it may not be begun: the first thing that no longer is. */
export function brokenPromise(state: GameState): Refusal | null {
  const { turn } = state;
  if (turn.kind !== 'you') return null;
  for (const task of turn.tasks.filter(mustBePossible)) {
    const obstacle = obstacleTo(state, task);
    if (obstacle !== null && obstacle.code !== 'tell-first') return obstacle;
  }
  const { step } = turn;
  if (step.at === 'visit' && !step.nobleAction) return nobleObstacle(state, step.noble);
  return step.at === 'follow' && !step.acted ? followObstacle(state, step.noble) : null;
}
