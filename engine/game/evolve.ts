import type { GameState } from '../model/state';
import type { EventOf, GameEvent } from './event';
import { boardEvolvers } from './evolve/board';
import { cityEvolvers } from './evolve/city';
import { personEvolvers } from './evolve/person';
import { seatEvolvers } from './evolve/seats';
import { tableEvolvers } from './evolve/table';
import { turnEvolvers } from './evolve/turn';

/** How each kind of event changes the state; a kind without its line does not compile. */
type Evolvers = { readonly [Kind in GameEvent['kind']]: (state: GameState, event: EventOf<Kind>) => GameState };

const EVOLVERS: Evolvers = {
  ...turnEvolvers,
  ...boardEvolvers,
  ...cityEvolvers,
  ...seatEvolvers,
  ...personEvolvers,
  ...tableEvolvers,
};

/** Applies what happened. Total: it judges nothing and refuses nothing. */
export function evolve(state: GameState, event: GameEvent): GameState {
  const apply = EVOLVERS[event.kind] as (state: GameState, event: GameEvent) => GameState;
  return apply(state, event);
}

export const evolveAll = (state: GameState, events: readonly GameEvent[]): GameState => events.reduce(evolve, state);
