import type { PutBack, Seat } from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { DECKS, GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import { bareCard, portfolioCard } from './pieceNames';
import {
  cityTile,
  clergyTilesOf,
  cubeOf,
  decrees,
  deckNamed,
  favourOf,
  goods as some,
  groupOf,
  named,
  ofArchitect,
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
} from './turnNames';

const OF: Readonly<Record<Seat, string>> = { you: 'tuyos', lacerda: 'de Lacerda' };

function place(at: Extract<PutBack, { readonly code: 'cube-to' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `a la fila ${at.row}`;
    case 'column':
      return `al pie de la columna ${number(at.column)}`;
    case 'site':
      return `a ${theSite(at.site)}`;
    case 'pile':
      return 'a la pila junto al mapa';
  }
}

/** Undoing moves, piece by piece. */
export const putBack: Speaker<PutBack> = {
  courtier: ({ to }) => `Devuelve el cortesano ${toNoble(to)}.`,
  aide: ({ to }) => `Devuelve el ayudante ${toDeck(to)}.`,
  treasury: ({ reis: value }) => `Devuelve el marcador de tesorería a ${reis(value)}.`,
  influence: ({ seat, to }) => `Devuelve ${named(seat, 'la', 'influencia')} a ${number(to)}.`,
  wigs: ({ seat, to }) => `Devuelve ${named(seat, 'las', 'pelucas')} a ${number(to)}.`,
  price: ({ good, to }) => `Devuelve el precio ${ofGood[good]} a ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0
      ? 'Devuelve al Cardenal al icono de influencia.'
      : `Devuelve al Cardenal a ${spaces(to)} más allá del icono de influencia.`,
  'played-card': () => 'Devuelve a tu mano la carta que jugaste.',
  'card-to-deck': ({ deck, from }) =>
    `Devuelve 1 carta ${from === 'hand' ? 'de tu mano' : 'de los descartes'} ${toDeck(deck)}.`,
  'ships-to-sea': ({ seat, hulls }) => {
    const [one, other] = [named(seat, 'el', 'barco'), named(seat, 'los', `${number(hulls.length)} barcos`)];
    return `${capital(plural(hulls.length, { one: `${one} vuelve`, other: `${other} vuelven` }))} a estar en el mar. Pon sus bienes boca abajo.`;
  },
  'official-off': ({ seat, noble }) => `Quita ${named(seat, 'el', 'funcionario')} de ${theOffice(noble)}.`,
  'official-from-plaza': ({ seat, noble }) =>
    `Devuelve ${named(seat, 'el', 'funcionario')} de la plaza a ${theOffice(noble)}.`,
  'official-to': ({ noble, place: where }) => `Devuelve tu funcionario a ${official({ noble, from: where })}.`,
  'plan-to-stack': ({ seat, architect, officials: count }) =>
    `Devuelve ${named(seat, 'el', 'plano')} (${officials(count)}) a la pila ${ofArchitect(architect)}.`,
  'plan-unfinished': ({ architect, officials: count }) =>
    `Voltea de nuevo el plano ${ofArchitect(architect)} (${officials(count)}). Vuelve a estar incompleto.`,
  'ship-to-yard': ({ seat, hull }) => `Devuelve ${named(seat, 'el', names.ship(hull))} a lo alto del astillero.`,
  'ship-changed-back': ({ hull, was }) =>
    `Devuelve el ${names.ship(hull)} al astillero y tu ${names.ship(was)} a su ranura.`,
  'goods-to-supply': ({ seat, goods }) =>
    `Devuelve al suministro estos bienes ${OF[seat]}: ${list(GOODS.filter((good) => goods[good] > 0).map((good) => some(goods[good], good)))}.`,
  goods: ({ good, by }) =>
    by < 0 ? `Devuelve ${some(-by, good)} al suministro.` : `Toma ${some(by, good)} del suministro.`,
  reis: ({ by }) => (by < 0 ? `Devuelve ${reis(-by)} al suministro.` : `Toma ${reis(by)} del suministro.`),
  'crate-off': ({ owner, hull }) =>
    `Quita 1 bien ${owner === 'you' ? `de tu ${names.ship(hull)}` : `del ${names.ship(hull)} de Lacerda`}.`,
  'clergy-to-church': ({ seat }) => `Devuelve ${named(seat, 'la', 'loseta de clero')} junto al Cardenal.`,
  'clergy-to-you': ({ tiles }) => `Devuelve ${clergyTilesOf(tiles)} a tu tablero.`,
  'favour-to-supply': ({ seat, noble }) =>
    seat === 'you'
      ? `Devuelve tu ${favourOf(noble)} al suministro.`
      : `Devuelve al suministro el ${favourOf(noble)} que tiene Lacerda.`,
  'favour-to-seat': ({ seat, noble }) =>
    seat === 'you' ? `Recupera el ${favourOf(noble)}.` : `Devuelve a Lacerda el ${favourOf(noble)}.`,
  'city-tile-to-display': ({ tile }) => `Devuelve la ${cityTile(tile)} a la muestra.`,
  'city-tiles-to-stack': ({ tiles }) =>
    `Devuelve ${plural(tiles.length, { one: 'la loseta de ciudad nueva a su pila', other: 'las # losetas de ciudad nuevas a sus pilas' })}.`,
  'store-off': ({ seat, space, good, house }) =>
    `Quita ${named(seat, 'la', storeOf(good))} de ${space}.${house === null ? '' : ` Devuelve su casa a tu grupo ${groupOf[house]}.`}`,
  'building-off': ({ site, architect }) => `Quita el edificio ${ofArchitect(architect)} de ${theSite(site)}.`,
  'cube-to': ({ place: where, cube, holder }) =>
    `Devuelve ${holder === null ? `un ${cubeOf(cube)} de la caja` : named(holder, 'el', cubeOf(cube))} ${place(where)}.`,
  'decrees-to-display': ({ seat, count }) =>
    `Devuelve a la muestra ${decrees(count)} ${seat === 'you' ? 'de los tuyos' : 'de Lacerda'}.`,
  'card-out': ({ card }) => `Devuelve a tu mano ${portfolioCard(card)} de tu portafolio.`,
  'card-in': ({ card }) => `Devuelve tu ${bareCard(card)} al portafolio.`,
  markers: ({ by }) =>
    by < 0
      ? 'Quita del Marqués tu marcador de set de escombros.'
      : 'Devuelve tu marcador de set de escombros al Marqués.',
  period: ({ to }) => `Vuelve a ser el período ${number(to)}.`,
  decks: ({ decks }) =>
    `Cartas de nuevo en los mazos: ${list(DECKS.map((deck) => `${deckNamed[deck]} ${number(decks[deck])}`))}.`,
  yard: ({ hulls }) =>
    hulls.length === 0
      ? 'El astillero vuelve a estar vacío.'
      : `De nuevo en el astillero: ${list(hulls.map(names.ship))}.`,
  value: () => 'Tu corrección se ha deshecho.',
};
