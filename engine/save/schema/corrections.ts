import { recordOf } from '../../core/record';
import type { Correction, CorrectionOf } from '../../game/correction';
import type { GameState, Store } from '../../model/state';
import { HOUSE_GROUPS } from '../../model/vocabulary';
import type { Schema } from './shape';
import { choice, fields, list, orNull, tuple, variant } from './shape';
import {
  amount,
  architect,
  card,
  cityTile,
  clergyTile,
  colour,
  column,
  cubes,
  cube,
  deck,
  face,
  faceOnTop,
  gap,
  good,
  house,
  hull,
  noble,
  plan,
  planOnTop,
  row,
  seat,
  ship,
  site,
  space,
} from './values';

const only = <const Name extends string, T>(of: Name, value: Schema<T>) =>
  fields<{ readonly of: Name; readonly value: T }>({ of: choice([of]), value });

const at = <const Name extends string, P, T>(of: Name, place: Schema<P>, value: Schema<T>) =>
  fields<{ readonly of: Name; readonly at: P; readonly value: T }>({ of: choice([of]), at: place, value });

const official = fields({ noble, colour });
const store: Schema<Store> = fields<Store>({ owner: seat, good });

/** A kind of correction without its line does not compile. */
const CORRECTIONS: { readonly [Name in Correction['of']]: Schema<CorrectionOf<Name>> } = {
  treasury: only('treasury', amount),
  round: only('round', amount),
  pile: only('pile', amount),
  reis: only('reis', amount),
  markers: only('markers', amount),
  'his-cubes': only('his-cubes', amount),
  'his-decrees': only('his-decrees', amount),
  wigs: at('wigs', seat, amount),
  influence: at('influence', seat, amount),
  price: at('price', good, amount),
  goods: at('goods', good, amount),
  deck: at('deck', deck, amount),
  rubble: at('rubble', cube, amount),
  office: at('office', official, amount),
  plaza: at('plaza', official, amount),
  period: only('period', choice([1, 2])),
  scoring: only('scoring', tuple<GameState['scoring']>([amount, amount, amount, amount])),
  cardinal: only('cardinal', gap),
  aide: only('aide', deck),
  courtier: only('courtier', noble),
  'to-move': only('to-move', seat),
  ending: only('ending', orNull(choice(['this-round', 'last-round']))),
  favours: at('favours', seat, list(noble)),
  decrees: only('decrees', list(amount)),
  'his-plans': only('his-plans', list(amount)),
  clergy: only('clergy', list(clergyTile)),
  portfolio: only('portfolio', list(card)),
  plans: only('plans', list(plan)),
  'his-ships': only('his-ships', list(ship)),
  shipyard: only('shipyard', list(hull)),
  display: only('display', list(cityTile)),
  'row-cubes': at('row-cubes', row, cubes),
  'column-cubes': at('column-cubes', column, cubes),
  'site-cubes': at('site-cubes', site, cubes),
  store: fields<CorrectionOf<'store'>>({
    of: choice(['store']),
    at: space,
    value: orNull(store),
    house: orNull(house),
  }),
  houses: only('houses', fields(recordOf(HOUSE_GROUPS, () => amount))),
  building: at('building', site, orNull(face)),
  available: at('available', architect, faceOnTop),
  'plan-stack': at('plan-stack', architect, planOnTop),
};

/** One value as it was corrected. */
export const correction: Schema<Correction> = variant<Correction>('of', CORRECTIONS);
