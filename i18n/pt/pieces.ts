import type { PieceMove } from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { portfolioCard } from './pieceNames';
import {
  anyGoods,
  buildingOf,
  cityTile,
  clergyCount,
  cubeOf,
  favourOf,
  fromPlace,
  goods,
  houseGroup,
  officeOf,
  officials,
  own,
  planOf,
  priceOf,
  reis,
  siteNamed,
  spaces,
  storeOf,
} from './turnNames';

const HIS = 'de Lacerda';

function place(at: Extract<PieceMove, { readonly code: 'cube-taken' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `da fileira ${at.row}`;
    case 'column':
      return `da coluna ${number(at.column)}`;
    case 'site':
      return `do ${siteNamed(at.site)}`;
    case 'pile':
      return 'da pilha';
  }
}

const supply = (by: number, what: string): string => (by < 0 ? `Pague ${what}.` : `Pegue ${what}.`);

/** Your own pieces, one short line each. */
export const pieces: Speaker<PieceMove> = {
  treasury: ({ reis: value }) => `Marcador de tesouro em ${reis(value)}.`,
  influence: ({ seat, to }) => `${capital(own(seat, 'sua', 'influência', HIS))} em ${number(to)}.`,
  wigs: ({ seat, to }) => `${capital(own(seat, 'suas', 'perucas', HIS))} em ${number(to)}.`,
  price: ({ good, to }) => `${capital(priceOf(good))} cai para ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0 ? 'Cardeal no ícone de influência.' : `Cardeal ${spaces(to)} depois do ícone de influência.`,
  'card-played': () => 'A carta que você jogou sai do jogo.',
  'card-to-hand': ({ deck, left }) =>
    `Pegue a carta de cima do ${names.deck[deck]}. ${left === 0 ? 'Esse baralho acabou.' : 'Revele a próxima.'}`,
  'card-tucked': ({ card }) => `${capital(portfolioCard(card))} no seu portfólio.`,
  'card-out': ({ card }) =>
    `${capital(portfolioCard(card))} fora do seu portfólio${card.card === 'ship' ? ', com os recursos dela' : ''}.`,
  'ships-home': ({ hulls }) =>
    plural(hulls.length, {
      one: 'Atraque sua nau. Devolva os recursos dela ao suprimento.',
      other: 'Atraque suas # naus. Devolva os recursos delas ao suprimento.',
    }),
  'ship-taken': ({ hull }) => `${capital(names.ship(hull))} do estaleiro para o seu portfólio.`,
  'ship-replaced': ({ hull, was }) =>
    `${capital(names.ship(hull))} no lugar da sua ${names.ship(was)}. Passe os recursos para ela.`,
  crates: ({ owner, hull, good, count, sails }) =>
    `${good === null ? anyGoods(count) : goods(count, good)} na ${own(owner, 'sua', names.ship(hull), HIS)}.${sails ? ' Ela zarpa: vire os recursos para o lado do caixote.' : ''}`,
  'official-placed': ({ seat, noble }) => `1 oficial ${seat === 'you' ? 'seu' : 'dele'} no ${officeOf(noble)}.`,
  'official-to-plaza': ({ seat, noble }) =>
    `O ${officeOf(noble)} está cheio: mova 1 oficial ${seat === 'you' ? 'seu' : HIS} para a praça.`,
  'official-home': ({ noble, from }) => `Seu oficial volta ${fromPlace({ noble, from })}.`,
  'plan-taken': ({ architect, officials: count }) =>
    `Pegue o ${planOf(architect)} (${officials(count)}). Revele o próximo.`,
  'plan-done': ({ architect, officials: count }) =>
    `O ${planOf(architect)} (${officials(count)}) está completo. Vire-o.`,
  'favour-taken': ({ noble }) => `Pegue o ${favourOf(noble)}.`,
  'favour-returned': ({ noble }) => `Devolva o ${favourOf(noble)}.`,
  'clergy-taken': () => 'Pegue 1 ficha de clero ao lado do Cardeal. Reponha.',
  'decree-taken': () => 'Pegue o decreto. Preencha a exibição até 8.',
  'cardinal-down': () => 'Deite o Cardeal.',
  'cardinal-up': () => 'Levante o Cardeal.',
  'set-marker': () => 'Seu marcador de conjunto de entulho sobre o Marquês.',
  'marker-spent': () => 'Descarte seu marcador de conjunto de entulho do Marquês.',
  'clergy-discarded': ({ tiles }) => `Descarte ${clergyCount(tiles)}.`,
  'tile-taken': ({ tile }) => `Pegue a ${cityTile(tile)} da exibição.`,
  'store-built': ({ space, good, house }) =>
    `${capital(storeOf(good))} em ${space}${house === null ? '' : `, com uma casa do seu ${houseGroup(house)}`}.`,
  'building-opened': ({ site, architect }) =>
    `${capital(buildingOf(architect))} no ${siteNamed(site)}. Revele o próximo.`,
  'cube-taken': ({ place: where, cube, kept }) => `${kept ? 'Pegue' : 'Descarte'} o ${cubeOf(cube)} ${place(where)}.`,
  reis: ({ by }) => supply(by, reis(Math.abs(by))),
  goods: ({ good, by }) => supply(by, goods(Math.abs(by), good)),
  refill: ({ tiles }) => `Preencha a exibição: ${list(tiles.map(cityTile))}.`,
  'new-period': () => 'Começa o período 2: descarte a exibição, distribua os novos baralhos.',
  yard: ({ hulls }) => `Estaleiro: ${list(hulls.map(names.ship))}.`,
};
