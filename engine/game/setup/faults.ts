import { TREASURY_START } from '../../sheet/defaults';
import type { BoardSheet } from '../../model/boardSheet';
import type { Face, Unknown } from '../../model/state';
import { OFFICIALS_EACH, UNKNOWN } from '../../model/state';
import { ARCHITECTS, RUBBLE_KINDS } from '../../model/vocabulary';
import { CUBES_OF_A_KIND } from '../../rubble/places';
import type { SoloDeal } from './deal';
import type { Entered } from './entered';
import type { Ruins } from './places';
import { OUT_OF_PLAY, RUBBLE_PLACES, cubesAt, cubesInBag } from './places';
import type { EnteredPart, SetupRefusal } from './refusal';
import { areTheTiles, equalNeighbours } from './scoring';

const LEAST_OFFICIALS = 1;

/** The kinds of which more lie out than the box holds; also of a city that is laid out in part only. */
export function tooManyCubes(ruins: Ruins): readonly Extract<SetupRefusal, { readonly code: 'too-many-cubes' }>[] {
  const left = cubesInBag(ruins);
  return RUBBLE_KINDS.filter((kind) => left[kind] < 0).map((kind) => ({
    code: 'too-many-cubes',
    kind,
    most: CUBES_OF_A_KIND,
    has: CUBES_OF_A_KIND - left[kind],
  }));
}

function cubeFaults(ruins: Ruins): readonly SetupRefusal[] {
  const wrong = [...RUBBLE_PLACES, ...OUT_OF_PLAY]
    .map(({ place, cubes }) => ({ place, needs: cubes, has: cubesAt(ruins, place).length }))
    .filter(({ needs, has }) => needs !== has)
    .map((fault): SetupRefusal => ({ code: 'wrong-number-of-cubes', ...fault }));
  return [...tooManyCubes(ruins), ...wrong];
}

function scoringFaults({ scoring }: SoloDeal, sheet: BoardSheet): readonly SetupRefusal[] {
  if (!areTheTiles(scoring, sheet)) return [{ code: 'not-the-tiles', tiles: sheet.scoringTiles, has: scoring }];
  const equal = equalNeighbours(scoring);
  return equal === null ? [] : [{ code: 'equal-neighbours', ...equal }];
}

const faceFaults = (face: Face | Unknown, part: EnteredPart): readonly SetupRefusal[] =>
  face !== UNKNOWN && face[0] === face[1] ? [{ code: 'equal-colours', colour: face[0], ...part }] : [];

function planFaults(given: number | Unknown, part: EnteredPart): readonly SetupRefusal[] {
  if (given === UNKNOWN) return [];
  const fits = Number.isInteger(given) && given >= LEAST_OFFICIALS && given <= OFFICIALS_EACH;
  return fits ? [] : [{ code: 'impossible-number', given, least: LEAST_OFFICIALS, most: OFFICIALS_EACH, ...part }];
}

const enteredFaults = ({ available, planStacks, preplaced, yourPlan, hisPlans }: Entered): readonly SetupRefusal[] => [
  ...ARCHITECTS.flatMap((architect) => faceFaults(available[architect], { part: 'available', architect })),
  ...faceFaults(preplaced, { part: 'preplaced' }),
  ...ARCHITECTS.flatMap((architect) => planFaults(planStacks[architect], { part: 'plan-stack', architect })),
  ...planFaults(yourPlan.officials, { part: 'your-plan' }),
  ...hisPlans.flatMap((officials, index) => planFaults(officials, { part: 'his-plan', index })),
];

const sheetFaults = ({ treasury }: BoardSheet): readonly SetupRefusal[] =>
  treasury.some(({ right }) => right === TREASURY_START) ? [] : [{ code: 'no-treasury-start', value: TREASURY_START }];

/** Everything about a setup that cannot lie on a table; a sound one has none. */
export const setupFaults = (deal: SoloDeal, entered: Entered, sheet: BoardSheet): readonly SetupRefusal[] => [
  ...cubeFaults(deal),
  ...scoringFaults(deal, sheet),
  ...enteredFaults(entered),
  ...sheetFaults(sheet),
];
