import { recordOf } from '../../core/record';
import type { Events, GameEvent } from '../../game/event';
import type { CubePlace } from '../../model/state';
import { DECKS } from '../../model/vocabulary';
import { correction } from './corrections';
import type { Schema } from './shape';
import { choice, fields, kindsOf, list, orNull, variant } from './shape';
import { turn } from './turn';
import {
  amount,
  architect,
  card,
  cityTile,
  clergyTile,
  column,
  cube,
  deck,
  depth,
  difference,
  face,
  gap,
  good,
  goods,
  house,
  hull,
  noble,
  rewardPlace,
  rewards,
  row,
  seat,
  site,
  space,
} from './values';

const event = kindsOf<Events>();

const PLACES: { readonly [At in CubePlace['at']]: Schema<Extract<CubePlace, { readonly at: At }>> } = {
  row: fields({ at: choice(['row']), row }),
  column: fields({ at: choice(['column']), column }),
  site: fields({ at: choice(['site']), site }),
};
const cubePlace: Schema<CubePlace> = variant<CubePlace>('at', PLACES);

/** A kind of event without its line, or a line without one of its fields, does not compile. */
const EVENTS: { readonly [Kind in keyof Events]: Schema<Events[Kind]> } = {
  'turn-moved': event('turn-moved', { turn }),
  'turn-closed': event('turn-closed', { seat }),
  'end-triggered': event('end-triggered', {}),
  'courtier-moved': event('courtier-moved', { to: noble }),
  'aide-moved': event('aide-moved', { to: deck }),
  'card-left-deck': event('card-left-deck', { deck, how: choice(['discarded', 'taken']) }),
  'ships-docked': event('ships-docked', { seat }),
  'official-placed': event('official-placed', { seat, noble }),
  'official-pushed-out': event('official-pushed-out', { seat, noble }),
  'plan-taken': event('plan-taken', { seat, architect, officials: amount }),
  'plan-revealed': event('plan-revealed', { architect, officials: orNull(amount) }),
  'ship-taken': event('ship-taken', { seat, hull }),
  'treasury-moved': event('treasury-moved', { to: amount }),
  'influence-changed': event('influence-changed', { seat, by: difference }),
  'wigs-changed': event('wigs-changed', { seat, by: difference }),
  'goods-produced': event('goods-produced', { seat, goods }),
  'price-dropped': event('price-dropped', { good, to: amount }),
  'cardinal-moved': event('cardinal-moved', { to: gap }),
  'clergy-taken': event('clergy-taken', { seat, tile: clergyTile }, ['tile']),
  'clergy-told': event('clergy-told', { wigs: amount }),
  'clergy-discarded': event('clergy-discarded', { tiles: amount, which: list(amount) }, ['which']),
  'favour-taken': event('favour-taken', { seat, noble }),
  'favour-returned': event('favour-returned', { seat, noble }),
  'city-tile-taken': event('city-tile-taken', { tile: cityTile }),
  'store-built': event('store-built', { seat, space, good, house: orNull(house) }),
  'cube-taken': event('cube-taken', { seat, from: cubePlace, cube }),
  'building-opened': event('building-opened', { seat, site, architect, colours: face }),
  'building-revealed': event('building-revealed', { architect, colours: orNull(face) }),
  'decrees-taken': event('decrees-taken', { seat, count: amount }),
  'reis-changed': event('reis-changed', { by: difference }),
  'goods-changed': event('goods-changed', { good, by: difference }),
  'cargo-loaded': event('cargo-loaded', { owner: seat, index: amount }),
  'card-tucked': event('card-tucked', { card }),
  'card-discarded': event('card-discarded', { index: amount }),
  'ship-replaced': event('ship-replaced', { index: amount, hull }),
  'official-returned': event('official-returned', { noble, from: choice(['office', 'plaza']) }),
  'plan-completed': event('plan-completed', { index: amount }),
  'decree-taken': event('decree-taken', { wigs: amount }),
  'markers-changed': event('markers-changed', { by: difference }),
  'pile-cube-taken': event('pile-cube-taken', { cube }),
  'period-began': event('period-began', {}),
  'decks-dealt': event('decks-dealt', { decks: fields(recordOf(DECKS, () => amount)) }),
  'yard-filled': event('yard-filled', { hulls: list(hull) }),
  'reward-remembered': event('reward-remembered', { place: rewardPlace, rewards }),
  'clergy-remembered': event('clergy-remembered', { tile: clergyTile }),
  'depth-changed': event('depth-changed', { depth }),
  'value-corrected': event('value-corrected', { correction }),
};

/** Anything that can have happened on the table. */
export const gameEvent: Schema<GameEvent> = variant<GameEvent>('kind', EVENTS);
