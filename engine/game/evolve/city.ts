import { columnIndex } from '../../board/spaces';
import type { CubePlace, Cubes, GameState, Rubble } from '../../model/state';
import { UNKNOWN } from '../../model/state';
import type { RubbleKind } from '../../model/vocabulary';
import { without } from '../../rubble/cubes';
import { hasRoomFor } from '../../rubble/sets';
import type { EventOf } from '../event';

function lessOne(rubble: Rubble, from: CubePlace, cube: RubbleKind): Rubble {
  const less = (cubes: Cubes | undefined): Cubes => without(cubes ?? [], cube);
  if (from.at === 'row') return { ...rubble, rows: { ...rubble.rows, [from.row]: less(rubble.rows[from.row]) } };
  if (from.at === 'site') return { ...rubble, sites: { ...rubble.sites, [from.site]: less(rubble.sites[from.site]) } };
  const [one, two, three, four, five] = rubble.columns.map((cubes, at) =>
    at === columnIndex(from.column) ? less(cubes) : cubes,
  );
  return { ...rubble, columns: [one ?? [], two ?? [], three ?? [], four ?? [], five ?? []] };
}

/** A cube goes to its taker; a sixth of a kind has no room on a person's board and leaves the game. */
function keepCube(state: GameState, seat: 'you' | 'lacerda', cube: RubbleKind): GameState {
  if (seat === 'lacerda') return { ...state, lacerda: { ...state.lacerda, cubes: state.lacerda.cubes + 1 } };
  if (!hasRoomFor(state.you, cube)) return state;
  return { ...state, you: { ...state.you, rubble: { ...state.you.rubble, [cube]: state.you.rubble[cube] + 1 } } };
}

export const cityEvolvers = {
  'city-tile-taken': (state: GameState, { tile }: EventOf<'city-tile-taken'>): GameState => ({
    ...state,
    display: state.display.filter((there) => there !== tile),
  }),
  'store-built': (state: GameState, { seat, space, good, house }: EventOf<'store-built'>): GameState => {
    const built: GameState = { ...state, stores: { ...state.stores, [space]: { owner: seat, good } } };
    if (house === null) return built;
    return { ...built, you: { ...built.you, houses: { ...built.you.houses, [house]: built.you.houses[house] + 1 } } };
  },
  'cube-taken': (state: GameState, { seat, from, cube }: EventOf<'cube-taken'>): GameState =>
    keepCube({ ...state, rubble: lessOne(state.rubble, from, cube) }, seat, cube),
  'building-opened': (state: GameState, { site, architect, colours }: EventOf<'building-opened'>): GameState => ({
    ...state,
    buildings: { ...state.buildings, [site]: colours },
    available: { ...state.available, [architect]: UNKNOWN },
  }),
  'building-revealed': (state: GameState, { architect, colours }: EventOf<'building-revealed'>): GameState => ({
    ...state,
    available: { ...state.available, [architect]: colours },
  }),
};
