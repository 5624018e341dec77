import type { PutBack } from '@/engine';

import type { Speaker } from '../say';
import { DECKS, GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import { portfolioCard } from './pieceNames';
import {
  buildingOf,
  cityTile,
  clergyCount,
  cubeOf,
  deckShort,
  decrees,
  favourOf,
  goods as named,
  houseGroup,
  inPlace,
  ofArchitect,
  officeOf,
  officials,
  own,
  planOf,
  priceOf,
  reis,
  siteNamed,
  spaces,
  storeOf,
  theNoble,
} from './turnNames';

const HIS = 'de Lacerda';

function place(at: Extract<PutBack, { readonly code: 'cube-to' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `na fileira ${at.row}`;
    case 'column':
      return `no pé da coluna ${number(at.column)}`;
    case 'site':
      return `no ${siteNamed(at.site)}`;
    case 'pile':
      return 'na pilha ao lado do mapa';
  }
}

/** Undoing moves, piece by piece. */
export const putBack: Speaker<PutBack> = {
  courtier: ({ to }) => `Mova o cortesão de volta para ${theNoble(to)}.`,
  aide: ({ to }) => `Mova o ajudante de volta para o ${names.deck[to]}.`,
  treasury: ({ reis: value }) => `Mova o marcador de tesouro de volta para ${reis(value)}.`,
  influence: ({ seat, to }) => `Mova a ${own(seat, 'sua', 'influência', HIS)} de volta para ${number(to)}.`,
  wigs: ({ seat, to }) => `Mova as ${own(seat, 'suas', 'perucas', HIS)} de volta para ${number(to)}.`,
  price: ({ good, to }) => `Mova o ${priceOf(good)} de volta para ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0
      ? 'Mova o Cardeal de volta para o ícone de influência.'
      : `Mova o Cardeal de volta: ${spaces(to)} depois do ícone de influência.`,
  'played-card': () => 'Coloque de volta na mão a carta que você jogou.',
  'card-to-deck': ({ deck, from }) =>
    `Devolva 1 carta ${from === 'hand' ? 'da sua mão' : 'do descarte'} ao ${names.deck[deck]}.`,
  'ships-to-sea': ({ seat, hulls }) =>
    hulls.length === 1
      ? `A ${own(seat, 'sua', 'nau', HIS)} está no mar de novo. Vire os recursos para baixo.`
      : `As ${own(seat, 'suas', `${number(hulls.length)} naus`, HIS)} estão no mar de novo. Vire os recursos para baixo.`,
  'official-off': ({ seat, noble }) => `Tire o ${own(seat, 'seu', 'oficial', HIS)} do ${officeOf(noble)}.`,
  'official-from-plaza': ({ seat, noble }) =>
    `Mova o ${own(seat, 'seu', 'oficial', HIS)} da praça de volta para o ${officeOf(noble)}.`,
  'official-to': ({ noble, place: from }) => `Coloque seu oficial de volta ${inPlace({ noble, from })}.`,
  'plan-to-stack': ({ seat, architect, officials: count }) =>
    `Devolva o ${own(seat, 'seu', 'projeto', HIS)} (${officials(count)}) à pilha ${ofArchitect(architect)}.`,
  'plan-unfinished': ({ architect, officials: count }) =>
    `Desvire o ${planOf(architect)} (${officials(count)}). Ele está incompleto de novo.`,
  'ship-to-yard': ({ seat, hull }) => `Devolva a ${own(seat, 'sua', names.ship(hull), HIS)} ao topo do estaleiro.`,
  'ship-changed-back': ({ hull, was }) =>
    `Devolva a ${names.ship(hull)} ao estaleiro e a sua ${names.ship(was)} ao espaço dela.`,
  'goods-to-supply': ({ seat, goods }) =>
    `Devolva ao suprimento estes recursos ${seat === 'you' ? 'seus' : HIS}: ${list(GOODS.filter((good) => goods[good] > 0).map((good) => named(goods[good], good)))}.`,
  goods: ({ good, by }) =>
    by < 0 ? `Devolva ${named(-by, good)} ao suprimento.` : `Pegue ${named(by, good)} do suprimento.`,
  reis: ({ by }) => (by < 0 ? `Devolva ${reis(-by)} ao suprimento.` : `Pegue ${reis(by)} do suprimento.`),
  'crate-off': ({ owner, hull }) => `Tire 1 recurso da ${own(owner, 'sua', names.ship(hull), HIS)}.`,
  'clergy-to-church': ({ seat }) => `Coloque a ${own(seat, 'sua', 'ficha de clero', HIS)} de volta ao lado do Cardeal.`,
  'clergy-to-you': ({ tiles }) => `Coloque ${clergyCount(tiles)} de volta no seu tabuleiro.`,
  'favour-to-supply': ({ seat, noble }) =>
    `Devolva ao suprimento o ${favourOf(noble)} que está com ${seat === 'you' ? 'você' : 'Lacerda'}.`,
  'favour-to-seat': ({ seat, noble }) =>
    seat === 'you' ? `Pegue de volta o ${favourOf(noble)}.` : `Dê de volta a Lacerda o ${favourOf(noble)}.`,
  'city-tile-to-display': ({ tile }) => `Devolva a ${cityTile(tile)} à exibição.`,
  'city-tiles-to-stack': ({ tiles }) =>
    `Devolva ${plural(tiles.length, { one: 'a nova ficha de cidade à pilha dela', other: 'as # novas fichas de cidade às pilhas' })}.`,
  'store-off': ({ seat, space, good, house }) =>
    `Tire a ${own(seat, 'sua', storeOf(good), HIS)} de ${space}.${house === null ? '' : ` Devolva a casa ao seu ${houseGroup(house)}.`}`,
  'building-off': ({ site, architect }) => `Tire o ${buildingOf(architect)} do ${siteNamed(site)}.`,
  'cube-to': ({ place: where, cube, holder }) =>
    `Coloque ${holder === null ? `1 ${cubeOf(cube)} da caixa` : own(holder, 'seu', cubeOf(cube), HIS)} de volta ${place(where)}.`,
  'decrees-to-display': ({ seat, count }) =>
    `Devolva à exibição ${decrees(count)} ${seat === 'you' ? plural(count, { one: 'seu', other: 'seus' }) : HIS}.`,
  'card-out': ({ card }) => `Coloque a ${portfolioCard(card)} do seu portfólio de volta na mão.`,
  'card-in': ({ card }) => `Coloque a ${portfolioCard(card)} de volta no seu portfólio.`,
  markers: ({ by }) =>
    by < 0
      ? 'Tire seu marcador de conjunto de entulho do Marquês.'
      : 'Coloque seu marcador de conjunto de entulho de volta sobre o Marquês.',
  period: ({ to }) => `É o período ${number(to)} de novo.`,
  decks: ({ decks }) =>
    `Cartas nos baralhos de novo: ${list(DECKS.map((deck) => `${deckShort(deck)} ${number(decks[deck])}`))}.`,
  yard: ({ hulls }) =>
    hulls.length === 0 ? 'O estaleiro está vazio de novo.' : `De volta no estaleiro: ${list(hulls.map(names.ship))}.`,
  value: () => 'Sua correção foi desfeita.',
};
