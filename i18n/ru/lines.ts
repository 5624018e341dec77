import type { CubePlace, NobleAction, Seat, SkipReason, StateAction, WigsTo } from '@/engine';

import { say } from '../say';
import type { LineWords } from '../shape/lines';
import { capital, type Translate } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { turn } from './turn';
import {
  architectGen,
  cityTile,
  cubeOf,
  cubes as someCubes,
  deckGen,
  favourOf,
  fromOffice,
  fromSite,
  goods as named,
  nobleDat,
  nobleGen,
  officials,
  planOf,
  siteAcc,
  siteNamed,
  store,
  wigs,
} from './turnNames';

interface Moved {
  readonly from: number;
  readonly to: number;
}

/** From where to where: the target is what the hand needs. */
const track = (what: string, { from, to }: Moved, stays = 'остается'): string =>
  from === to ? `${what} ${stays} на **${number(to)}**` : `${what} ${number(from)} → **${number(to)}**`;

const MARKER: Readonly<Record<Seat, string>> = { you: 'ваш', lacerda: 'его' };
const earned = ({ by, to }: WigsTo, seat: Seat): string =>
  to === null ? `+${wigs(by)}` : `${wigs(by)}: ${MARKER[seat]} маркер на ${number(to)}`;

function cubePlace(from: CubePlace): string {
  switch (from.at) {
    case 'row':
      return `из ряда ${from.row}`;
    case 'column':
      return `из столбца ${number(from.column)}`;
    case 'site':
      return fromSite(from.site);
  }
}

const hulls = (all: readonly number[]): string =>
  all.length === 1
    ? `его корабль размера ${all.map(number).join('')}`
    : `его корабли размеров ${list(all.map(number))}`;

/** His state actions in a word, under their pictures. */
const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'Чиновники',
  plan: 'Проект',
  ship: 'Корабль',
  produce: 'Товары',
  cardinal: 'Кардинал',
  favour: 'Милость',
};

/** What he skips: "Постройка корабля — пропуск". */
const SKIPPED: Readonly<Record<StateAction | NobleAction, string>> = {
  officials: 'Набор чиновников',
  plan: 'Получение проекта',
  ship: 'Постройка корабля',
  produce: 'Производство',
  cardinal: 'Встреча с Кардиналом',
  favour: 'Получение милости',
  store: 'Магазин',
  decrees: 'Указы',
  building: 'Общественное здание',
};

const skipped = (what: string, reason: SkipReason, t: Translate): string =>
  reason.code === 'on-the-table' ? `${what} — **пропуск**` : `${what} — **пропуск**: ${say(turn.reasons, reason, t)}`;

const FACING = { west: 'на запад', east: 'на восток' } as const;

const text: LineWords['text'] = {
  treasury: (line) => track('Казначейство', line),
  influence: (line) => track(line.seat === 'you' ? 'Ваше влияние' : 'Его влияние', line),
  wigs: (line) => track(line.seat === 'you' ? 'Ваши парики' : 'Его парики', line, 'остаются'),
  price: (line) => track(`Цена ${names.oneGood[line.good]}`, line),
  dock: ({ hulls: all, done }) => (done ? `Пришвартуйте ${hulls(all)}` : 'Его корабли остаются в море'),
  courtier: ({ to, stays }) =>
    stays ? `Придворный остается у **${nobleGen[to]}**` : `Придворного — к **${nobleDat[to]}**`,
  aide: ({ to, stays }) =>
    stays ? `Помощник остается на **колоде ${deckGen[to]}**` : `Помощника — на **колоду ${deckGen[to]}**`,
  officials: ({ offices }) =>
    offices.length === 1
      ? `Его чиновника — к **${offices.map((noble) => nobleDat[noble]).join('')}**`
      : `Его чиновники: ${offices.map((noble) => `1 к **${nobleDat[noble]}**`).join(', ')}`,
  'pushed-out': ({ seat, noble }) =>
    `${seat === 'you' ? 'Вашего' : 'Его'} чиновника ${fromOffice(noble)} — на **площадь**`,
  plan: ({ architect }) => `${capital(planOf(architect))} — **ему**`,
  ship: ({ hull }) => `Верхний корабль (размер ${number(hull)}) — **ему**`,
  goods: ({ goods }) => `${list(goods.map(({ good, count }) => named(count, good)))} — **ему**`,
  cardinal: () => 'Кардинала — на **2 деления** по часовой стрелке',
  'clergy-out': () => 'Сбросьте **следующий жетон духовенства** по часовой стрелке',
  'cardinal-down': () => '**Положите** Кардинала',
  'cardinal-up': () => '**Поставьте** Кардинала',
  'favour-taken': ({ noble }) => `${capital(favourOf(noble))} — **ему**`,
  'favour-returned': ({ noble }) => `Милость от него — обратно **${nobleDat[noble]}**`,
  store: ({ space, good, facing }) => `${capital(store(good))} на **${space}**, фасадом ${FACING[facing]}`,
  cube: ({ kind, from }) => `${capital(cubeOf(kind))} ${cubePlace(from)} — **ему**`,
  'site-cubes': ({ cubes }) => `${someCubes(cubes.length)} с этой площадки — **ему**`,
  decrees: ({ count }) =>
    `${plural(count, { one: 'Крайний левый указ', few: '# крайних левых указа', many: '# крайних левых указов' })} — **ему**`,
  building: ({ site }) => `Здание — на **${siteAcc(site)}**`,
  discard: ({ deck, last }) =>
    last
      ? `Сбросьте **последнюю карту ${deckGen[deck]}**`
      : `Сбросьте **верхнюю карту ${deckGen[deck]}**; откройте следующую`,
  'your-clergy': ({ tiles }) =>
    plural(tiles, {
      one: 'Сбросьте **#** свой жетон духовенства',
      few: 'Сбросьте **#** своих жетона духовенства',
      many: 'Сбросьте **#** своих жетонов духовенства',
    }),
  'refill-decrees': () => 'Сдвиньте остальные влево и **пополните**',
  'refill-clergy': () => 'Пополните: **жетон духовенства**',
  'refill-tiles': ({ tiles }) => `Пополните: **${list(tiles.map(cityTile))}**`,
  'no-state': ({ action, reason }, t) => skipped(SKIPPED[action], reason, t),
  'no-noble': ({ action, reason }, t) => skipped(SKIPPED[action], reason, t),
  'no-discard': ({ reason }, t) => skipped('Сброс', reason, t),
  'no-church': () => 'Церковного подсчета нет',
  'no-gain': () => 'Влияния он не получает',
  'end-of-period': () => 'С этим ходом заканчивается период 1',
  'end-of-game': () => 'Конец игры запущен: после этого раунда **еще 1**',
};

const detail: LineWords['detail'] = {
  influence: ({ by }) => (by === 'church' ? 'Церковный подсчет' : null),
  treasury: ({ from, to }) => (from === to ? 'Конец шкалы' : null),
  dock: ({ done }) => (done ? 'Верните товары в общий запас' : null),
  plan: ({ officials: count }) => `${officials(count)}. Откройте следующий проект`,
  store: ({ wigs: gained }) => (gained.by === 0 ? 'Без париков' : earned(gained, 'lacerda')),
  building: ({ architect, wigs: { you, lacerda } }) =>
    [
      ...(lacerda.by === 0 ? [] : [earned(lacerda, 'lacerda')]),
      ...(you.by === 0 ? [] : [earned(you, 'you')]),
      `От ${architectGen[architect]}`,
    ].join('. '),
  'cardinal-down': () => 'Церковный подсчет в конце этого хода',
  'refill-decrees': () => 'Указ 69, если появится, замените',
  'no-noble': () => 'Ни посещения, ни платы',
};

/** Lines for the hands. */
export const lines: LineWords = {
  text,
  detail,
  hasReason: '?',
  opens: 'Причины и изменение этого шага',
  differs: 'Изменить этот шаг',
  changed: 'изменено вами',
  gain: {
    title: 'Что он получает',
    parts: (portfolio, ships) =>
      `ваше портфолио ${number(portfolio)} + его корабли ${number(ships)} = ${number(portfolio + ships)}`,
  },
  instead: {
    title: 'Что произошло?',
    space: 'Коснитесь ячейки, где он построил',
    site: 'Коснитесь площадки, где он открыл',
    street: (space) => `${space}: на какую улицу выходит?`,
    facing: (good) => `Улица ${names.oneGood[good]}`,
    architect: (site) => `${capital(siteNamed(site))}: чье здание?`,
    of: (architect) => capital(names.architect[architect]),
    plan: (architect) => capital(planOf(architect)),
    favour: (noble) => capital(favourOf(noble)),
    action: (action) => ACTIONS[action],
    cube: ({ kind, from }) => `${capital(names.rubble[kind])}, ${from === 'row' ? 'ряд' : 'столбец'}`,
    offices: 'Коснитесь 1 или 2 кабинетов',
    confirmOffices: 'Подтвердить',
    piece: 'Коснитесь того, что было',
    skip: 'Это пропустили',
    cancel: 'Отмена',
    noOther: 'Другого выбора здесь нет. Измените более ранний шаг или исправьте значение.',
  },
};
