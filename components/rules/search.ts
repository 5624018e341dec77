import { RULE_IDS, type RuleId } from '@/engine';

/** A rule as a reader would look for it. */
export interface Searchable {
  readonly title: string;
  /** Everything else that stands beside it. */
  readonly text: string;
}

/** Letters without accents and capitals: "Reis" finds "réis". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules that speak of every word, those with all of them in the title first; otherwise in the order of the rulebook. */
export function findRules(query: string, textOf: (rule: RuleId) => Searchable): readonly RuleId[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const inTitle: RuleId[] = [];
  const elsewhere: RuleId[] = [];
  for (const rule of RULE_IDS) {
    const { title, text } = textOf(rule);
    const [head, all] = [plain(title), plain(`${title} ${text} ${rule}`)];
    if (words.every((word) => head.includes(word))) inTitle.push(rule);
    else if (words.every((word) => all.includes(word))) elsewhere.push(rule);
  }
  return [...inTitle, ...elsewhere];
}
