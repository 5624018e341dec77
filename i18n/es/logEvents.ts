import type { CubePlace, Seat } from '@/engine';

import type { EventLines } from '../shape/log';
import { capital } from '../translate';
import { DECKS, GOODS } from '../vocabulary';
import { clergyTile } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import { cardAt, planAt, portfolioCard, shipAt } from './pieceNames';
import {
  clergyTilesOf,
  cubeOf,
  deckNamed,
  decrees,
  favourOf,
  goods as some,
  ofArchitect,
  ofDeck,
  official,
  officials,
  ofGood,
  reis,
  spaces,
  storeOf,
  theOffice,
  theSite,
  toDeck,
  toNoble,
  wigs,
  your,
  yours,
} from './turnNames';

const FOR: Readonly<Record<Seat, string>> = { you: 'para ti', lacerda: 'para él' };

function cubePlace(place: CubePlace): string {
  switch (place.at) {
    case 'row':
      return `la fila ${place.row}`;
    case 'column':
      return `la columna ${number(place.column)}`;
    case 'site':
      return theSite(place.site);
  }
}

/** What happened, piece by piece: short enough to read while the hands do it again. */
export const logEvents: EventLines = {
  'turn-moved': () => null,
  'turn-closed': () => null,
  'end-triggered': () => 'Se activa el final: esta ronda y una más.',
  'courtier-moved': ({ to }) => `Cortesano ${toNoble(to)}.`,
  'aide-moved': ({ to }) => `Ayudante ${toDeck(to)}.`,
  'card-left-deck': ({ deck, how }) =>
    how === 'taken' ? `1 carta ${ofDeck(deck)} a tu mano.` : `1 carta ${ofDeck(deck)}, descartada.`,
  'ships-docked': ({ seat }) => `${capital(yours[seat])} barcos atracan.`,
  'official-placed': ({ seat, noble }) => `${capital(your[seat])} funcionario a ${theOffice(noble)}.`,
  'official-pushed-out': ({ seat, noble }) => `${capital(your[seat])} funcionario de ${theOffice(noble)} a la plaza.`,
  'plan-taken': ({ seat, architect, officials: count }) =>
    `${capital(your[seat])} nuevo plano: ${names.architect[architect]}, ${officials(count)}.`,
  'plan-revealed': () => null,
  'ship-taken': ({ seat, hull }) => `${capital(your[seat])} nuevo barco: tamaño ${number(hull)}.`,
  'treasury-moved': ({ to }, { treasury }) => `Marcador de tesorería a ${reis(treasury[to]?.right ?? 0)}.`,
  'influence-changed': () => null,
  'wigs-changed': () => null,
  'goods-produced': ({ seat, goods }) =>
    `${capital(yours[seat])} tiendas producen ${list(GOODS.filter((good) => goods[good] > 0).map((good) => some(goods[good], good)))}.`,
  'price-dropped': ({ good, to }) => `El precio ${ofGood[good]} baja a ${number(to)}.`,
  'cardinal-moved': ({ to }) =>
    to === 0 ? 'Cardenal al icono de influencia.' : `Cardenal ${spaces(to)} más allá del icono de influencia.`,
  'clergy-taken': ({ seat, tile }) =>
    seat === 'you'
      ? `Tomas una loseta de clero${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`
      : 'Él descarta una loseta de clero.',
  'clergy-told': ({ wigs: back }) => `Su loseta de clero da ${wigs(back)}.`,
  'clergy-discarded': ({ tiles }) => `Descartas ${clergyTilesOf(tiles)}.`,
  'favour-taken': ({ seat, noble }) => `El ${favourOf(noble)} ${FOR[seat]}.`,
  'favour-returned': ({ seat, noble }) => `${seat === 'you' ? 'Devuelves' : 'Él devuelve'} el ${favourOf(noble)}.`,
  'city-tile-taken': () => null,
  'store-built': ({ seat, space, good }) => `${capital(your[seat])} ${storeOf(good)} en ${space}.`,
  'cube-taken': ({ seat, from, cube }) =>
    `${seat === 'you' ? 'Tomas' : 'Él toma'} el ${cubeOf(cube)} de ${cubePlace(from)}.`,
  'building-opened': ({ seat, site, architect }) =>
    `${seat === 'you' ? 'Abres' : 'Él abre'} el edificio ${ofArchitect(architect)} en ${theSite(site)}.`,
  'building-revealed': () => null,
  'decrees-taken': ({ seat, count }) => `${decrees(count)} ${FOR[seat]}.`,
  'reis-changed': () => null,
  'goods-changed': () => null,
  'cargo-loaded': ({ owner, index }, _, table) => `1 bien a ${shipAt(table, owner, index)}.`,
  'card-tucked': ({ card }) => `${capital(portfolioCard(card))} a tu portafolio.`,
  'card-discarded': ({ index }, _, table) => `Descartas ${cardAt(table, index)}.`,
  'ship-replaced': ({ hull }) => `El ${names.ship(hull)} reemplaza a uno menor.`,
  'official-returned': (at) => `Tu funcionario vuelve de ${official(at)}.`,
  'plan-completed': ({ index }, _, table) => `${capital(planAt(table, index))}, completado.`,
  'decree-taken': ({ wigs: worth }) => `1 decreto para ti, de ${wigs(worth)}.`,
  'markers-changed': ({ by }) =>
    by > 0 ? 'Marcador de set de escombros sobre el Marqués.' : 'Marcador de set de escombros gastado.',
  'pile-cube-taken': ({ cube }) => `Tomas un ${cubeOf(cube)} de la pila.`,
  'period-began': () => 'Empieza el período 2.',
  'decks-dealt': ({ decks }) =>
    `Mazos nuevos: ${list(DECKS.map((deck) => `${deckNamed[deck]} ${number(decks[deck])}`))}.`,
  'yard-filled': ({ hulls }) =>
    hulls.length === 0 ? 'El astillero está vacío.' : `Astillero: ${list(hulls.map(names.ship))}.`,
  'reward-remembered': () => null,
  'clergy-remembered': () => null,
  'depth-changed': () => null,
  'value-corrected': () => null,
};
