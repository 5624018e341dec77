import type { GameState, Lacerda, Person } from '../../model/state';
import type { Seat } from '../../model/vocabulary';

/** The state with other things in your hands. */
export const withYou = (state: GameState, change: Partial<Person>): GameState => ({
  ...state,
  you: { ...state.you, ...change },
});

/** The state with other things in his. */
export const withLacerda = (state: GameState, change: Partial<Lacerda>): GameState => ({
  ...state,
  lacerda: { ...state.lacerda, ...change },
});

/** What both seats have: wigs, influence, favours. */
export const withSeat = (
  state: GameState,
  seat: Seat,
  change: Partial<Pick<Person & Lacerda, 'wigs' | 'influence' | 'favours'>>,
): GameState => (seat === 'you' ? withYou(state, change) : withLacerda(state, change));
