/** How many games, and the seed of the first; every further game takes the next seed. */
export interface SimulateOptions {
  readonly games: number;
  readonly seed: number;
}

const DEFAULTS: SimulateOptions = { games: 100, seed: 1 };
const LIMITS: Readonly<Record<keyof SimulateOptions, readonly [least: number, most: number]>> = {
  games: [1, 1_000_000],
  seed: [0, 2 ** 31 - 1],
};

export const USAGE = 'usage: npm run simulate -- [--games N] [--seed N]';

const isOption = (name: string): name is keyof SimulateOptions => Object.hasOwn(DEFAULTS, name);

function problemOf(name: keyof SimulateOptions, text: string | undefined): string | null {
  const [least, most] = LIMITS[name];
  if (text === undefined || text === '') return `--${name}: a number is missing`;
  if (!/^\d+$/.test(text)) return `--${name}: ${text} is not a whole number`;
  return Number(text) < least || Number(text) > most ? `--${name}: ${text} is not between ${least} and ${most}` : null;
}

/** `--games 5` and `--games=5` mean the same. */
const split = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg) => {
    const [, name, value] = /^(--[^=]+)=(.*)$/s.exec(arg) ?? [];
    return name === undefined ? [arg] : [name, value ?? ''];
  });

/** Reads the arguments; every one that means nothing is named. */
export function readOptions(args: readonly string[]): SimulateOptions | { readonly problems: readonly string[] } {
  const words = split(args);
  const problems: string[] = [];
  const read: Partial<Record<keyof SimulateOptions, number>> = {};
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const name = word.replace(/^--/, '');
    if (!word.startsWith('--') || !isOption(name)) {
      problems.push(`${JSON.stringify(word).slice(1, -1)}: no such option, there are --games and --seed`);
      continue;
    }
    const next = words[at + 1];
    const text = next?.startsWith('--') === true ? undefined : next;
    if (text !== undefined) at += 1;
    const problem = read[name] === undefined ? problemOf(name, text) : `--${name}: given twice`;
    if (problem === null) read[name] = Number(text);
    else problems.push(problem);
  }
  return problems.length > 0 ? { problems } : { ...DEFAULTS, ...read };
}
