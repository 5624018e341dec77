import type { GameState } from '../../model/state';
import type { Noble, Seat } from '../../model/vocabulary';
import type { EventOf } from '../event';

const addTo = (state: GameState, place: 'offices' | 'plazas', noble: Noble, seat: Seat, by: number): GameState => ({
  ...state,
  [place]: { ...state[place], [noble]: { ...state[place][noble], [seat]: state[place][noble][seat] + by } },
});

export const boardEvolvers = {
  'courtier-moved': (state: GameState, { to }: EventOf<'courtier-moved'>): GameState => ({ ...state, courtier: to }),
  'aide-moved': (state: GameState, { to }: EventOf<'aide-moved'>): GameState => ({ ...state, aide: to }),
  'card-left-deck': (state: GameState, { deck }: EventOf<'card-left-deck'>): GameState => ({
    ...state,
    decks: { ...state.decks, [deck]: state.decks[deck] - 1 },
  }),
  'official-placed': (state: GameState, { seat, noble }: EventOf<'official-placed'>): GameState =>
    addTo(state, 'offices', noble, seat, 1),
  'official-pushed-out': (state: GameState, { seat, noble }: EventOf<'official-pushed-out'>): GameState =>
    addTo(addTo(state, 'offices', noble, seat, -1), 'plazas', noble, seat, 1),
  'plan-revealed': (state: GameState, { architect, officials }: EventOf<'plan-revealed'>): GameState => ({
    ...state,
    planStacks: { ...state.planStacks, [architect]: officials },
  }),
  'treasury-moved': (state: GameState, { to }: EventOf<'treasury-moved'>): GameState => ({ ...state, treasury: to }),
  'price-dropped': (state: GameState, { good, to }: EventOf<'price-dropped'>): GameState => ({
    ...state,
    market: { ...state.market, [good]: to },
  }),
  'cardinal-moved': (state: GameState, { to }: EventOf<'cardinal-moved'>): GameState => ({ ...state, cardinal: to }),
};
