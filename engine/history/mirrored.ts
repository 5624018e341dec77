import { SOLO_SITES } from '../board/sites';
import { SOLO_SPACES, columnIndex } from '../board/spaces';
import { same } from '../core/same';
import type { Correction, CorrectionOf } from '../game/correction';
import { setCorrected } from '../game/evolve/corrected';
import { SOLO } from '../model/players';
import type { GameState } from '../model/state';
import type { HouseGroup, Space } from '../model/vocabulary';
import {
  ARCHITECTS,
  COLOURS,
  COLUMNS,
  DECKS,
  GOODS,
  HOUSE_GROUPS,
  NOBLES,
  RUBBLE_KINDS,
  SEATS,
} from '../model/vocabulary';

type Values = { readonly [Name in Correction['of']]: (state: GameState) => readonly CorrectionOf<Name>[] };

const officials =
  (state: GameState) =>
  <Name extends 'office' | 'plaza'>(of: Name) =>
    NOBLES.flatMap((noble) =>
      COLOURS.map((colour) => ({
        of,
        at: { noble, colour },
        value: state[of === 'office' ? 'offices' : 'plazas'][noble][colour],
      })),
    );

/** Every tracked value as the correction that would set it; a kind of correction without its line does not compile. */
const VALUES: Values = {
  treasury: ({ treasury }) => [{ of: 'treasury', value: treasury }],
  round: ({ round }) => [{ of: 'round', value: round }],
  pile: ({ pile }) => [{ of: 'pile', value: pile }],
  reis: ({ you }) => [{ of: 'reis', value: you.reis }],
  clergy: ({ you }) => [{ of: 'clergy', value: you.clergy }],
  markers: ({ you }) => [{ of: 'markers', value: you.markers }],
  'his-cubes': ({ lacerda }) => [{ of: 'his-cubes', value: lacerda.cubes }],
  'his-decrees': ({ lacerda }) => [{ of: 'his-decrees', value: lacerda.decrees }],
  wigs: (state) => SEATS.map((at) => ({ of: 'wigs', at, value: state[at].wigs })),
  influence: (state) => SEATS.map((at) => ({ of: 'influence', at, value: state[at].influence })),
  price: ({ market }) => GOODS.map((at) => ({ of: 'price', at, value: market[at] })),
  rubble: ({ you }) => RUBBLE_KINDS.map((at) => ({ of: 'rubble', at, value: you.rubble[at] })),
  goods: ({ you }) => GOODS.map((at) => ({ of: 'goods', at, value: you.goods[at] })),
  deck: ({ decks }) => DECKS.map((at) => ({ of: 'deck', at, value: decks[at] })),
  office: (state) => officials(state)('office'),
  plaza: (state) => officials(state)('plaza'),
  period: ({ period }) => [{ of: 'period', value: period }],
  scoring: ({ scoring }) => [{ of: 'scoring', value: scoring }],
  cardinal: ({ cardinal }) => [{ of: 'cardinal', value: cardinal }],
  aide: ({ aide }) => [{ of: 'aide', value: aide }],
  courtier: ({ courtier }) => [{ of: 'courtier', value: courtier }],
  'to-move': ({ toMove }) => [{ of: 'to-move', value: toMove }],
  ending: ({ ending }) => [{ of: 'ending', value: ending }],
  favours: (state) => SEATS.map((at) => ({ of: 'favours', at, value: state[at].favours })),
  decrees: ({ you }) => [{ of: 'decrees', value: you.decrees }],
  'his-plans': ({ lacerda }) => [{ of: 'his-plans', value: lacerda.plans }],
  portfolio: ({ you }) => [{ of: 'portfolio', value: you.portfolio }],
  plans: ({ you }) => [{ of: 'plans', value: you.plans }],
  'his-ships': ({ lacerda }) => [{ of: 'his-ships', value: lacerda.ships }],
  shipyard: ({ shipyard }) => [{ of: 'shipyard', value: shipyard }],
  display: ({ display }) => [{ of: 'display', value: display }],
  'row-cubes': ({ rubble }) => SOLO.rows.map((at) => ({ of: 'row-cubes', at, value: rubble.rows[at] ?? [] })),
  'column-cubes': ({ rubble }) =>
    // Stryker disable next-line ArrayDeclaration: every column of the map has its list; the type does not know.
    COLUMNS.map((at) => ({ of: 'column-cubes', at, value: rubble.columns[columnIndex(at)] ?? [] })),
  'site-cubes': ({ rubble }) => SOLO_SITES.map((at) => ({ of: 'site-cubes', at, value: rubble.sites[at] ?? [] })),
  store: ({ stores }) => SOLO_SPACES.map((at) => ({ of: 'store', at, value: stores[at] ?? null, house: null })),
  houses: ({ you }) => [{ of: 'houses', value: you.houses }],
  building: ({ buildings }) => SOLO_SITES.map((at) => ({ of: 'building', at, value: buildings[at] ?? null })),
  available: ({ available }) => ARCHITECTS.map((at) => ({ of: 'available', at, value: available[at] })),
  'plan-stack': ({ planStacks }) => ARCHITECTS.map((at) => ({ of: 'plan-stack', at, value: planStacks[at] })),
};

/** Everything that is tracked and can be corrected, always in the same order. */
export const mirrored = (state: GameState): readonly Correction[] =>
  Object.values(VALUES).flatMap((values: (state: GameState) => readonly Correction[]) => values(state));

/** Names the value a correction is about, whatever it says of it. */
export const placeOf = (correction: Correction): string =>
  // Stryker disable next-line StringLiteral: a name that is only compared with another may end in anything.
  `${correction.of} ${'at' in correction ? JSON.stringify(correction.at) : ''}`;

const isStore = (correction: Correction): correction is CorrectionOf<'store'> => correction.of === 'store';

/** The value a correction is about, as it stands: applied later it undoes the correction. */
export function asItStands(state: GameState, correction: Correction): Correction {
  if (isStore(correction)) return { ...correction, value: state.stores[correction.at] ?? null };
  const values = VALUES[correction.of] as (state: GameState) => readonly Correction[];
  return values(state).find((value) => placeOf(value) === placeOf(correction)) ?? correction;
}

const isYours = ({ stores }: GameState, space: Space): boolean => stores[space]?.owner === 'you';

/** The group your house goes back to, or is taken from, when a store is corrected. */
function houseFor({ you }: GameState, to: GameState, by: number): HouseGroup | null {
  const fitting = HOUSE_GROUPS.find((group) => (to.you.houses[group] - you.houses[group]) * by > 0);
  return fitting ?? HOUSE_GROUPS.find((group) => by < 0 && you.houses[group] > 0) ?? null;
}

function correctionFor(table: GameState, to: GameState, value: Correction): Correction {
  if (!isStore(value)) return value;
  return { ...value, house: houseFor(table, to, Number(isYours(to, value.at)) - Number(isYours(table, value.at))) };
}

/** Your stores that go come before those that come, so that their houses are there again. */
const inOrder = (from: GameState, to: GameState, values: readonly Correction[]): readonly Correction[] => {
  const goes = (value: Correction): boolean => isStore(value) && isYours(from, value.at) && !isYours(to, value.at);
  return [...values.filter(goes), ...values.filter((value) => !goes(value))];
};

/** The corrections that make one table look like another, where `wanted` says so. */
export function towards(
  from: GameState,
  to: GameState,
  wanted: (index: number) => boolean = () => true,
): readonly Correction[] {
  const before = mirrored(from);
  const differing = mirrored(to).filter((value, index) => wanted(index) && !same(before[index], value));
  const corrections: Correction[] = [];
  let table = from;
  for (const value of inOrder(from, to, differing)) {
    const correction = correctionFor(table, to, value);
    if (same(correction, { of: 'houses', value: table.you.houses })) continue;
    corrections.push(correction);
    table = setCorrected(table, correction);
  }
  return corrections;
}
