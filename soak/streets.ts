import type { Good } from '@/engine';

/** The streets a column touches, west to east: written apart from the engine, so that a mistake there is not made twice. */
export const STREETS_AT: Readonly<Record<string, readonly Good[]>> = {
  1: ['gold'],
  2: ['gold', 'cloth'],
  3: ['cloth', 'books'],
  4: ['books', 'tools'],
  5: ['tools'],
};
