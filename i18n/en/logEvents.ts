import { DECKS, GOODS, type CubePlace, type Seat } from '@/engine';

import type { EventLines } from '../shape/log';
import { translate } from '../translate';
import { clergyTile } from './clergy';
import { names } from './names';
import { cardAt, planAt, portfolioCard, shipAt } from './pieceNames';
import { capital, officials, reis, siteNamed, theDeck, theNoble, wigs } from './turnNames';

const { list, number, plural } = translate('en');

const OF: Readonly<Record<Seat, string>> = { you: 'Your', lacerda: 'His' };
const TO: Readonly<Record<Seat, string>> = { you: 'you', lacerda: 'him' };

function cubePlace(place: CubePlace): string {
  switch (place.at) {
    case 'row':
      return `row ${place.row}`;
    case 'column':
      return `column ${number(place.column)}`;
    case 'site':
      return `the ${siteNamed(place.site)}`;
  }
}

/** What happened, piece by piece: short enough to read while the hands do it again. */
export const logEvents: EventLines = {
  'turn-moved': () => null,
  'turn-closed': () => null,
  'end-triggered': () => 'The end is near: this round and one more.',
  'courtier-moved': ({ to }) => `Courtier to ${theNoble(to)}.`,
  'aide-moved': ({ to }) => `Aide to ${theDeck(to)}.`,
  'card-left-deck': ({ deck, how }) =>
    how === 'taken' ? `A card of ${theDeck(deck)} to your hand.` : `A card of ${theDeck(deck)} discarded.`,
  'ships-docked': ({ seat }) => `${OF[seat]} ships come home.`,
  'official-placed': ({ seat, noble }) => `${OF[seat]} official to ${theNoble(noble)}.`,
  'official-pushed-out': ({ seat, noble }) =>
    `${OF[seat]} official from the office of ${theNoble(noble)} to the plaza.`,
  'plan-taken': ({ seat, architect, officials: count }) =>
    `${OF[seat]} new plan: ${names.architect[architect]}, ${officials(count)}.`,
  'plan-revealed': () => null,
  'ship-taken': ({ seat, hull }) => `${OF[seat]} new ship: hull ${number(hull)}.`,
  'treasury-moved': ({ to }, { treasury }) => `Treasury marker to ${reis(treasury[to]?.right ?? 0)}.`,
  'influence-changed': () => null,
  'wigs-changed': () => null,
  'goods-produced': ({ seat, goods }) =>
    `${OF[seat]} stores produce ${list(GOODS.filter((good) => goods[good] > 0).map((good) => `${number(goods[good])} ${names.good[good]}`))}.`,
  'price-dropped': ({ good, to }) => `The price of ${names.good[good]} drops to ${number(to)}.`,
  'cardinal-moved': ({ to }) =>
    to === 0 ? 'Cardinal to the influence icon.' : `Cardinal to space ${number(to)} clockwise of the influence icon.`,
  'clergy-taken': ({ seat, tile }) =>
    seat === 'you'
      ? `You take a clergy tile${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`
      : 'He discards a clergy tile.',
  'clergy-told': ({ wigs: back }) => `His clergy tile gives ${wigs(back)}.`,
  'clergy-discarded': ({ tiles }) => `You discard ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })}.`,
  'favour-taken': ({ seat, noble }) => `Favour of ${theNoble(noble)} to ${TO[seat]}.`,
  'favour-returned': ({ seat, noble }) => `${OF[seat]} favour of ${theNoble(noble)} goes back.`,
  'city-tile-taken': () => null,
  'store-built': ({ seat, space, good }) => `${OF[seat]} ${names.good[good]} store on ${space}.`,
  'cube-taken': ({ seat, from, cube }) => `${capital(names.rubble[cube])} cube of ${cubePlace(from)} to ${TO[seat]}.`,
  'building-opened': ({ seat, site, architect }) =>
    `${OF[seat]} building of the ${names.architect[architect]} on the ${siteNamed(site)}.`,
  'building-revealed': () => null,
  'decrees-taken': ({ seat, count }) => `${plural(count, { one: '# decree', other: '# decrees' })} to ${TO[seat]}.`,
  'reis-changed': () => null,
  'goods-changed': () => null,
  'cargo-loaded': ({ owner, index }, _, table) => `A crate under ${shipAt(table, owner, index)}.`,
  'card-tucked': ({ card }) => `Portfolio: ${portfolioCard(card)} goes in.`,
  'card-discarded': ({ index }, _, table) => `Portfolio: ${cardAt(table, index)} goes out.`,
  'ship-replaced': ({ hull }) => `The ship with hull ${number(hull)} replaces a smaller one.`,
  'official-returned': ({ noble, from }) => `Your official comes home from the ${from} of ${theNoble(noble)}.`,
  'plan-completed': ({ index }, _, table) => `You complete ${planAt(table, index)}.`,
  'decree-taken': ({ wigs: worth }) => `1 decree to you, worth ${wigs(worth)}.`,
  'markers-changed': ({ by }) => (by > 0 ? 'Rubble-set marker onto the Minister.' : 'Rubble-set marker spent.'),
  'pile-cube-taken': ({ cube }) => `A ${names.rubble[cube]} cube of the pile to you.`,
  'period-began': () => 'The second period begins.',
  'decks-dealt': ({ decks }) =>
    `New decks: ${list(DECKS.map((deck) => `${number(decks[deck])} in ${theDeck(deck)}`))}.`,
  'yard-filled': ({ hulls }) =>
    hulls.length === 0 ? 'The shipyard is empty.' : `Shipyard: hulls ${list(hulls.map(number))}.`,
  'reward-remembered': () => null,
  'clergy-remembered': () => null,
  'depth-changed': () => null,
  'value-corrected': () => null,
};
