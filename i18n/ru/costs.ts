import type { LandPrice, Payment, SaleRefusal } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Speaker } from '../say';
import { capital } from '../translate';
import { change, list, number, plural } from './grammar';
import { names } from './names';
import { paidWith } from './turnCommands';
import {
  differentGoods,
  fewerThan,
  goods as named,
  goodsTaken,
  influence,
  nobleGen,
  nobleDat,
  officialsTaken,
  reis,
  reisEach,
  rubbleGen,
  unit,
  wigs,
} from './turnNames';

type Line = NonNullable<LandPrice['take']>['from'];
const WHERE: Readonly<Record<Line, string>> = { row: 'Ряд', column: 'Столбец' };

const saleRefusals: Speaker<SaleRefusal> = {
  'no-such-ship': () => 'Этого корабля там нет.',
  'no-room': ({ needed, has }) =>
    `Нет места для ${fewerThan(needed, 'товара', 'товаров')}: на корабль войдет еще ${number(has)}.`,
  'good-missing': ({ good, needed, has }) => `У вас ${named(has, good)}, а не ${number(needed)}.`,
};

const paid = (pay: Payment): string => list(paidWith(pay)) || 'ничего';

/** The cost check. */
export const costs: Catalogue['costs'] = {
  title: 'Сколько это стоит',
  unsaved: 'Сохранить на этом устройстве не удается. Введенное останется, пока вы не закроете приложение.',
  ask: 'Что проверить?',
  questions: {
    visit: 'Визит',
    follow: 'Вслед',
    land: 'Участок',
    ship: 'Корабль',
    hire: 'Наем',
    sponsor: 'Спонсор',
    sale: 'Продажа',
  },
  treasury: {
    label: 'Казначейство',
    where: 'Казначейство: где маркер?',
    visits: 'посещения',
    payments: 'платежи',
    space: (left, right) => `Посещения ${change(left)}, платежи ${reis(right)}`,
    signed: change,
  },
  visit: {
    noble: 'Какой дворянин?',
    others: 'Чужие чиновники в этом кабинете',
    othersHint: 'Вместе с нейтральными, без площади',
    costs: (noble) => `Посещение ${nobleGen[noble]} стоит`,
    follows: (noble) => `Последовать за визитом к ${nobleDat[noble]} стоит`,
    free: 'ничего',
    unit: (count) => unit('influence', count),
    followHint: 'Считайте после действий посетителя. Сначала верните милость.',
  },
  land: {
    row: 'В ряду',
    column: 'В столбце',
    add: (kind, where) => `Добавить кубик ${rubbleGen[kind]} в ${where === 'row' ? 'ряд' : 'столбец'}`,
    remove: (kind, where) => `Убрать кубик ${rubbleGen[kind]} из ${where === 'row' ? 'ряда' : 'столбца'}`,
    costs: 'Участок стоит',
    cheapest: 'Участок стоит не меньше',
    each: 'Смотря какой кубик взять',
    take: (kind, from) => `${WHERE[from]}: ${names.rubble[kind]}`,
    empty: 'Кубиков здесь нет.',
  },
  ship: {
    hull: 'Какой корабль?',
    hullName: (hull) => `Размер ${number(hull)}`,
    middle: 'Построено средних домов',
    costs: (hull) => `Корабль размера ${number(hull)} стоит`,
    unit: (count) => plural(count, { one: 'товар', few: 'разных товара', many: 'разных товаров' }),
    free: 'ничего',
    orReplace: 'Или замените свой',
    replacing: (hull) => `Вместо размера ${number(hull)}`,
    goods: differentGoods,
  },
  hire: {
    plan: 'Чиновники на проекте',
    out: 'Ваши чиновники в кабинетах и на площадях',
    costs: 'Открыть здание стоит',
    steps: (returned, hired, each) =>
      capital(
        [
          ...(returned > 0 ? [`верните ${officialsTaken(returned)} из кабинетов и с площадей`] : []),
          ...(hired > 0
            ? [`наймите ${officialsTaken(hired)} ${hired === 1 ? `за ${reis(each)}` : reisEach(each)}`]
            : []),
        ].join(', затем ') || 'чиновники не нужны',
      ),
  },
  sponsor: {
    costs: 'Спонсировать событие стоит',
    hint: 'Цена равна значению казначейства. Если событие строит магазин, платят и за участок.',
  },
  sale: {
    ships: 'На какие корабли продаете',
    ship: (place, hull) => `Корабль ${number(place)}: размер ${number(hull)}`,
    another: 'Добавить корабль',
    removeShip: 'Убрать корабль',
    hull: 'Размер корабля',
    owner: 'Чей корабль?',
    owners: { you: 'Мой', lacerda: 'Чужой' },
    aboard: 'Уже погружено',
    paid: 'Из них лицом вниз и оплачено',
    load: 'Коснитесь товара на продажу',
    loadName: (good, price) => `Продать ${goodsTaken(1, good)}, рынок ${number(price)}`,
    unload: (good) => `Не продавать ${goodsTaken(1, good)}`,
    crates: (aboard, hull) => `погружено ${number(aboard)} из ${number(hull)}`,
    prices: 'Цены',
    hidePrices: 'Скрыть цены',
    price: (good) => `Цена ${names.oneGood[good]}`,
    gives: 'Продажа приносит',
    nothing: 'Пока ничего не продано',
    sails: (mine, others) =>
      list([...(mine > 0 ? [`вам ${wigs(mine)}`] : []), ...(others > 0 ? [`владельцу ${wigs(others)}`] : [])]),
    refusals: saleRefusals,
  },
  unit: { reis: (count) => unit('reis', count) },
  reis,
  pay: {
    title: 'Как заплатить',
    influenceFirst: 'Сначала влияние',
    wigsNext: 'Чего влияние не покроет: парики, 1 к 1',
    reisToo: 'Если построены оба левых дома: реалы вместо влияния, 1 к 1',
    hand: 'Реалы на руках',
    track: 'Монеты, мимо которых пройдет маркер на шкале влияния, по 1 реалу',
    ways: (count) =>
      plural(count, { one: '# способ заплатить', few: '# способа заплатить', many: '# способов заплатить' }),
    paid,
    left: (left) => `Останется: ${list([influence(left.influence), wigs(left.wigs), reis(left.reis)])}`,
    more: (count) => plural(count, { one: 'Еще # способ', few: 'Еще # способа', many: 'Еще # способов' }),
    fewer: 'Меньше способов',
    shortReis: (missing) => `Не хватает ${fewerThan(missing, 'реала', 'реалов')}`,
    shortVisit: (missing) => `Не хватает ${number(missing)}`,
    shortGoods: (missing) => `Не хватает ${fewerThan(missing, 'вида товара', 'видов товара')}`,
    enough: 'Хватает',
    enoughReis: (hand, coins, left) =>
      `${paid({ influence: 0, wigs: 0, reis: hand, coins, benefits: 0 })}; останется ${number(left)}`,
  },
  held: {
    ask: 'Ввести, что у меня есть',
    detail: 'Приложение сравнит это с ценой.',
    influence: 'Влияние',
    wigs: 'Парики',
    reis: 'Реалы',
    bothLeftHouses: 'Построены оба левых дома',
    good: (good) => capital(names.good[good]),
    cards: 'Карты казначейства в портфолио',
    clergy: 'Жетоны духовенства на планшете',
    benefits: {
      reis: 'Монеты на них',
      perGood: 'Реалы за товар',
      fewerOfficials: 'Меньше чиновников',
      cheaperOfficials: 'Скидка на чиновника, реалы',
      visit: 'Скидка на посещение, влияние',
    },
  },
};
