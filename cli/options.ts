/** An option that is a number: its default and the range it lies in. */
export interface NumberOption {
  readonly otherwise: number;
  readonly least: number;
  readonly most: number;
}

type Options<Name extends string> = Readonly<Record<Name, NumberOption>>;

function problemOf(name: string, text: string | undefined, { least, most }: NumberOption): string | null {
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

/** Reads arguments of the form `--name N`; every one that means nothing is named. */
export function readNumbers<Name extends string>(
  args: readonly string[],
  options: Options<Name>,
): Readonly<Record<Name, number>> | { readonly problems: readonly string[] } {
  const names = Object.keys(options) as Name[];
  const isOption = (name: string): name is Name => Object.hasOwn(options, name);
  const words = split(args);
  const problems: string[] = [];
  const read = new Map<Name, number>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const name = word.replace(/^--/, '');
    if (!word.startsWith('--') || !isOption(name)) {
      const known = names.map((one) => `--${one}`).join(' and ');
      problems.push(`${JSON.stringify(word).slice(1, -1)}: no such option, there are ${known}`);
      continue;
    }
    const next = words[at + 1];
    const text = next?.startsWith('--') === true ? undefined : next;
    if (text !== undefined) at += 1;
    const problem = read.has(name) ? `--${name}: given twice` : problemOf(name, text, options[name]);
    if (problem === null) read.set(name, Number(text));
    else problems.push(problem);
  }
  if (problems.length > 0) return { problems };
  const told = names.map((name) => [name, read.get(name) ?? options[name].otherwise]);
  return Object.fromEntries(told) as Readonly<Record<Name, number>>;
}
