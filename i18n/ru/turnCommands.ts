import type { OfficialAt, Payment, Plan, PortfolioCard, Seat, ShipPlace, StateAction } from '@/engine';

import type { CommandWords, PiecesMeant } from '../shape/turnCommands';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import {
  clergyCount,
  cubeOf,
  deckGen,
  favourOf,
  fromLine,
  fromOffice,
  goodsTaken,
  groupGen,
  influence,
  inOffice,
  nobleGen,
  officials,
  ofDeck,
  onPlace,
  onPlaza,
  onSite,
  planOf,
  reis,
  steps,
  store,
  toNoble,
  wigs,
} from './turnNames';

export const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'набрать чиновников',
  plan: 'получить проект',
  ship: 'построить корабль',
  produce: 'произвести товары',
  cardinal: 'встретиться с Кардиналом',
  favour: 'получить королевскую милость',
};

const coinsToo = (coins: number): string => (coins > 0 ? `, ${reis(coins)} со шкалы влияния` : '');

/** Everything somebody pays with. */
export const paidWith = ({ influence: track, wigs: hair, reis: hand, coins, benefits }: Payment): readonly string[] => [
  ...(track > 0 ? [influence(track)] : []),
  ...(hair > 0 ? [wigs(hair)] : []),
  ...(hand > 0 ? [reis(hand)] : []),
  ...(coins > 0 ? [`${reis(coins)} со шкалы влияния`] : []),
  ...(benefits > 0 ? [`${reis(benefits)} от преимуществ`] : []),
];

/** What was paid for a visit, in words. */
export function payment(pay: Payment): string {
  const said = paidWith(pay);
  return said.length === 0 ? 'бесплатно' : `за ${list(said)}`;
}

export const aShip = (owner: Seat, hull: number): string => `${owner === 'you' ? 'ваш' : 'его'} ${names.ship(hull)}`;

type Case = 'nominative' | 'genitive' | 'accusative';
const CARD: Readonly<Record<Case, string>> = {
  nominative: 'ваша карта',
  genitive: 'вашей карты',
  accusative: 'свою карту',
};
const ANY: Readonly<Record<Case, string>> = { nominative: 'карта', genitive: 'карты', accusative: 'карту' };

function cardAs(as: Case, card: PortfolioCard | undefined): string {
  if (card === undefined) return ANY[as];
  if (card.card === 'noble') return `${CARD[as]} ${nobleGen[card.noble]} (влияние ${number(card.influence)})`;
  if (card.card === 'treasury') return `${CARD[as]} казначейства`;
  if (as === 'genitive') return `вашего корабля размера ${number(card.hull)}`;
  return as === 'accusative' ? `свой ${names.ship(card.hull)}` : aShip('you', card.hull);
}

/** A card of your portfolio by what it shows. */
export const yourCard = (card: PortfolioCard | undefined): string => cardAs('nominative', card);

export const aPlan = ({ architect, officials: needed }: Pick<Plan, 'architect' | 'officials'>): string =>
  `${planOf(architect)}, ${officials(needed)}`;

function shipPlace(place: ShipPlace, { card }: PiecesMeant): string {
  if (place.how === 'new') return 'на пустое место';
  return place.how === 'replace' ? `вместо ${cardAs('genitive', card)}` : `со сбросом ${cardAs('genitive', card)}`;
}

/** Where a card played into the portfolio goes. */
export const slot = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? 'на пустое место' : `вместо ${cardAs('genitive', card)}`;
const instead = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? '' : `, ${slot(discard, card)}`;

/** "в кабинете Короля", "на площади Короля". */
export const official = ({ noble, from }: OfficialAt): string => (from === 'office' ? inOffice(noble) : onPlaza(noble));
/** "из кабинета Короля", "с площади Короля". */
export const officialFrom = ({ noble, from }: OfficialAt): string =>
  from === 'office' ? fromOffice(noble) : `с площади ${nobleGen[noble]}`;

/** Your choices, each named by its pieces. */
export const commands: CommandWords = {
  said: {
    'get-gold': () => 'Сбросить карту, получить 1 золото',
    'play-noble-card': ({ noble, influence: gained, discard }, { card }) =>
      `Карта ${nobleGen[noble]}, влияние ${number(gained)}, в портфолио${instead(discard, card)}`,
    'play-treasury-card': ({ discard }, { card }) => `Карта казначейства в портфолио${instead(discard, card)}`,
    visit: ({ noble, pay }) => `Посетить ${nobleGen[noble]} ${payment(pay)}`,
    sponsor: ({ coins }) => `Спонсировать событие${coinsToo(coins)}`,
    'make-room': (_, { card }) => `Сбросить ${cardAs('accusative', card)}`,
    sell: ({ good, ship }, { hull }) => `Продать ${goodsTaken(1, good)} на ${aShip(ship.owner, hull ?? 1)}`,
    trade: ({ good, action }) => `Отдать ${goodsTaken(1, good)}: ${ACTIONS[action]}`,
    'recruit-officials': ({ nobles }) =>
      `${nobles.length === 1 ? 'Чиновник' : 'Чиновники'} ${list(nobles.map(toNoble))}`,
    'take-plan': ({ architect }) => `Получить ${planOf(architect)}`,
    'build-ship': ({ pay, place }, meant) =>
      `${capital(names.ship(meant.hull ?? 1))}, ${shipPlace(place, meant)}${pay.length === 0 ? '' : `, за ${list(pay.map((good) => goodsTaken(1, good)))}`}`,
    produce: ({ extra }) =>
      extra === null ? 'Произвести товары' : `Произвести товары, дополнительно ${goodsTaken(1, extra)}`,
    'meet-cardinal': ({ steps: count }) => `Кардинал: ${steps(count)}`,
    'take-favour': ({ noble }) => `Получить ${favourOf(noble)}`,
    'build-store': ({ space, good }) => `${capital(store(good))} на ${space}`,
    'buy-land': ({ cube, house, coins }) =>
      `${cube === null ? 'Без кубика' : `${capital(cubeOf(cube.kind))} ${fromLine[cube.from]}`}, дом из ${groupGen[house]} группы${coinsToo(coins)}`,
    'take-decree': ({ wigs: now }) => `Указ, ${wigs(now)}`,
    'open-building': ({ site }) => `Общественное здание ${onSite(site)}`,
    'staff-building': ({ returned = [], coins }, { plan }) =>
      `${plan === undefined ? 'Проект' : capital(aPlan(plan))}${returned.length === 0 ? '' : `, чиновники ${list(returned.map(officialFrom))}`}${coinsToo(coins)}`,
    'take-cube': ({ cube }) => `Взять ${cubeOf(cube)}`,
    'take-good': ({ good }) => `Взять ${goodsTaken(1, good)}`,
    'lose-good': ({ good }) => `Вернуть ${goodsTaken(1, good)}`,
    'lose-official': ({ official: lost }) => `Вернуть чиновника ${officialFrom(lost)}`,
    decline: () => 'Пропустить',
    follow: ({ pay }) => `Последовать ${payment(pay)}`,
    'decline-follow': () => 'Не следовать',
    'take-card': ({ deck }) => `Карта из ${ofDeck(deck)}`,
    'church-choice': ({ tiles, wigs: backs }) => `Сбросить ${clergyCount(tiles)} за ${wigs(backs)}`,
    'decline-church': () => 'Оставить жетоны духовенства',
    'end-turn': () => 'Закончить ход',
    'period-discard': () => 'Подготовить второй период',
    tell: ({ fact }) => (fact.about === 'reward' ? `Награда ${onPlace(fact.place)}` : 'Что открылось'),
    correct: () => 'Исправить значение',
    'set-depth': () => 'Изменить, что отслеживается',
  },
};

/** "Карта Короля", "Карта казначейства". */
export const handCard = (deck: keyof typeof deckGen): string => `Карта ${deckGen[deck]}`;
