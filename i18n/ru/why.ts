import type { WhyWords } from '../shape/why';
import { capital } from '../translate';
import { number } from './grammar';
import { names } from './names';
import { fromLine, officials, siteNamed } from './turnNames';

const yesNo = (score: number): string => (score === 1 ? 'да' : 'нет');
const ROW = ['A', 'B', 'C', 'D', 'E'] as const;
const FROM_LEFT = ['1-й', '2-й', '3-й'] as const;

/** Why Lacerda chose what he chose. */
export const why: WhyWords = {
  title: 'Почему так?',
  of: {
    office: 'Какой кабинет',
    plan: 'Какой проект',
    favour: 'Какая милость',
    store: 'Какой магазин',
    cube: 'Какой кубик',
    building: 'Какое здание и площадка',
  },
  criteria: {
    office: { 'fewest-of-his': 'Меньше всего его чиновников', 'leftmost-office': 'Самый левый кабинет' },
    plan: { 'most-officials': 'Больше всего чиновников', 'blue-architect': 'Синий архитектор' },
    favour: { 'leftmost-noble': 'Самый левый дворянин' },
    store: {
      'most-wigs': 'Больше всего париков',
      'most-wigs-on-space': 'Больше всего париков на ячейке',
      'topmost-row': 'Самый верхний ряд',
      leftmost: 'Самый левый столбец',
      'facing-left': 'Фасадом налево',
    },
    cube: { cheapest: 'Самый дешевый кубик', 'column-first': 'Из столбца' },
    building: {
      'best-difference': 'Его парики − ваши',
      'tile-by-aide': 'Жетон по помощнику',
      'clockwise-from-west-d': 'По часовой стрелке от западной D',
    },
  },
  heads: {
    office: { 'fewest-of-his': 'Его', 'leftmost-office': 'Слева' },
    plan: { 'most-officials': 'Чиновн.', 'blue-architect': 'Синий' },
    favour: { 'leftmost-noble': 'Слева' },
    store: {
      'most-wigs': 'Парики',
      'most-wigs-on-space': 'На ячейке',
      'topmost-row': 'Ряд',
      leftmost: 'Стлб.',
      'facing-left': 'Запад',
    },
    cube: { cheapest: 'Цена', 'column-first': 'Столбец' },
    building: { 'best-difference': 'Его − ваши', 'tile-by-aide': 'Помощн.', 'clockwise-from-west-d': 'По кругу' },
  },
  scores: {
    office: { 'fewest-of-his': number, 'leftmost-office': (score) => FROM_LEFT[score] ?? number(score) },
    plan: { 'most-officials': number, 'blue-architect': yesNo },
    favour: { 'leftmost-noble': (score) => FROM_LEFT[score] ?? number(score) },
    store: {
      'most-wigs': number,
      'most-wigs-on-space': number,
      'topmost-row': (score) => ROW[score] ?? number(score),
      leftmost: number,
      'facing-left': yesNo,
    },
    cube: { cheapest: number, 'column-first': yesNo },
    building: {
      'best-difference': (score) => (score < 0 ? `−${number(-score)}` : number(score)),
      'tile-by-aide': yesNo,
      'clockwise-from-west-d': (score) => number(score + 1),
    },
  },
  candidates: {
    office: (noble) => names.noble[noble],
    plan: ({ architect, officials: count }) => `${capital(names.architect[architect])}, ${officials(count)}`,
    favour: (noble) => names.noble[noble],
    store: ({ space, good }) => `${space} ${names.good[good]}`,
    cube: ({ from, kind }) => `${capital(names.rubble[kind])} ${fromLine[from]}`,
    building: ({ site, architect }) => `${capital(siteNamed(site))}, ${names.architect[architect]}`,
  },
  candidate: 'Вариант',
  only: (name) => `${name}: другого варианта не было.`,
  decided: (name, criterion) => `${name}: решило «${criterion}».`,
  tied: (name) => `Все варианты равны. Первый по порядку: ${name}.`,
  fell: (score) => `${score}, выбывает`,
  deciding: (criterion) => `${criterion}, решает`,
  showAll: (count) => `Показать все: ${number(count)}`,
  paidTitle: 'Во что ему обошлось посещение',
  total: (total) => `= ${number(total)}`,
};
