import type { Seat } from '@/engine';

import type { EventLines } from '../shape/log';
import { capital } from '../translate';
import { DECKS, GOODS } from '../vocabulary';
import { clergyTile } from './clergy';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cardAt, planAt, portfolioCard, shipAt } from './pieceNames';
import {
  architects,
  cubePlace,
  goods as named,
  nobles,
  officials,
  reis,
  siteNamed,
  theDeck,
  theNoble,
  wigs,
} from './turnNames';

const OF: Readonly<Record<Seat, string>> = { you: 'Your', lacerda: 'His' };
const TO: Readonly<Record<Seat, string>> = { you: 'you', lacerda: 'him' };

/** What happened, piece by piece: short enough to read while the hands do it again. */
export const logEvents: EventLines = {
  'turn-moved': () => null,
  'turn-closed': () => null,
  'end-triggered': () => 'The end is triggered: this round and one more.',
  'courtier-moved': ({ to }) => `Courtier to ${theNoble(to)}.`,
  'aide-moved': ({ to }) => `Aide to ${theDeck(to)}.`,
  'card-left-deck': ({ deck, how }) =>
    how === 'taken' ? `1 card from ${theDeck(deck)} to your hand.` : `1 card from ${theDeck(deck)} discarded.`,
  'ships-docked': ({ seat }) => `${OF[seat]} ships dock.`,
  'official-placed': ({ seat, noble }) => `${OF[seat]} official to ${nobles(noble)} office.`,
  'official-pushed-out': ({ seat, noble }) => `${OF[seat]} official from ${nobles(noble)} office to the plaza.`,
  'plan-taken': ({ seat, architect, officials: count }) =>
    `${OF[seat]} new plan: ${names.architect[architect]}, ${officials(count)}.`,
  'plan-revealed': () => null,
  'ship-taken': ({ seat, hull }) => `${OF[seat]} new ship: size ${number(hull)}.`,
  'treasury-moved': ({ to }, { treasury }) => `Treasury marker to ${reis(treasury[to]?.right ?? 0)}.`,
  'influence-changed': () => null,
  'wigs-changed': () => null,
  'goods-produced': ({ seat, goods }) =>
    `${OF[seat]} stores produce ${list(GOODS.filter((good) => goods[good] > 0).map((good) => named(goods[good], good)))}.`,
  'price-dropped': ({ good, to }) => `The price of ${names.good[good]} drops to ${number(to)}.`,
  'cardinal-moved': ({ to }) =>
    to === 0
      ? 'Cardinal to the influence icon.'
      : `Cardinal ${plural(to, { one: '# space', other: '# spaces' })} past the influence icon.`,
  'clergy-taken': ({ seat, tile }) =>
    seat === 'you'
      ? `You take a clergy tile${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`
      : 'He discards a clergy tile.',
  'clergy-told': ({ wigs: back }) => `His clergy tile gives ${wigs(back)}.`,
  'clergy-discarded': ({ tiles }) => `You discard ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })}.`,
  'favour-taken': ({ seat, noble }) => `${capital(nobles(noble))} favor to ${TO[seat]}.`,
  'favour-returned': ({ seat, noble }) => `${seat === 'you' ? 'You return' : 'He returns'} ${nobles(noble)} favor.`,
  'city-tile-taken': () => null,
  'store-built': ({ seat, space, good }) => `${OF[seat]} ${names.oneGood[good]} store on ${space}.`,
  'cube-taken': ({ seat, from, cube }) =>
    `${seat === 'you' ? 'You take' : 'He takes'} the ${names.rubble[cube]} cube from ${cubePlace(from)}.`,
  'building-opened': ({ seat, site, architect }) =>
    `${seat === 'you' ? 'You open' : 'He opens'} ${architects(architect)} building on the ${siteNamed(site)}.`,
  'building-revealed': () => null,
  'decrees-taken': ({ seat, count }) => `${plural(count, { one: '# decree', other: '# decrees' })} to ${TO[seat]}.`,
  'reis-changed': () => null,
  'goods-changed': () => null,
  'cargo-loaded': ({ owner, index }, _, table) => `1 good onto ${shipAt(table, owner, index)}.`,
  'card-tucked': ({ card }) => `${capital(portfolioCard(card))} into your portfolio.`,
  'card-discarded': ({ index }, _, table) => `${capital(cardAt(table, index))} discarded.`,
  'ship-replaced': ({ hull }) => `The ${names.ship(hull)} replaces a smaller one.`,
  'official-returned': ({ noble, from }) => `Your official back from ${nobles(noble)} ${from}.`,
  'plan-completed': ({ index }, _, table) => `${capital(planAt(table, index))} completed.`,
  'decree-taken': ({ wigs: worth }) => `1 decree to you, worth ${wigs(worth)}.`,
  'markers-changed': ({ by }) => (by > 0 ? 'Rubble-set marker onto the Marquis.' : 'Rubble-set marker spent.'),
  'pile-cube-taken': ({ cube }) => `You take a ${names.rubble[cube]} cube from the pile.`,
  'period-began': () => 'Period 2 starts.',
  'decks-dealt': ({ decks }) =>
    `New decks: ${list(DECKS.map((deck) => `${names.deck[deck]} ${number(decks[deck])}`))}.`,
  'yard-filled': ({ hulls }) =>
    hulls.length === 0 ? 'The shipyard is empty.' : `Shipyard: ${list(hulls.map(names.ship))}.`,
  'reward-remembered': () => null,
  'clergy-remembered': () => null,
  'depth-changed': () => null,
  'value-corrected': () => null,
};
