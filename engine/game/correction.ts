import type { Ship } from '../model/cards';
import type { Cubes, Face, GameState, Person, Plan, Store, Unknown } from '../model/state';
import type {
  Architect,
  Colour,
  Column,
  Deck,
  Good,
  HouseGroup,
  Noble,
  Row,
  Seat,
  Site,
  Space,
} from '../model/vocabulary';

type At<Name extends string, Place, Value> = Name extends unknown
  ? { readonly of: Name; readonly at: Place; readonly value: Value }
  : never;
type Only<Name extends string, Value> = Name extends unknown ? { readonly of: Name; readonly value: Value } : never;

/** One tracked value as it is on the table: physical truth wins. */
export type Correction =
  | Only<'treasury' | 'round' | 'pile' | 'reis' | 'markers' | 'his-cubes' | 'his-decrees', number>
  | At<'wigs' | 'influence', Seat, number>
  | At<'price' | 'goods', Good, number>
  | At<'deck', Deck, number>
  | At<'rubble', keyof Person['rubble'], number>
  | At<'office' | 'plaza', { readonly noble: Noble; readonly colour: Colour }, number>
  | Only<'period', GameState['period']>
  | Only<'scoring', GameState['scoring']>
  | Only<'cardinal', GameState['cardinal']>
  | Only<'aide', GameState['aide']>
  | Only<'courtier', GameState['courtier']>
  | Only<'to-move', GameState['toMove']>
  | Only<'ending', GameState['ending']>
  | At<'favours', Seat, readonly Noble[]>
  | Only<'decrees' | 'his-plans', readonly number[]>
  | Only<'clergy', Person['clergy']>
  | Only<'portfolio', Person['portfolio']>
  | Only<'plans', readonly Plan[]>
  | Only<'his-ships', readonly Ship[]>
  | Only<'shipyard', GameState['shipyard']>
  | Only<'display', GameState['display']>
  | At<'row-cubes', Row, Cubes>
  | At<'column-cubes', Column, Cubes>
  | At<'site-cubes', Site, Cubes>
  /** `house` is the group your house comes from, or goes back to. */
  | (At<'store', Space, Store | null> & { readonly house: HouseGroup | null })
  /** The groups your built houses came from; how many there are follows from your stores. */
  | Only<'houses', Person['houses']>
  | At<'building', Site, Face | null>
  | At<'available', Architect, Face | Unknown | null>
  | At<'plan-stack', Architect, number | Unknown | null>;

export type CorrectionOf<Name extends Correction['of']> = Extract<Correction, { readonly of: Name }>;

/** The values that are plain amounts: each lies between a least and a most. */
export type Counted = CorrectionOf<
  | 'round'
  | 'pile'
  | 'reis'
  | 'markers'
  | 'his-cubes'
  | 'his-decrees'
  | 'wigs'
  | 'influence'
  | 'price'
  | 'goods'
  | 'deck'
  | 'rubble'
  | 'treasury'
  | 'office'
  | 'plaza'
>;
