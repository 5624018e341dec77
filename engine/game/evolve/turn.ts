import type { GameState } from '../../model/state';
import { BETWEEN } from '../../model/turn';
import { CITY_TILES } from '../../model/vocabulary';
import type { EventOf } from '../event';

/** The round closes with Lacerda's turn; once the end is triggered one final round follows. */
function closeRound(state: GameState): GameState {
  const closed: GameState = { ...state, round: state.round + 1 };
  if (state.ending === 'last-round') return { ...closed, turn: { kind: 'over' } };
  return { ...closed, ending: state.ending === 'this-round' ? 'last-round' : null };
}

export const turnEvolvers = {
  'turn-moved': (state: GameState, { turn }: EventOf<'turn-moved'>): GameState => ({ ...state, turn }),
  /** The city tiles are refilled and the other seat is next. */
  'turn-closed': (state: GameState, { seat }: EventOf<'turn-closed'>): GameState => {
    const closed: GameState = {
      ...state,
      turn: BETWEEN,
      display: CITY_TILES,
      toMove: seat === 'you' ? 'lacerda' : 'you',
    };
    return seat === 'lacerda' ? closeRound(closed) : closed;
  },
  'end-triggered': (state: GameState, _: EventOf<'end-triggered'>): GameState =>
    state.ending === null ? { ...state, ending: 'this-round' } : state,
};
