import { sum } from '../core/record';
import { areTheTiles } from '../game/setup/scoring';
import { storeCount } from '../houses/houses';
import type { Place } from '../model/reading';
import { fault, inside } from '../model/reading';
import type { GameState, Person } from '../model/state';
import { HOUSES_EACH, OFFICIALS_EACH } from '../model/state';
import { COLOURS, NOBLES, RUBBLE_KINDS, SEATS } from '../model/vocabulary';
import { officialsOut } from '../officials/offices';
import { SLOTS_EACH_HALF, isTop } from '../portfolio/portfolio';
import { knownCubes } from '../rubble/cubes';
import { CUBES_OF_A_KIND } from '../rubble/places';
import { completedSets } from '../rubble/sets';

function checkStores(state: GameState, place: Place): void {
  for (const owner of SEATS) {
    const has = storeCount(state, owner);
    if (has > HOUSES_EACH) fault(place, { code: 'too-many-stores', owner, most: HOUSES_EACH, has });
  }
}

function checkOfficials(state: GameState, place: Place): void {
  for (const colour of COLOURS) {
    const has = officialsOut(state, colour);
    if (has > OFFICIALS_EACH) fault(place, { code: 'too-many-officials', colour, most: OFFICIALS_EACH, has });
  }
}

/** Only for a sheet that says how many spaces an office has: an assumption never blocks. */
function checkOffices({ offices, sheet }: GameState, place: Place): void {
  for (const noble of NOBLES) {
    const has = sum(COLOURS.map((colour) => offices[noble][colour]));
    if (has > sheet.officeSpaces)
      fault(inside(place, noble), { code: 'office-overfull', most: sheet.officeSpaces, has });
  }
}

function checkCubes(state: GameState, place: Place): void {
  for (const kind of RUBBLE_KINDS) {
    const has = knownCubes(state, kind);
    if (has > CUBES_OF_A_KIND) fault(place, { code: 'too-many-cubes', kind, most: CUBES_OF_A_KIND, has });
  }
}

function checkPortfolio({ portfolio }: Person, place: Place): void {
  const top = portfolio.filter(isTop).length;
  for (const [half, has] of [
    ['top', top],
    ['bottom', portfolio.length - top],
  ] as const) {
    if (has > SLOTS_EACH_HALF) fault(place, { code: 'too-many-cards', half, most: SLOTS_EACH_HALF, has });
  }
}

/** Every marker on the Marquis' portrait stands for a set (`rubble.set`). */
function checkMarkers({ rubble, markers: has }: Person, place: Place): void {
  const most = completedSets(rubble);
  if (has > most) fault(place, { code: 'too-large', most, has });
}

/** Reports what lies on no table once everything is entered; tiles only for a sheet that names them, an assumption never blocks. */
export function checkTold({ sheet, scoring, you }: GameState, saysTiles: boolean, place: Place): void {
  checkMarkers(you, inside(inside(place, 'you'), 'markers'));
  if (saysTiles && !areTheTiles(scoring, sheet))
    fault(inside(place, 'scoring'), { code: 'not-the-tiles', tiles: sheet.scoringTiles });
}

/** Reports what no table can hold, counting over several fields of a position. */
export function checkPossible(state: GameState, saysOfficeSpaces: boolean, place: Place): void {
  checkStores(state, inside(place, 'stores'));
  checkOfficials(state, inside(place, 'offices'));
  if (saysOfficeSpaces) checkOffices(state, inside(place, 'offices'));
  checkCubes(state, inside(place, 'rubble'));
  checkPortfolio(state.you, inside(inside(place, 'you'), 'portfolio'));
}
