import type { Colour, Cubes, Face, PortfolioCard, Seat, Ship } from '@/engine';

import type { ValueLines } from '../shape/log';
import { UNKNOWN } from '../vocabulary';
import { clergyTiles } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import {
  anyGoods,
  architectGen,
  cityTile,
  inDeck,
  inOffice,
  officials,
  onPlaza,
  onSite,
  owned,
  reis,
  rubbleGen,
  siteNamed,
  store as storeOf,
  yourGood,
} from './turnNames';

const yours = (seat: Seat, thing: string): string => owned(seat, 'ваши', thing);
const OFFICIALS: Readonly<Record<Colour, string>> = {
  you: 'ваши чиновники',
  lacerda: 'чиновники Ласерды',
  neutral: 'нейтральные чиновники',
};

const ENDING = {
  'this-round': 'конец игры: этот раунд и еще один',
  'last-round': 'конец игры: это последний раунд',
} as const;

const orNone = (items: readonly string[]): string => (items.length === 0 ? 'нет' : list(items));
const cubes = (some: Cubes): string => orNone(some.map((cube) => names.rubble[cube]));
const face = (colours: Face): string => list(colours.map((good) => names.good[good]));
const ship = ({ hull, cargo }: Ship): string => `${names.ship(hull)} (${anyGoods(cargo)})`;

function card(one: PortfolioCard): string {
  if (one.card === 'ship') return ship(one);
  return one.card === 'noble' ? `${names.noble[one.noble]} ${number(one.influence)}` : 'карта казначейства';
}

/** One tracked value: "ваши парики: 23". */
export const logValues: ValueLines = {
  treasury: ({ value }, { treasury }) => `маркер казначейства: ${reis(treasury[value]?.right ?? 0)}`,
  round: ({ value }) => `раунд: ${number(value)}`,
  period: ({ value }) => `период: ${number(value)}`,
  scoring: ({ value }) => `жетоны подсчета очков: ${value.map(number).join(', ')}`,
  pile: ({ value }) => `кубики в куче: ${number(value)}`,
  reis: ({ value }) => `ваши реалы: ${number(value)}`,
  clergy: ({ value }) => `ваши жетоны духовенства: ${clergyTiles(value)}`,
  markers: ({ value }) => `ваши маркеры наборов щебня: ${number(value)}`,
  'his-cubes': ({ value }) => `кубики Ласерды: ${number(value)}`,
  'his-decrees': ({ value }) => `указы Ласерды: ${number(value)}`,
  wigs: ({ at, value }) => `${yours(at, 'парики')}: ${number(value)}`,
  influence: ({ at, value }) => `${owned(at, 'ваше', 'влияние')}: ${number(value)}`,
  price: ({ at, value }) => `цена ${names.oneGood[at]}: ${number(value)}`,
  goods: ({ at, value }) => `${yourGood[at]}: ${number(value)}`,
  deck: ({ at, value }) => `карты ${inDeck(at)}: ${number(value)}`,
  rubble: ({ at, value }) => `ваши кубики ${rubbleGen[at]}: ${number(value)}`,
  office: ({ at, value }) => `${OFFICIALS[at.colour]} ${inOffice(at.noble)}: ${number(value)}`,
  plaza: ({ at, value }) => `${OFFICIALS[at.colour]} ${onPlaza(at.noble)}: ${number(value)}`,
  cardinal: ({ value }) =>
    `Кардинал: ${value === 0 ? 'на символе влияния' : `${number(value)}-е деление после символа влияния`}`,
  aide: ({ value }) => `помощник: ${names.deck[value]}`,
  courtier: ({ value }) => `придворный: ${names.noble[value]}`,
  'to-move': ({ value }) => (value === 'you' ? 'ваш ход' : 'ход Ласерды'),
  ending: ({ value }) => (value === null ? 'конец игры не запущен' : ENDING[value]),
  favours: ({ at, value }) => `${yours(at, 'милости')}: ${orNone(value.map((noble) => names.noble[noble]))}`,
  decrees: ({ value }) => `ваши указы: ${orNone(value.map(number))}`,
  'his-plans': ({ value }) => `проекты Ласерды: ${orNone(value.map(officials))}`,
  portfolio: ({ value }) => `ваше портфолио: ${orNone(value.map(card))}`,
  plans: ({ value }) =>
    `ваши проекты: ${orNone(value.map((plan) => `${names.architect[plan.architect]} ${number(plan.officials)}${plan.done ? ' (завершен)' : ''}`))}`,
  'his-ships': ({ value }) => `корабли Ласерды: ${orNone(value.map(ship))}`,
  shipyard: ({ value }) => `верфь, сверху вниз: ${orNone(value.map(names.ship))}`,
  display: ({ value }) => `городские жетоны на выставке: ${orNone(value.map(cityTile))}`,
  'row-cubes': ({ at, value }) => `кубики в ряду ${at}: ${cubes(value)}`,
  'column-cubes': ({ at, value }) => `кубики в столбце ${number(at)}: ${cubes(value)}`,
  'site-cubes': ({ at, value }) => `кубики ${onSite(at)}: ${cubes(value)}`,
  store: ({ at, value }) =>
    value === null ? `${at}: магазина нет` : `${at}: ${owned(value.owner, 'ваш', storeOf(value.good))}`,
  houses: ({ value: { left, middle, right } }) =>
    `ваши построенные дома: слева ${number(left)}, посередине ${number(middle)}, справа ${number(right)}`,
  building: ({ at, value }) =>
    `${siteNamed(at)}: ${value === null ? 'общественного здания нет' : `общественное здание, ${face(value)}`}`,
  available: ({ at, value }) =>
    `следующее здание ${architectGen[at]}: ${value === UNKNOWN ? 'не введено' : value === null ? 'больше нет' : face(value)}`,
  'plan-stack': ({ at, value }) =>
    `верхний проект ${architectGen[at]}: ${value === UNKNOWN ? 'не введен' : value === null ? 'больше нет' : officials(value)}`,
};
