import type { PieceMove, Seat } from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { bareCard } from './pieceNames';
import {
  anyGoods,
  cityTile,
  clergyTilesOf,
  cubeOf,
  favourOf,
  goods,
  groupOf,
  named,
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
  yours,
} from './turnNames';

function place(at: Extract<PieceMove, { readonly code: 'cube-taken' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `de la fila ${at.row}`;
    case 'column':
      return `de la columna ${number(at.column)}`;
    case 'site':
      return `de ${theSite(at.site)}`;
    case 'pile':
      return 'de la pila';
  }
}

const ontoShip = (owner: Seat, hull: number): string =>
  owner === 'you' ? `a tu ${names.ship(hull)}` : `al ${names.ship(hull)} de Lacerda`;

const supply = (by: number, what: string): string => (by < 0 ? `Paga ${what}.` : `Toma ${what}.`);

/** Your own pieces, one short line each. */
export const pieces: Speaker<PieceMove> = {
  treasury: ({ reis: value }) => `Marcador de tesorería a ${reis(value)}.`,
  influence: ({ seat, to }) => `${capital(named(seat, 'la', 'influencia'))} a ${number(to)}.`,
  wigs: ({ seat, to }) => `${capital(named(seat, 'las', 'pelucas'))} a ${number(to)}.`,
  price: ({ good, to }) => `El precio ${ofGood[good]} baja a ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0 ? 'Cardenal al icono de influencia.' : `Cardenal ${spaces(to)} más allá del icono de influencia.`,
  'card-played': () => 'La carta que has jugado sale de la partida.',
  'card-to-hand': ({ deck, left }) =>
    `Toma la carta superior ${ofDeck(deck)}. ${left === 0 ? 'Ese mazo queda vacío.' : 'Voltea la siguiente.'}`,
  'card-tucked': ({ card }) => `${capital(bareCard(card))} a tu portafolio.`,
  'card-out': ({ card }) =>
    `${capital(bareCard(card))} fuera de tu portafolio${card.card === 'ship' ? ' con sus bienes' : ''}.`,
  'ships-home': ({ hulls }) =>
    plural(hulls.length, {
      one: 'Atraca tu barco. Devuelve sus bienes al suministro.',
      other: 'Atraca tus # barcos. Devuelve sus bienes al suministro.',
    }),
  'ship-taken': ({ hull }) => `${capital(names.ship(hull))} del astillero a tu portafolio.`,
  'ship-replaced': ({ hull, was }) =>
    `${capital(names.ship(hull))} en lugar de tu ${names.ship(was)}. Los bienes se quedan.`,
  crates: ({ owner, hull, good, count, sails }) =>
    `${good === null ? anyGoods(count) : goods(count, good)} ${ontoShip(owner, hull)}.${sails ? ' Zarpa: voltea los bienes, ahora son cajas.' : ''}`,
  'official-placed': ({ seat, noble }) => `1 de ${yours[seat]} funcionarios a ${theOffice(noble)}.`,
  'official-to-plaza': ({ seat, noble }) =>
    `${capital(theOffice(noble))} está llena: mueve 1 de ${named(seat, 'los', 'funcionarios')} a la plaza.`,
  'official-home': (at) => `Tu funcionario vuelve de ${official(at)}.`,
  'plan-taken': ({ architect, officials: count }) =>
    `Toma el plano ${ofArchitect(architect)} (${officials(count)}). Revela el siguiente.`,
  'plan-done': ({ architect, officials: count }) =>
    `El plano ${ofArchitect(architect)} (${officials(count)}) está completado. Voltéalo.`,
  'favour-taken': ({ noble }) => `Toma el ${favourOf(noble)}.`,
  'favour-returned': ({ noble }) => `Devuelve el ${favourOf(noble)}.`,
  'clergy-taken': () => 'Toma 1 loseta de clero junto al Cardenal. Rellena.',
  'decree-taken': () => 'Toma el decreto. Rellena la muestra hasta 8.',
  'cardinal-down': () => 'Acuesta al Cardenal.',
  'cardinal-up': () => 'Pon de pie al Cardenal.',
  'set-marker': () => 'Tu marcador de set de escombros sobre el Marqués.',
  'marker-spent': () => 'Descarta del Marqués tu marcador de set de escombros.',
  'clergy-discarded': ({ tiles }) => `Descarta ${clergyTilesOf(tiles)}.`,
  'tile-taken': ({ tile }) => `Toma la ${cityTile(tile)} de la muestra.`,
  'store-built': ({ space, good, house }) =>
    `${capital(storeOf(good))} en ${space}${house === null ? '' : `, con una casa de tu grupo ${groupOf[house]}`}.`,
  'building-opened': ({ site, architect }) =>
    `Edificio ${ofArchitect(architect)} en ${theSite(site)}. Revela el siguiente.`,
  'cube-taken': ({ place: where, cube, kept }) => `${kept ? 'Toma' : 'Descarta'} el ${cubeOf(cube)} ${place(where)}.`,
  reis: ({ by }) => supply(by, reis(Math.abs(by))),
  goods: ({ good, by }) => supply(by, goods(Math.abs(by), good)),
  refill: ({ tiles }) => `Rellena la muestra: ${list(tiles.map(cityTile))}.`,
  'new-period': () => 'Empieza el período 2: descarta la muestra y reparte los mazos nuevos.',
  yard: ({ hulls }) => `Astillero: ${list(hulls.map(names.ship))}.`,
};
