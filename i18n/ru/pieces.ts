import type { PieceMove, Seat } from '@/engine';

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
  fromOffice,
  fromSite,
  goodsTaken,
  groupGen,
  intoOffice,
  nobleGen,
  ofDeck,
  officials,
  ontoSite,
  ownedShip,
  planOf,
  reis,
  shipGen,
  store,
} from './turnNames';

const OFFICIAL: Readonly<Record<Seat, string>> = { you: 'своего чиновника', lacerda: 'чиновника Ласерды' };

function place(at: Extract<PieceMove, { readonly code: 'cube-taken' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `из ряда ${at.row}`;
    case 'column':
      return `из столбца ${number(at.column)}`;
    case 'site':
      return fromSite(at.site);
    case 'pile':
      return 'из кучи';
  }
}

const supply = (by: number, what: string): string => (by < 0 ? `Заплатите ${what}.` : `Возьмите ${what}.`);

/** Your own pieces, one short line each. */
export const pieces: Speaker<PieceMove> = {
  treasury: ({ reis: value }) => `Маркер казначейства — на ${reis(value)}.`,
  influence: ({ seat, to }) => `${seat === 'you' ? 'Ваше влияние' : 'Влияние Ласерды'} — на ${number(to)}.`,
  wigs: ({ seat, to }) => `${seat === 'you' ? 'Ваши парики' : 'Парики Ласерды'} — на ${number(to)}.`,
  price: ({ good, to }) => `Цена ${names.oneGood[good]} падает до ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0 ? 'Кардинала — на символ влияния.' : `Кардинала — на ${number(to)}-е деление после символа влияния.`,
  'card-played': () => 'Сыгранная карта выходит из игры.',
  'card-to-hand': ({ deck, left }) =>
    `Возьмите верхнюю карту ${ofDeck(deck)}${left === 0 ? '. Эта колода теперь пуста.' : '. Откройте следующую.'}`,
  'card-tucked': ({ card: one }) => `${capital(portfolioCard(one, 'accusative'))} — в портфолио.`,
  'card-out': ({ card: one }) =>
    `${capital(portfolioCard(one, 'accusative'))}${one.card === 'ship' ? ' с товарами' : ''} — из портфолио.`,
  'ships-home': ({ hulls }) =>
    plural(hulls.length, {
      one: 'Пришвартуйте свой корабль. Верните его товары в общий запас.',
      few: 'Пришвартуйте # своих корабля. Верните их товары в общий запас.',
      many: 'Пришвартуйте # своих кораблей. Верните их товары в общий запас.',
    }),
  'ship-taken': ({ hull }) => `${capital(names.ship(hull))} — с верфи в портфолио.`,
  'ship-replaced': ({ hull, was }) =>
    `${capital(names.ship(hull))} — вместо вашего ${shipGen(was)}. Переложите его товары.`,
  crates: ({ owner, hull, good, count, sails }) =>
    `${good === null ? anyGoods(count) : goodsTaken(count, good)} — на ${ownedShip(owner, 'ваш', 'корабль', hull)}.${sails ? ' Он отплывает: переверните товары ящиками вверх.' : ''}`,
  'official-placed': ({ seat, noble }) => `1 ${seat === 'you' ? 'вашего' : 'его'} чиновника — ${intoOffice(noble)}.`,
  'official-to-plaza': ({ seat, noble }) =>
    `Кабинет ${nobleGen[noble]} полон: переместите 1 ${OFFICIAL[seat]} на площадь.`,
  'official-home': ({ noble, from }) =>
    `Вашего чиновника — обратно ${from === 'office' ? fromOffice(noble) : `с площади ${nobleGen[noble]}`}.`,
  'plan-taken': ({ architect, officials: count }) =>
    `Возьмите ${planOf(architect)} (${officials(count)}). Откройте следующий.`,
  'plan-done': ({ architect, officials: count }) =>
    `${capital(planOf(architect))} (${officials(count)}) завершен. Переверните его.`,
  'favour-taken': ({ noble }) => `Возьмите ${favourOf(noble)}.`,
  'favour-returned': ({ noble }) => `Верните ${favourOf(noble)}.`,
  'clergy-taken': () => 'Возьмите 1 жетон духовенства рядом с Кардиналом. Пополните.',
  'decree-taken': () => 'Возьмите указ. Пополните выставку до 8.',
  'cardinal-down': () => 'Положите Кардинала.',
  'cardinal-up': () => 'Поставьте Кардинала.',
  'set-marker': () => 'Ваш маркер набора щебня — на Маркиза.',
  'marker-spent': () => 'Сбросьте свой маркер набора щебня с Маркиза.',
  'clergy-discarded': ({ tiles }) => `Сбросьте ${clergyCount(tiles)}.`,
  'tile-taken': ({ tile: one }) => `Возьмите ${cityTile(one)} с выставки.`,
  'store-built': ({ space, good, house }) =>
    `${capital(store(good))} — на ${space}${house === null ? '' : `, с домом из вашей ${groupGen[house]} группы`}.`,
  'building-opened': ({ site, architect }) =>
    `${capital(buildingOf(architect))} — ${ontoSite(site)}. Откройте следующее.`,
  'cube-taken': ({ place: where, cube, kept }) => `${kept ? 'Возьмите' : 'Сбросьте'} ${cubeOf(cube)} ${place(where)}.`,
  reis: ({ by }) => supply(by, reis(Math.abs(by))),
  goods: ({ good, by }) => supply(by, goodsTaken(Math.abs(by), good)),
  refill: ({ tiles }) => `Пополните выставку: ${list(tiles.map(cityTile))}.`,
  'new-period': () => 'Начинается период 2: сбросьте выставку, разложите новые колоды.',
  yard: ({ hulls }) => `Верфь: ${list(hulls.map(names.ship))}.`,
};
