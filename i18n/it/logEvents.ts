import type { CubePlace, Seat } from '@/engine';

import type { EventLines } from '../shape/log';
import { capital } from '../translate';
import { DECKS, GOODS } from '../vocabulary';
import { clergyTile } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import { cardAt, planAt, portfolioCard, shipAt } from './pieceNames';
import {
  clergyTilesCount,
  cubeOf,
  deckShort,
  decrees,
  favourOf,
  fromDeck,
  fromPlace,
  goods as named,
  officials,
  ofGood,
  ofNoble,
  ofSeat,
  onDeck,
  reis,
  siteNamed,
  spaces,
  storeOf,
  wigs,
  ofArchitect,
} from './turnNames';

const TO: Readonly<Record<Seat, string>> = { you: 'a te', lacerda: 'a lui' };
const OFFICIAL: Readonly<Record<Seat, string>> = { you: 'Un tuo ufficiale', lacerda: 'Un suo ufficiale' };
const SHIPS: Readonly<Record<Seat, string>> = { you: 'Le tue navi approdano.', lacerda: 'Le sue navi approdano.' };
const takes = (seat: Seat): string => (seat === 'you' ? 'Prendi' : 'Prende');

function cubePlace(place: CubePlace): string {
  switch (place.at) {
    case 'row':
      return `dalla riga ${place.row}`;
    case 'column':
      return `dalla colonna ${number(place.column)}`;
    case 'site':
      return `dal ${siteNamed(place.site)}`;
  }
}

/** What happened, piece by piece: short enough to read while the hands do it again. */
export const logEvents: EventLines = {
  'turn-moved': () => null,
  'turn-closed': () => null,
  'end-triggered': () => 'Scatta la fine: questo round e ancora uno.',
  'courtier-moved': ({ to }) => `Cortigiano sul ${names.noble[to]}.`,
  'aide-moved': ({ to }) => `Aiutante ${onDeck(to)}.`,
  'card-left-deck': ({ deck, how }) =>
    how === 'taken' ? `1 carta ${fromDeck(deck)} nella tua mano.` : `1 carta ${fromDeck(deck)} scartata.`,
  'ships-docked': ({ seat }) => SHIPS[seat],
  'official-placed': ({ seat, noble }) => `${OFFICIAL[seat]} nell’ufficio ${ofNoble(noble)}.`,
  'official-pushed-out': ({ seat, noble }) => `${OFFICIAL[seat]} dall’ufficio ${ofNoble(noble)} alla plaza.`,
  'plan-taken': ({ seat, architect, officials: count }) =>
    `${capital(ofSeat(seat, 'nuovo progetto'))}: ${names.architect[architect]}, ${officials(count)}.`,
  'plan-revealed': () => null,
  'ship-taken': ({ seat, hull }) =>
    `${seat === 'you' ? 'La tua nuova nave' : 'La sua nuova nave'}: stiva ${number(hull)}.`,
  'treasury-moved': ({ to }, { treasury }) => `Segnalino Tesoreria a ${reis(treasury[to]?.right ?? 0)}.`,
  'influence-changed': () => null,
  'wigs-changed': () => null,
  'goods-produced': ({ seat, goods }) =>
    `${seat === 'you' ? 'I tuoi negozi producono' : 'I suoi negozi producono'} ${list(GOODS.filter((good) => goods[good] > 0).map((good) => named(goods[good], good)))}.`,
  'price-dropped': ({ good, to }) => `Il prezzo ${ofGood(good)} scende a ${number(to)}.`,
  'cardinal-moved': ({ to }) =>
    to === 0 ? 'Cardinale sull’icona Influenza.' : `Cardinale ${spaces(to)} oltre l’icona Influenza.`,
  'clergy-taken': ({ seat, tile }) =>
    seat === 'you'
      ? `Prendi un tassello Clero${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`
      : 'Lui scarta un tassello Clero.',
  'clergy-told': ({ wigs: back }) => `Il suo tassello Clero dà ${wigs(back)}.`,
  'clergy-discarded': ({ tiles }) => `Scarti ${clergyTilesCount(tiles)}.`,
  'favour-taken': ({ seat, noble }) => `${capital(favourOf(noble))} ${TO[seat]}.`,
  'favour-returned': ({ seat, noble }) =>
    `${seat === 'you' ? 'Rimetti' : 'Rimette'} il ${favourOf(noble)} nella riserva.`,
  'city-tile-taken': () => null,
  'store-built': ({ seat, space, good }) => `${capital(ofSeat(seat, storeOf(good)))} su ${space}.`,
  'cube-taken': ({ seat, from, cube }) => `${takes(seat)} il ${cubeOf(cube)} ${cubePlace(from)}.`,
  'building-opened': ({ seat, site, architect }) =>
    `${seat === 'you' ? 'Inauguri' : 'Lui inaugura'} l’edificio ${ofArchitect(architect)} nel ${siteNamed(site)}.`,
  'building-revealed': () => null,
  'decrees-taken': ({ seat, count }) => `${decrees(count)} ${TO[seat]}.`,
  'reis-changed': () => null,
  'goods-changed': () => null,
  'cargo-loaded': ({ owner, index }, _, table) => `1 merce sulla ${shipAt(table, owner, index)}.`,
  'card-tucked': ({ card }) => `${capital(portfolioCard(card))} nel tuo portfolio.`,
  'card-discarded': ({ index }, _, table) => `${capital(cardAt(table, index))} scartata.`,
  'ship-replaced': ({ hull }) => `La ${names.ship(hull)} ne sostituisce una più piccola.`,
  'official-returned': (at) => `Riprendi il tuo ufficiale ${fromPlace(at)}.`,
  'plan-completed': ({ index }, _, table) => `${capital(planAt(table, index))} completato.`,
  'decree-taken': ({ wigs: worth }) => `1 decreto a te, vale ${wigs(worth)}.`,
  'markers-changed': ({ by }) => (by > 0 ? 'Segnalino Macerie sul Marchese.' : 'Segnalino Macerie speso.'),
  'pile-cube-taken': ({ cube }) => `Prendi un ${cubeOf(cube)} dal mucchio.`,
  'period-began': () => 'Inizia il periodo 2.',
  'decks-dealt': ({ decks }) =>
    `Nuovi mazzi: ${list(DECKS.map((deck) => `${deckShort(deck)} ${number(decks[deck])}`))}.`,
  'yard-filled': ({ hulls }) =>
    hulls.length === 0 ? 'Il cantiere navale è vuoto.' : `Cantiere navale: ${list(hulls.map(names.ship))}.`,
  'reward-remembered': () => null,
  'clergy-remembered': () => null,
  'depth-changed': () => null,
  'value-corrected': () => null,
};
