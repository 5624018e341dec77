import { number } from './grammar';

/** Words of the primitives, met on every screen. */
export const common = {
  appName: 'Lisboa companion',
  back: 'Back',
  home: 'Home',
  close: 'Close',
  done: 'Done',
  undo: 'Undo',
  busy: 'One moment…',
  fewer: (what: string) => `${what}: 1 less`,
  more: (what: string) => `${what}: 1 more`,
  valueOf: (what: string, value: string) => `${what}: ${value}`,
  enter: (what: string, value: string) => `${what}: ${value}, enter a number`,
  clear: 'Clear',
  deleteDigit: 'Delete last digit',
  atMost: (max: number) => `Maximum: ${number(max)}`,
  atLeast: (min: number) => `Minimum: ${number(min)}`,
  doneOf: (done: number, all: number) => `${number(done)} of ${number(all)} done`,
};
