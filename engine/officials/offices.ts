import { sum } from '../core/record';
import type { GameState } from '../model/state';
import { OFFICIALS_EACH } from '../model/state';
import type { Colour, Noble, Seat } from '../model/vocabulary';
import { COLOURS, NOBLES } from '../model/vocabulary';

type WithOfficials = Pick<GameState, 'offices' | 'plazas'>;

/** Officials of everyone else in an office, the neutral ones included, its plaza not. */
export const othersIn = ({ offices }: Pick<GameState, 'offices'>, noble: Noble, seat: Seat): number =>
  sum(COLOURS.filter((colour) => colour !== seat).map((colour) => offices[noble][colour]));

/** Officials of a colour out on the board: offices and plazas. */
export const officialsOut = ({ offices, plazas }: WithOfficials, colour: Colour): number =>
  sum(NOBLES.map((noble) => offices[noble][colour] + plazas[noble][colour]));

/** Officials still on the own board. */
export const officialsLeft = (state: WithOfficials, colour: Colour): number =>
  OFFICIALS_EACH - officialsOut(state, colour);

export const isFull = ({ offices, sheet }: Pick<GameState, 'offices' | 'sheet'>, noble: Noble): boolean =>
  sum(COLOURS.map((colour) => offices[noble][colour])) >= sheet.officeSpaces;

/** Who may be pushed out of a full office: by default only people, never Lacerda's and neutral officials (R8). */
const removable = (state: Pick<GameState, 'rulings'>): readonly Seat[] =>
  state.rulings.R8 === 'overflow' ? ['you', 'lacerda'] : ['you'];

/** The colours that move one official to the plaza when another is added to this office (`state.officials`, R8, R32). */
export function pushedOut(state: Pick<GameState, 'offices' | 'sheet' | 'rulings'>, noble: Noble): readonly Seat[] {
  if (!isFull(state, noble)) return [];
  const here = removable(state).filter((seat) => state.offices[noble][seat] > 0);
  const most = Math.max(0, ...here.map((seat) => state.offices[noble][seat]));
  return here.filter((seat) => state.offices[noble][seat] === most);
}

/** Whether an official can be added: there is a free space, or somebody's official can move to the plaza. */
export const canAdd = (state: Pick<GameState, 'offices' | 'sheet' | 'rulings'>, noble: Noble): boolean =>
  !isFull(state, noble) || pushedOut(state, noble).length > 0;
