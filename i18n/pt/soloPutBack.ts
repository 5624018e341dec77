import type { PutBack } from '@/engine';

import type { Speaker } from '../say';
import { translate } from '../translate';
import { DECKS, GOODS } from '../vocabulary';
import { names } from './names';
import { portfolioCard } from './pieceNames';
import {
  buildingOf,
  cityTile,
  clergyCount,
  cubeOf,
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

const { list, number, plural } = translate('pt');

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
  courtier: ({ to }) => `Leve o cortesão de volta para ${theNoble(to)}.`,
  aide: ({ to }) => `Leve o ajudante de volta para o ${names.deck[to]}.`,
  treasury: ({ reis: value }) => `Volte o marcador de tesouro para ${reis(value)}.`,
  influence: ({ seat, to }) => `Volte a ${own(seat, 'sua', 'influência', HIS)} para ${number(to)}.`,
  wigs: ({ seat, to }) => `Volte as ${own(seat, 'suas', 'perucas', HIS)} para ${number(to)}.`,
  price: ({ good, to }) => `Volte o ${priceOf(good)} para ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0
      ? 'Volte o Cardeal para o ícone de influência.'
      : `Volte o Cardeal para ${spaces(to)} depois do ícone de influência.`,
  'played-card': () => 'Volte para a mão a carta que você jogou.',
  'card-to-deck': ({ deck, from }) =>
    `Volte 1 carta ${from === 'hand' ? 'da sua mão' : 'do descarte'} para o ${names.deck[deck]}.`,
  'ships-to-sea': ({ seat, hulls }) =>
    hulls.length === 1
      ? `A ${own(seat, 'sua', 'nau', HIS)} está no mar de novo. Vire os recursos para baixo.`
      : `As ${own(seat, 'suas', `${number(hulls.length)} naus`, HIS)} estão no mar de novo. Vire os recursos para baixo.`,
  'official-off': ({ seat, noble }) => `Tire o ${own(seat, 'seu', 'oficial', HIS)} do ${officeOf(noble)}.`,
  'official-from-plaza': ({ seat, noble }) =>
    `Volte o ${own(seat, 'seu', 'oficial', HIS)} da praça para o ${officeOf(noble)}.`,
  'official-to': ({ noble, place: from }) => `Coloque seu oficial de volta ${inPlace({ noble, from })}.`,
  'plan-to-stack': ({ seat, architect, officials: count }) =>
    `Volte o ${own(seat, 'seu', 'projeto', HIS)} (${officials(count)}) para a pilha ${ofArchitect(architect)}.`,
  'plan-unfinished': ({ architect, officials: count }) =>
    `Desvire o ${planOf(architect)} (${officials(count)}). Ele está incompleto de novo.`,
  'ship-to-yard': ({ seat, hull }) => `Volte a ${own(seat, 'sua', names.ship(hull), HIS)} para o topo do estaleiro.`,
  'ship-changed-back': ({ hull, was }) =>
    `Volte a ${names.ship(hull)} para o estaleiro e a sua ${names.ship(was)} para o espaço dela.`,
  'goods-to-supply': ({ seat, goods }) =>
    `Devolva ao suprimento estes recursos ${seat === 'you' ? 'seus' : HIS}: ${list(GOODS.filter((good) => goods[good] > 0).map((good) => named(goods[good], good)))}.`,
  goods: ({ good, by }) =>
    by < 0 ? `Devolva ${named(-by, good)} ao suprimento.` : `Pegue ${named(by, good)} do suprimento.`,
  reis: ({ by }) => (by < 0 ? `Devolva ${reis(-by)} ao suprimento.` : `Pegue ${reis(by)} do suprimento.`),
  'crate-off': ({ owner, hull }) => `Tire 1 recurso da ${own(owner, 'sua', names.ship(hull), HIS)}.`,
  'clergy-to-church': ({ seat }) => `Volte a ${own(seat, 'sua', 'ficha de clero', HIS)} para o lado do Cardeal.`,
  'clergy-to-you': ({ tiles }) => `Volte ${clergyCount(tiles)} para o seu tabuleiro.`,
  'favour-to-supply': ({ seat, noble }) =>
    `Devolva ao suprimento o ${favourOf(noble)} que está com ${seat === 'you' ? 'você' : 'Lacerda'}.`,
  'favour-to-seat': ({ seat, noble }) =>
    seat === 'you' ? `Pegue de volta o ${favourOf(noble)}.` : `Dê de volta a Lacerda o ${favourOf(noble)}.`,
  'city-tile-to-display': ({ tile }) => `Volte a ${cityTile(tile)} para a exibição.`,
  'city-tiles-to-stack': ({ tiles }) =>
    `Volte ${plural(tiles.length, { one: 'a nova ficha de cidade para a pilha dela', other: 'as # novas fichas de cidade para as pilhas' })}.`,
  'store-off': ({ seat, space, good, house }) =>
    `Tire a ${own(seat, 'sua', storeOf(good), HIS)} de ${space}.${house === null ? '' : ` Volte a casa para o seu ${houseGroup(house)}.`}`,
  'building-off': ({ site, architect }) => `Tire o ${buildingOf(architect)} do ${siteNamed(site)}.`,
  'cube-to': ({ place: where, cube, holder }) =>
    `Coloque ${holder === null ? `1 ${cubeOf(cube)} da caixa` : own(holder, 'seu', cubeOf(cube), HIS)} de volta ${place(where)}.`,
  'decrees-to-display': ({ seat, count }) =>
    `Volte ${decrees(count)} ${seat === 'you' ? plural(count, { one: 'seu', other: 'seus' }) : HIS} para a exibição.`,
  'card-out': ({ card }) => `Volte a ${portfolioCard(card)} do seu portfólio para a mão.`,
  'card-in': ({ card }) => `Volte a ${portfolioCard(card)} para o seu portfólio.`,
  markers: ({ by }) =>
    by < 0
      ? 'Tire seu marcador de conjunto de entulho do Marquês.'
      : 'Coloque seu marcador de conjunto de entulho de volta sobre o Marquês.',
  period: ({ to }) => `É o período ${number(to)} de novo.`,
  decks: ({ decks }) =>
    `Cartas nos baralhos de novo: ${list(DECKS.map((deck) => `${names.deck[deck]} ${number(decks[deck])}`))}.`,
  yard: ({ hulls }) =>
    hulls.length === 0 ? 'O estaleiro está vazio de novo.' : `De volta no estaleiro: ${list(hulls.map(names.ship))}.`,
  value: () => 'Sua correção foi desfeita.',
};
