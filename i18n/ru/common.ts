import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Words of the primitives, met on every screen. */
export const common: Catalogue['common'] = {
  appName: 'Компаньон Lisboa',
  back: 'Назад',
  home: 'На главную',
  close: 'Закрыть',
  done: 'Готово',
  undo: 'Отменить',
  busy: 'Минутку…',
  fewer: (what) => `${what}: на 1 меньше`,
  more: (what) => `${what}: на 1 больше`,
  valueOf: (what, value) => `${what}: ${value}`,
  enter: (what, value) => `${what}: ${value}, ввести число`,
  clear: 'Очистить',
  deleteDigit: 'Стереть последнюю цифру',
  atMost: (max) => `Максимум: ${number(max)}`,
  atLeast: (min) => `Минимум: ${number(min)}`,
  doneOf: (done, all) => `Готово: ${number(done)} из ${number(all)}`,
};
