import type { GameState } from '../../model/state';
import { CITY_TILES } from '../../model/vocabulary';
import { atDepth } from '../depth';
import type { EventOf } from '../event';
import { setCorrected } from './corrected';

export const tableEvolvers = {
  'period-began': (state: GameState, _: EventOf<'period-began'>): GameState => ({
    ...state,
    period: 2,
    display: CITY_TILES,
  }),
  'decks-dealt': (state: GameState, { decks }: EventOf<'decks-dealt'>): GameState => ({ ...state, decks }),
  'yard-filled': (state: GameState, { hulls }: EventOf<'yard-filled'>): GameState => ({ ...state, shipyard: hulls }),
  'reward-remembered': (state: GameState, { place, rewards }: EventOf<'reward-remembered'>): GameState => ({
    ...state,
    sheet: { ...state.sheet, rewards: { ...state.sheet.rewards, [place]: rewards } },
  }),
  'clergy-remembered': (state: GameState, { tile }: EventOf<'clergy-remembered'>): GameState => ({
    ...state,
    sheet: { ...state.sheet, clergy: [...state.sheet.clergy, tile] },
  }),
  'depth-changed': (state: GameState, { depth }: EventOf<'depth-changed'>): GameState => atDepth(state, depth),
  'value-corrected': (state: GameState, { correction }: EventOf<'value-corrected'>): GameState =>
    setCorrected(state, correction),
};
