import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { number, plural } from './grammar';
import { names } from './names';
import { architectGen, buildingOf, cards, cubesOf, officials, planOf, reis, steps, wigs } from './turnNames';

/** The board: map and tracks, as drawn and as spoken. */
export const board: Catalogue['board'] = {
  /** Letters on the pieces; each language chooses two that differ. */
  letter: { you: 'В', lacerda: 'Л' },
  owner: { you: 'вы', lacerda: 'Ласерда', neutral: 'нейтральный' },
  map: {
    name: 'Карта центра города',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    fit: 'Вся карта',
    size: 'Размер карты',
    key: 'Владельцы',
  },
  /** The two pages of the board on a phone. */
  pages: {
    show: { map: 'Показать карту', court: 'Показать двор' },
    back: 'Карта',
    asked: (name) => `${name}: выберите там`,
  },
  layer: {
    name: 'Показать на карте',
    now: (layer) => `Показать на карте: ${layer}`,
    plain: 'Обычная',
    prices: 'Цены',
    'your-wigs': 'Ваши парики',
    'his-wigs': 'Его парики',
    threats: 'Угрозы',
  },
  space: {
    free: 'свободно',
    store: { you: 'ваш магазин', lacerda: 'магазин Ласерды' },
    facing: (good) => `выходит на улицу ${names.oneGood[good]}`,
    price: reis,
    tooDear: 'дороже, чем вы можете заплатить',
    hisNext: 'Ласерда в свой ход построил бы здесь',
    wigsFacing: (count, good) => `${wigs(count)} с выходом на улицу ${names.oneGood[good]}`,
  },
  site: {
    west: (row) => `Западная площадка ${row}`,
    east: (row) => `Восточная площадка ${row}`,
    north: (good) => `Северная площадка, улица ${names.oneGood[good]}`,
    building: (one, other) => `общественное здание, ${one} и ${other}`,
    free: 'свободно',
    hisNext: 'Ласерда в свой ход открыл бы здесь общественное здание',
    wigsWith: (count, architect) => `${wigs(count)} со зданием ${architectGen[architect]}`,
  },
  rubble: {
    row: (row) => `Щебень ряда ${row}`,
    column: (column) => `Щебень столбца ${number(column)}`,
    none: 'щебня нет',
    cubes: cubesOf,
    all: (parts) => `щебень: ${parts}`,
  },
  scoring: {
    tile: (column) => `Жетон подсчета очков, столбец ${number(column)}`,
    value: wigs,
  },
  court: {
    title: 'Знать',
    inOffice: (who) => `в кабинете: ${who}`,
    emptyOffice: 'кабинет пуст',
    spaces: (free) => plural(free, { one: '# свободное место', few: '# свободных места', many: '# свободных мест' }),
    onPlaza: (who) => `на площади: ${who}`,
    plaza: 'Площадь',
    /** Officials by their owner: "2 ваших". */
    many: {
      you: (count) => plural(count, { one: '# ваш', few: '# ваших', many: '# ваших' }),
      lacerda: (count) => `${number(count)} Ласерды`,
      neutral: (count) => plural(count, { one: '# нейтральный', few: '# нейтральных', many: '# нейтральных' }),
    },
    courtier: 'придворный здесь',
  },
  decks: {
    title: 'Колоды',
    short: { builder: 'Строит.', minister: 'Маркиз', king: 'Король', treasury: 'Казна' },
    cards,
    empty: 'пусто',
    aide: 'помощник здесь',
    ends: { period: 'ее последняя карта заканчивает период', game: 'ее последняя карта заканчивает игру' },
    endsShort: { period: 'конец периода', game: 'конец игры' },
  },
  treasury: {
    title: 'Казна',
    spoken: (left, right) => `Казначейство: влияние ${left}, значение ${reis(right)}`,
  },
  market: {
    title: 'Рынок',
    spoken: (good, price) => `Рыночная цена ${names.oneGood[good]}: ${reis(price)}`,
  },
  influence: {
    title: 'Влияние',
    you: (value) => `Ваше влияние: ${number(value)}`,
    lacerda: (value) => `Влияние Ласерды: ${number(value)}`,
  },
  church: {
    title: 'Церковь',
    onInfluence: 'на символе влияния',
    onTreasury: 'на символе казначейства',
    toInfluence: (count) => `${steps(count)} до церковного подсчета`,
    toTreasury: (count) => `${steps(count)} до казначейства`,
    spoken: (where) => `Кардинал: ${where}`,
  },
  shipyard: {
    title: 'Верфь',
    top: (hull) => `Верфь: сверху корабль размера ${number(hull)}`,
    then: (hulls) => `затем размер ${hulls}`,
    empty: 'Верфь пуста',
    none: 'кораблей нет',
  },
  display: {
    title: 'Выставка',
    tile: {
      gold: 'жетон золота',
      cloth: 'жетон ткани',
      books: 'жетон книг',
      tools: 'жетон инструментов',
      'tools-small': 'малый жетон инструментов',
    },
    there: 'на выставке',
    gone: 'взят',
  },
  architects: {
    title: 'Архитекторы',
    name: { blue: 'Синий', green: 'Зеленый' },
    building: (architect, what) => `${capital(buildingOf(architect))}: ${what}`,
    face: (one, other) => `${one} и ${other}`,
    plan: (architect, what) => `Верхний ${planOf(architect)}: ${what}`,
    officials,
    unknown: 'еще не введено',
    none: 'больше нет',
  },
};
