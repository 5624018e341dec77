import {
  jump,
  type Changed,
  type Correction,
  type GameEvent,
  type GameState,
  type History,
  type PutBack,
  type Travel,
} from '@/engine';

/** What the hands have to do after the log went elsewhere. */
export interface ToDo {
  readonly putBack: readonly PutBack[];
  readonly again: readonly GameEvent[];
  /** The table that is to be done again, where it is known. */
  readonly from?: GameState;
  readonly set: readonly Correction[];
}

const NOTHING_TO_DO: ToDo = { putBack: [], again: [], set: [] };

export const afterTravel = ({ putBack, again }: Travel, from: GameState): ToDo => ({ putBack, again, from, set: [] });
export const afterChange = ({ putBack, adjust }: Changed): ToDo => ({ putBack, again: [], set: adjust });

/** What lies differently from the furthest point the game had reached: a reload must not forget it. */
export function takenBack(history: History): ToDo {
  const { done, undone } = history;
  const end = undone.length === 0 ? null : jump(history, done.length + undone.length);
  const back = end?.ok === true ? jump(end.value.history, done.length) : null;
  return end?.ok === true && back?.ok === true ? afterTravel(back.value, end.value.history.now) : NOTHING_TO_DO;
}
