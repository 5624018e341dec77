import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Words of the primitives, met on every screen. */
export const common: Catalogue['common'] = {
  appName: 'Asystent gry Lisboa',
  back: 'Wstecz',
  home: 'Ekran główny',
  close: 'Zamknij',
  done: 'Gotowe',
  undo: 'Cofnij',
  busy: 'Chwileczkę…',
  fewer: (what) => `${what}: o 1 mniej`,
  more: (what) => `${what}: o 1 więcej`,
  valueOf: (what, value) => `${what}: ${value}`,
  enter: (what, value) => `${what}: ${value}, wpisz liczbę`,
  clear: 'Wyczyść',
  deleteDigit: 'Usuń ostatnią cyfrę',
  atMost: (max) => `Maksimum: ${number(max)}`,
  atLeast: (min) => `Minimum: ${number(min)}`,
  doneOf: (done, all) => `Gotowe: ${number(done)} z ${number(all)}`,
};
