import { sum } from '../core/record';
import { SOLO_SITES, fits, outlookOf } from '../board/sites';
import { SOLO_SPACES, frontageFor, frontagesOf } from '../board/spaces';
import { HOUSES_IN_GROUP, housesLeft, storeCount } from '../houses/houses';
import { MOST_WIGS_OF_A_DECREE } from '../decrees/decrees';
import { LIMITS } from '../model/limits';
import type { PortfolioCard, Ship } from '../model/cards';
import type { ClergyTile, Cubes, Face, GameState } from '../model/state';
import { MAX_CLERGY, OFFICIALS_EACH, UNKNOWN } from '../model/state';
import { COLOURS, HOUSE_GROUPS, RUBBLE_KINDS } from '../model/vocabulary';
import { officialsOut } from '../officials/offices';
import { isTop, SLOTS_EACH_HALF } from '../portfolio/portfolio';
import { knownCubes } from '../rubble/cubes';
import { CUBES_IN_COLUMN, CUBES_IN_ROW, CUBES_OF_A_KIND, CUBES_ON_SITE } from '../rubble/places';
import { amountsOn } from './clergy';
import type { Correction, CorrectionOf, Counted } from './correction';
import { setCorrected } from './evolve/corrected';
import { isCounted, limitsOf } from './limits';
import { isWhole } from './money';
import type { CorrectionRefusal } from './refusal';
import { areTheTiles } from './setup/scoring';
import { MOST_OF_A_REWARD } from './facts';

type Obstacle = CorrectionRefusal | null;
type Judge<Name extends Correction['of']> = (state: GameState, correction: CorrectionOf<Name>) => Obstacle;

const range = (least: number, most: number, given: number): Obstacle =>
  isWhole(given, least, most) ? null : { code: 'out-of-range', rule: null, least, most, given };

const first = (obstacles: readonly Obstacle[]): Obstacle => obstacles.find((one) => one !== null) ?? null;

const each = (values: readonly number[], least: number, most: number): Obstacle =>
  first(values.map((value) => range(least, most, value)));

/** So many that the game can go on from there. */
const cards = (list: readonly unknown[]): Obstacle => range(0, LIMITS.correctedCards, list.length);

const distinct = (values: readonly string[], most: number): Obstacle =>
  new Set(values).size === values.length
    ? null
    : { code: 'too-many', rule: null, of: 'cards', most, given: values.length };

const anything = (): null => null;

const ships = (list: readonly Ship[]): Obstacle =>
  first(list.map(({ hull, cargo, paid = 0 }) => range(0, hull, cargo) ?? range(0, cargo, paid)));

function portfolio(cards: readonly PortfolioCard[]): Obstacle {
  const top = cards.filter(isTop).length;
  const half = Math.max(top, cards.length - top);
  if (half > SLOTS_EACH_HALF)
    return { code: 'too-many', rule: 'portfolio.size', of: 'cards', most: SLOTS_EACH_HALF, given: half };
  return ships(cards.filter((card) => card.card === 'ship'));
}

const clergy = (tiles: readonly ClergyTile[]): Obstacle =>
  range(0, MAX_CLERGY, tiles.length) ?? each(amountsOn(tiles), 0, MOST_OF_A_REWARD);

/** The box holds so many of a kind; a table that already shows more is not blamed on this value. */
function boxed(state: GameState, correction: Correction): Obstacle {
  const after = setCorrected(state, correction);
  const kind = RUBBLE_KINDS.find((one) => knownCubes(after, one) > Math.max(CUBES_OF_A_KIND, knownCubes(state, one)));
  return kind === undefined
    ? null
    : { code: 'too-many-cubes', rule: null, kind, most: CUBES_OF_A_KIND, given: knownCubes(after, kind) };
}

function cubes(state: GameState, most: number, correction: Correction & { readonly value: Cubes }): Obstacle {
  const given = correction.value.length;
  return given > most ? { code: 'too-many', rule: null, of: 'cubes', most, given } : boxed(state, correction);
}

function faceFault(face: Face | typeof UNKNOWN | null): Obstacle {
  if (face === null || face === UNKNOWN || face[0] !== face[1]) return null;
  return { code: 'equal-colours', rule: 'building.open', colour: face[0] };
}

const building: Judge<'building'> = (_, { at, value }) => {
  if (!SOLO_SITES.includes(at)) return { code: 'out-of-play', rule: null, place: at };
  const outlook = outlookOf(at);
  if (value !== null && outlook.kind === 'street' && !fits(at, value)) {
    return { code: 'north-site-needs', rule: 'building.open', site: at, good: outlook.good };
  }
  return faceFault(value);
};

/** Your houses and your stores go together. */
function houseFault(state: GameState, after: GameState, { house }: CorrectionOf<'store'>): Obstacle {
  const stores = housesLeft(state, 'you') - housesLeft(after, 'you');
  const wrong: Obstacle = { code: 'house-does-not-fit', rule: 'store.order', house };
  if (stores === 0) return house === null ? null : wrong;
  if (house === null) return wrong;
  return isWhole(after.you.houses[house], 0, HOUSES_IN_GROUP[house]) ? null : wrong;
}

const store: Judge<'store'> = (state, correction) => {
  const { at, value } = correction;
  if (!SOLO_SPACES.includes(at)) return { code: 'out-of-play', rule: null, place: at };
  if (value !== null && frontageFor(at, value.good) === undefined) {
    return {
      code: 'off-street',
      rule: 'store.order',
      space: at,
      good: value.good,
      fits: frontagesOf(at).map(({ good }) => good),
    };
  }
  const after = setCorrected(state, correction);
  if (value !== null && housesLeft(after, value.owner) < 0) return { code: 'no-house-left', rule: 'store.order' };
  return houseFault(state, after, correction);
};

const houses: Judge<'houses'> = (state, { value }) => {
  const inGroups = first(HOUSE_GROUPS.map((group) => range(0, HOUSES_IN_GROUP[group], value[group])));
  const built = sum(HOUSE_GROUPS.map((group) => value[group]));
  const stores = storeCount(state, 'you');
  return (
    inGroups ?? (built === stores ? null : { code: 'houses-do-not-fit', rule: 'store.order', stores, houses: built })
  );
};

/** An office holds so many, and nobody has more than eight. */
const officials = (state: GameState, correction: CorrectionOf<'office' | 'plaza'>): Obstacle => {
  const { of, at } = correction;
  const after = setCorrected(state, correction);
  const given = officialsOut(after, at.colour);
  if (given > OFFICIALS_EACH) return { code: 'too-many', rule: null, of: at.colour, most: OFFICIALS_EACH, given };
  const here = sum(COLOURS.map((colour) => after.offices[at.noble][colour]));
  const most = state.sheet.officeSpaces;
  return of === 'office' && here > most
    ? { code: 'office-overfull', rule: null, noble: at.noble, most, given: here }
    : null;
};

const planStack: Judge<'plan-stack'> = (_, { value }) =>
  value === null || value === UNKNOWN ? null : range(1, OFFICIALS_EACH, value);

type Told = Exclude<Correction['of'], Counted['of']>;

/** What else must hold of an amount, once it lies within its limits. */
const AMOUNTS: { readonly [Name in Counted['of']]?: Judge<Name> } = {
  rubble: boxed,
  office: officials,
  plaza: officials,
};

const JUDGES: { readonly [Name in Told]: Judge<Name> } = {
  period: anything,
  scoring: ({ sheet }, { value }) =>
    areTheTiles(value, sheet) ? null : { code: 'not-the-tiles', rule: 'setup.scoring', tiles: sheet.scoringTiles },
  cardinal: anything,
  aide: anything,
  courtier: anything,
  'to-move': anything,
  ending: anything,
  favours: (_, { value }) => distinct(value, 1),
  decrees: (_, { value }) => cards(value) ?? each(value, 0, MOST_WIGS_OF_A_DECREE),
  'his-plans': (_, { value }) => cards(value) ?? each(value, 1, OFFICIALS_EACH),
  clergy: (_, { value }) => clergy(value),
  portfolio: (_, { value }) => portfolio(value),
  plans: (_, { value }) =>
    cards(value) ??
    each(
      value.map(({ officials: shown }) => shown),
      1,
      OFFICIALS_EACH,
    ),
  'his-ships': (_, { value }) => ships(value),
  shipyard: anything,
  display: (_, { value }) => distinct(value, 1),
  'row-cubes': (state, correction) => cubes(state, CUBES_IN_ROW, correction),
  'column-cubes': (state, correction) => cubes(state, CUBES_IN_COLUMN[correction.at], correction),
  'site-cubes': (state, correction) => cubes(state, CUBES_ON_SITE, correction),
  store,
  houses,
  building,
  available: (_, { value }) => faceFault(value),
  'plan-stack': planStack,
};

function impossibleAmount(state: GameState, correction: Counted): Obstacle {
  const { least, most } = limitsOf(state, correction);
  const further = AMOUNTS[correction.of] as ((state: GameState, correction: Counted) => Obstacle) | undefined;
  return range(least, most, correction.value) ?? further?.(state, correction) ?? null;
}

/** Why this value cannot lie on a table; nothing when it can. */
export function impossible(state: GameState, correction: Correction): Obstacle {
  if (isCounted(correction)) return impossibleAmount(state, correction);
  const judge = JUDGES[correction.of] as (state: GameState, correction: Correction) => Obstacle;
  return judge(state, correction);
}
