import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Words of the primitives, met on every screen. */
export const common: Catalogue['common'] = {
  appName: 'Lisboa: guia de mesa',
  back: 'Voltar',
  home: 'Início',
  close: 'Fechar',
  done: 'Pronto',
  undo: 'Desfazer',
  busy: 'Um momento…',
  fewer: (what) => `${what}: 1 a menos`,
  more: (what) => `${what}: 1 a mais`,
  valueOf: (what, value) => `${what}: ${value}`,
  enter: (what, value) => `${what}: ${value}, digite um número`,
  clear: 'Limpar',
  deleteDigit: 'Apagar o último dígito',
  atMost: (max) => `Máximo: ${number(max)}`,
  atLeast: (min) => `Mínimo: ${number(min)}`,
  doneOf: (done, all) => `${number(done)} de ${number(all)} prontos`,
};
