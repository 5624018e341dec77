import { columnIndex } from '../../board/spaces';
import type { Cubes, GameState, Rubble } from '../../model/state';
import { BETWEEN } from '../../model/turn';
import type { Column, HouseGroup } from '../../model/vocabulary';
import { tidyTile } from '../../sheet/clergy';
import type { Correction, CorrectionOf } from '../correction';
import { withLacerda, withSeat, withYou } from './change';

const rubble = (state: GameState, change: Partial<Rubble>): GameState => ({
  ...state,
  rubble: { ...state.rubble, ...change },
});

function columnCubes(columns: Rubble['columns'], column: Column, cubes: Cubes): Rubble['columns'] {
  const [one, two, three, four, five] = columns.map((there, at) => (at === columnIndex(column) ? cubes : there));
  return [one ?? [], two ?? [], three ?? [], four ?? [], five ?? []];
}

/** Sets or removes one key of a partial record. */
function placed<K extends string, V>(
  record: Readonly<Partial<Record<K, V>>>,
  key: K,
  value: V | null,
): Readonly<Partial<Record<K, V>>> {
  const { [key]: _, ...others } = record;
  const rest = others as Partial<Record<K, V>>;
  return value === null ? rest : { ...rest, [key]: value };
}

const house = (state: GameState, group: HouseGroup | null, by: number): GameState =>
  group === null ? state : withYou(state, { houses: { ...state.you.houses, [group]: state.you.houses[group] + by } });

/** Your house goes with your store: taken from its group when it is put there, back to it when it is removed. */
function store(state: GameState, { at, value, house: group }: CorrectionOf<'store'>): GameState {
  const was = state.stores[at]?.owner === 'you' ? 1 : 0;
  const is = value?.owner === 'you' ? 1 : 0;
  return house({ ...state, stores: placed(state.stores, at, value) }, group, is - was);
}

/** Somebody else is to move: whatever turn was in progress is not, and the one named begins. */
const toMove = (state: GameState, { value }: CorrectionOf<'to-move'>): GameState =>
  value === state.toMove ? state : { ...state, toMove: value, turn: BETWEEN };

type Setters = { readonly [Name in Correction['of']]: (state: GameState, correction: CorrectionOf<Name>) => GameState };

const official =
  (place: 'offices' | 'plazas') =>
  (s: GameState, { at, value }: CorrectionOf<'office' | 'plaza'>): GameState => ({
    ...s,
    [place]: { ...s[place], [at.noble]: { ...s[place][at.noble], [at.colour]: value } },
  });

const SETTERS: Setters = {
  treasury: (s, { value }) => ({ ...s, treasury: value }),
  round: (s, { value }) => ({ ...s, round: value }),
  pile: (s, { value }) => ({ ...s, pile: value }),
  reis: (s, { value }) => withYou(s, { reis: value }),
  clergy: (s, { value }) => withYou(s, { clergy: value.map(tidyTile) }),
  markers: (s, { value }) => withYou(s, { markers: value }),
  'his-cubes': (s, { value }) => withLacerda(s, { cubes: value }),
  'his-decrees': (s, { value }) => withLacerda(s, { decrees: value }),
  wigs: (s, { at, value }) => withSeat(s, at, { wigs: value }),
  influence: (s, { at, value }) => withSeat(s, at, { influence: value }),
  price: (s, { at, value }) => ({ ...s, market: { ...s.market, [at]: value } }),
  goods: (s, { at, value }) => withYou(s, { goods: { ...s.you.goods, [at]: value } }),
  deck: (s, { at, value }) => ({ ...s, decks: { ...s.decks, [at]: value } }),
  rubble: (s, { at, value }) => withYou(s, { rubble: { ...s.you.rubble, [at]: value } }),
  office: official('offices'),
  plaza: official('plazas'),
  period: (s, { value }) => ({ ...s, period: value }),
  scoring: (s, { value }) => ({ ...s, scoring: value }),
  cardinal: (s, { value }) => ({ ...s, cardinal: value }),
  aide: (s, { value }) => ({ ...s, aide: value }),
  courtier: (s, { value }) => ({ ...s, courtier: value }),
  'to-move': toMove,
  ending: (s, { value }) => ({ ...s, ending: value }),
  favours: (s, { at, value }) => withSeat(s, at, { favours: value }),
  decrees: (s, { value }) => withYou(s, { decrees: value }),
  'his-plans': (s, { value }) => withLacerda(s, { plans: value }),
  portfolio: (s, { value }) => withYou(s, { portfolio: value }),
  plans: (s, { value }) => withYou(s, { plans: value }),
  'his-ships': (s, { value }) => withLacerda(s, { ships: value }),
  shipyard: (s, { value }) => ({ ...s, shipyard: value }),
  display: (s, { value }) => ({ ...s, display: value }),
  'row-cubes': (s, { at, value }) => rubble(s, { rows: { ...s.rubble.rows, [at]: value } }),
  'column-cubes': (s, { at, value }) => rubble(s, { columns: columnCubes(s.rubble.columns, at, value) }),
  'site-cubes': (s, { at, value }) => rubble(s, { sites: { ...s.rubble.sites, [at]: value } }),
  store,
  houses: (s, { value }) => withYou(s, { houses: value }),
  building: (s, { at, value }) => ({ ...s, buildings: placed(s.buildings, at, value) }),
  available: (s, { at, value }) => ({ ...s, available: { ...s.available, [at]: value } }),
  'plan-stack': (s, { at, value }) => ({ ...s, planStacks: { ...s.planStacks, [at]: value } }),
};

/** The state with one value as it is on the table. */
export function setCorrected(state: GameState, correction: Correction): GameState {
  const set = SETTERS[correction.of] as (state: GameState, correction: Correction) => GameState;
  return set(state, correction);
}
