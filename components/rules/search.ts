import { RULE_IDS, type RuleId } from '@/engine';

/** A rule as a reader would look for it. */
export interface Searchable {
  readonly title: string;
  /** Everything else that stands beside it. */
  readonly text: string;
}

/** Letters without accents and capitals: "Reis" finds "réis". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** What people call things, each with the words of the rules for it. */
export type CalledThings = Readonly<Record<string, readonly string[]>>;

/** A word and what the rules say for it; one thing or several of it. */
function saidFor(word: string, called: CalledThings): readonly string[] {
  const meant = Object.entries(called).filter(([name]) => plain(name) === word || plain(name) === singular(word));
  return [word, ...meant.flatMap(([, words]) => words.map(plain))];
}

/** Nobody looks for one coin and means no coins. */
const singular = (word: string): string => word.replace(/s$/, '');

/** The rules that speak of every word, those with all of them in the title first; otherwise in the order of the rulebook. */
export function findRules(
  query: string,
  textOf: (rule: RuleId) => Searchable,
  called: CalledThings = {},
): readonly RuleId[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => saidFor(word, called));
  if (words.length === 0) return [];
  const inTitle: RuleId[] = [];
  const elsewhere: RuleId[] = [];
  for (const rule of RULE_IDS) {
    const { title, text } = textOf(rule);
    const [head, all] = [plain(title), plain(`${title} ${text} ${rule}`)];
    const isIn = (place: string): boolean => words.every((said) => said.some((word) => place.includes(word)));
    if (isIn(head)) inTitle.push(rule);
    else if (isIn(all)) elsewhere.push(rule);
  }
  return [...inTitle, ...elsewhere];
}
