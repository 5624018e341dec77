import { sum } from '../core/record';
import { SOLO_SITES, fits, outlookOf } from '../board/sites';
import { SOLO_SPACES, frontageFor, frontagesOf } from '../board/spaces';
import { HOUSES_IN_GROUP, housesLeft } from '../houses/houses';
import { MOST_WIGS_OF_A_DECREE } from '../decrees/decrees';
import type { PortfolioCard, Ship } from '../model/cards';
import { SOLO } from '../model/players';
import type { Cubes, Face, GameState } from '../model/state';
import { CUBES_IN_PILE, MAX_CLERGY, MAX_CUBES_OF_A_KIND, MAX_INFLUENCE, OFFICIALS_EACH, UNKNOWN } from '../model/state';
import { COLOURS } from '../model/vocabulary';
import { officialsOut } from '../officials/offices';
import { isTop, SLOTS_EACH_HALF } from '../portfolio/portfolio';
import { warehouseSize } from '../portfolio/warehouse';
import type { Correction, CorrectionOf } from './correction';
import { setCorrected } from './evolve/corrected';
import { isWhole } from './money';
import type { Refusal } from './refusal';

/** Nobody counts further than this. */
const ENOUGH = 999;
const CARDS_IN_DECK = 5;
const CUBES_AT_AN_END = 3;
const CUBES_ON_A_SITE = 2;
const MOST_SETS = 5;

type Judge<Name extends Correction['of']> = (state: GameState, correction: CorrectionOf<Name>) => Refusal | null;

const range = (least: number, most: number, given: number): Refusal | null =>
  isWhole(given, least, most) ? null : { code: 'out-of-range', rule: null, least, most, given };

const first = (obstacles: readonly (Refusal | null)[]): Refusal | null => obstacles.find((one) => one !== null) ?? null;

const each = (values: readonly number[], least: number, most: number): Refusal | null =>
  first(values.map((value) => range(least, most, value)));

const distinct = (values: readonly string[], most: number): Refusal | null =>
  new Set(values).size === values.length ? null : { code: 'too-many', rule: null, of: 'cards', most, given: values.length };

const anything = (): null => null;

const ships = (list: readonly Ship[]): Refusal | null => first(list.map(({ hull, cargo }) => range(0, hull, cargo)));

function portfolio(cards: readonly PortfolioCard[]): Refusal | null {
  const top = cards.filter(isTop).length;
  const half = Math.max(top, cards.length - top);
  if (half > SLOTS_EACH_HALF) return { code: 'too-many', rule: 'portfolio.size', of: 'cards', most: SLOTS_EACH_HALF, given: half };
  return ships(cards.filter((card) => card.card === 'ship'));
}

const cubes = (most: number, list: Cubes): Refusal | null =>
  list.length > most ? { code: 'too-many', rule: null, of: 'cubes', most, given: list.length } : null;

function faceFault(face: Face | typeof UNKNOWN | null): Refusal | null {
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
function houseFault(state: GameState, after: GameState, { house }: CorrectionOf<'store'>): Refusal | null {
  const stores = housesLeft(state, 'you') - housesLeft(after, 'you');
  const wrong: Refusal = { code: 'house-does-not-fit', rule: 'store.order', house };
  if (stores === 0) return house === null ? null : wrong;
  if (house === null) return wrong;
  return isWhole(after.you.houses[house], 0, HOUSES_IN_GROUP[house]) ? null : wrong;
}

const store: Judge<'store'> = (state, correction) => {
  const { at, value } = correction;
  if (!SOLO_SPACES.includes(at)) return { code: 'out-of-play', rule: null, place: at };
  if (value !== null && frontageFor(at, value.good) === undefined) {
    return { code: 'off-street', rule: 'store.order', space: at, good: value.good, fits: frontagesOf(at).map(({ good }) => good) };
  }
  const after = setCorrected(state, correction);
  if (value !== null && housesLeft(after, value.owner) < 0) return { code: 'no-house-left', rule: 'store.order' };
  return houseFault(state, after, correction);
};

/** An office holds so many, and nobody has more than eight. */
const officials = (state: GameState, correction: CorrectionOf<'office' | 'plaza'>): Refusal | null => {
  const { of, at, value } = correction;
  const whole = range(0, OFFICIALS_EACH, value);
  if (whole !== null) return whole;
  const after = setCorrected(state, correction);
  const given = officialsOut(after, at.colour);
  if (given > OFFICIALS_EACH) return { code: 'too-many', rule: null, of: at.colour, most: OFFICIALS_EACH, given };
  const here = sum(COLOURS.map((colour) => after.offices[at.noble][colour]));
  const most = state.sheet.officeSpaces;
  return of === 'office' && here > most ? { code: 'too-many', rule: null, of: at.colour, most, given: here } : null;
};

const planStack: Judge<'plan-stack'> = (_, { value }) =>
  value === null || value === UNKNOWN ? null : range(1, OFFICIALS_EACH, value);

const JUDGES: { readonly [Name in Correction['of']]: Judge<Name> } = {
  treasury: ({ sheet }, { value }) => range(0, sheet.treasury.length - 1, value),
  round: (_, { value }) => range(1, ENOUGH, value),
  pile: (_, { value }) => range(0, CUBES_IN_PILE, value),
  reis: (_, { value }) => range(0, ENOUGH, value),
  clergy: (_, { value }) => range(0, MAX_CLERGY, value),
  markers: (_, { value }) => range(0, MOST_SETS, value),
  'his-cubes': (_, { value }) => range(0, SOLO.cubes, value),
  'his-decrees': (_, { value }) => range(0, ENOUGH, value),
  wigs: (_, { value }) => range(0, ENOUGH, value),
  influence: (_, { value }) => range(0, MAX_INFLUENCE, value),
  price: ({ sheet }, { at, value }) => range(sheet.market.lowest[at], sheet.market.start[at], value),
  goods: ({ you }, { value }) => range(0, warehouseSize(you), value),
  deck: (_, { value }) => range(0, CARDS_IN_DECK, value),
  rubble: (_, { value }) => range(0, MAX_CUBES_OF_A_KIND, value),
  office: officials,
  plaza: officials,
  cardinal: anything,
  aide: anything,
  courtier: anything,
  'to-move': anything,
  ending: anything,
  favours: (_, { value }) => distinct(value, 1),
  decrees: (_, { value }) => each(value, 0, MOST_WIGS_OF_A_DECREE),
  'his-plans': (_, { value }) => each(value, 1, OFFICIALS_EACH),
  portfolio: (_, { value }) => portfolio(value),
  plans: (_, { value }) => each(value.map(({ officials: shown }) => shown), 1, OFFICIALS_EACH),
  'his-ships': (_, { value }) => ships(value),
  shipyard: anything,
  display: (_, { value }) => distinct(value, 1),
  'row-cubes': (_, { value }) => cubes(CUBES_AT_AN_END, value),
  'column-cubes': (_, { value }) => cubes(CUBES_AT_AN_END, value),
  'site-cubes': (_, { value }) => cubes(CUBES_ON_A_SITE, value),
  store,
  building,
  available: (_, { value }) => faceFault(value),
  'plan-stack': planStack,
};

/** Why this value cannot lie on a table; nothing when it can. */
export function impossible(state: GameState, correction: Correction): Refusal | null {
  const judge = JUDGES[correction.of] as (state: GameState, correction: Correction) => Refusal | null;
  return judge(state, correction);
}
