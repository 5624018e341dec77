import { readNumbers } from '../options';

/** How many games, and the seed of the first; every further game takes the next seed. */
export interface SimulateOptions {
  readonly games: number;
  readonly seed: number;
}

export const USAGE = 'usage: npm run simulate -- [--games N] [--seed N]';

/** Reads the arguments; every one that means nothing is named. */
export const readOptions = (args: readonly string[]): SimulateOptions | { readonly problems: readonly string[] } =>
  readNumbers(args, {
    games: { otherwise: 100, least: 1, most: 1_000_000 },
    seed: { otherwise: 1, least: 0, most: 2 ** 31 - 1 },
  });
