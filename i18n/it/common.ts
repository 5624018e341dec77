import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Words of the primitives, met on every screen. */
export const common: Catalogue['common'] = {
  appName: 'Assistente per Lisboa',
  back: 'Indietro',
  home: 'Inizio',
  close: 'Chiudi',
  done: 'Fatto',
  undo: 'Annulla',
  busy: 'Un momento…',
  fewer: (what) => `${what}: 1 in meno`,
  more: (what) => `${what}: 1 in più`,
  valueOf: (what, value) => `${what}: ${value}`,
  enter: (what, value) => `${what}: ${value}, inserisci un numero`,
  clear: 'Cancella',
  deleteDigit: 'Cancella l’ultima cifra',
  atMost: (max) => `Massimo: ${number(max)}`,
  atLeast: (min) => `Minimo: ${number(min)}`,
  doneOf: (done, all) => `Fatti ${number(done)} su ${number(all)}`,
};
