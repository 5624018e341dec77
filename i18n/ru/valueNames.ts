import type { Colour, PortfolioCard, Seat, Ship } from '@/engine';

import type { Benefit, ValueNames } from '../shape/values';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import {
  inOffice,
  influence,
  nobleGen,
  officials,
  onPlaza,
  owned,
  planOf,
  reis,
  rubbleGen,
  signed,
  steps,
  store,
  wigs,
  yourGood,
} from './turnNames';

const yours = (seat: Seat, your: string, thing: string): string => capital(owned(seat, your, thing));
const OFFICIALS: Readonly<Record<Colour, string>> = {
  you: 'Ваши чиновники',
  lacerda: 'Чиновники Ласерды',
  neutral: 'Нейтральные чиновники',
};

const benefit: Readonly<Record<Benefit, string>> = {
  reis: 'Скидка с платежа, реалы',
  perGood: 'Реалы за проданный товар',
  fewerOfficials: 'Меньше чиновников для проекта',
  cheaperOfficials: 'Скидка на чиновника, реалы',
  visit: 'Скидка на посещение, влияние',
};
const BENEFITS = [
  'reis',
  'perGood',
  'fewerOfficials',
  'cheaperOfficials',
  'visit',
] as const satisfies readonly Benefit[];

const ship = ({ hull, cargo }: Ship): string =>
  `${names.ship(hull)}, ${cargo === hull ? 'в море' : cargo === 0 ? 'пуст' : `погружено ${number(cargo)}`}`;

function card(one: PortfolioCard): string {
  if (one.card === 'noble') return `карта ${nobleGen[one.noble]}, ${influence(one.influence)}`;
  if (one.card === 'ship') return ship(one);
  const given = BENEFITS.filter((kind) => (one[kind] ?? 0) > 0);
  return given.length === 0
    ? 'карта казначейства, без преимущества'
    : `карта казначейства, ${list(given.map((kind) => `${benefit[kind].toLowerCase()}: ${number(one[kind] ?? 0)}`))}`;
}

/** The tracked values and what they can be. */
export const valueNames: ValueNames = {
  counted: {
    treasury: () => 'Маркер казначейства',
    round: () => 'Раунд',
    pile: () => 'Кубики в куче',
    reis: () => 'Ваши реалы',
    markers: () => 'Ваши маркеры наборов щебня',
    'his-cubes': () => 'Кубики Ласерды',
    'his-decrees': () => 'Указы Ласерды',
    wigs: ({ at }) => yours(at, 'ваши', 'парики'),
    influence: ({ at }) => yours(at, 'ваше', 'влияние'),
    price: ({ at }) => `Цена ${names.oneGood[at]}`,
    goods: ({ at }) => capital(yourGood[at]),
    deck: ({ at }) => capital(names.deck[at]),
    rubble: ({ at }) => `Ваши кубики ${rubbleGen[at]}`,
    office: ({ at }) => `${OFFICIALS[at.colour]} ${inOffice(at.noble)}`,
    plaza: ({ at }) => `${OFFICIALS[at.colour]} ${onPlaza(at.noble)}`,
  },
  card,
  ship,
  plan: (architect, count) => `${planOf(architect)}, ${officials(count)}`,
  officials,
  wigs,
  hull: (hull) => names.ship(hull),
  gap: (gap) => `${steps(gap)} по часовой стрелке от верха`,
  treasury: (left, right) => `${reis(right)}, посещения ${signed(left)}`,
  store: (owner, good) => yours(owner, 'ваш', store(good)),
  inOffice: (colour) => `${OFFICIALS[colour]} в кабинете`,
  onPlaza: (colour) => `${OFFICIALS[colour]} на площади`,
  noble: (noble) => names.noble[noble],
  deck: (deck) => names.deck[deck],
  benefit,
};
