import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Words of the primitives, met on every screen. */
export const common: Catalogue['common'] = {
  appName: 'Compañero de Lisboa',
  back: 'Atrás',
  home: 'Inicio',
  close: 'Cerrar',
  done: 'Listo',
  undo: 'Deshacer',
  busy: 'Un momento…',
  fewer: (what) => `${what}: 1 menos`,
  more: (what) => `${what}: 1 más`,
  valueOf: (what, value) => `${what}: ${value}`,
  enter: (what, value) => `${what}: ${value}, introducir un número`,
  clear: 'Borrar',
  deleteDigit: 'Borrar la última cifra',
  atMost: (max) => `Máximo: ${number(max)}`,
  atLeast: (min) => `Mínimo: ${number(min)}`,
  doneOf: (done, all) => `${number(done)} de ${number(all)} hechos`,
};
