import { sum } from '../core/record';
import type { Part } from '../model/reason';
import type { RuleId } from '../model/rules';
import type { Benefit, Person } from '../model/state';

/** Where a lasting benefit comes from: treasury cards in the portfolio, clergy tiles on the own board. */
export type BenefitPart = 'benefit' | 'clergy';

type Owner = Pick<Person, 'portfolio' | 'clergy'>;

/** How the rules cite a benefit of a treasury card; a coin has a rule of its own. */
const ruleOf = (benefit: Benefit): RuleId => (benefit === 'reis' ? 'benefit.coin' : 'portfolio.treasury');

/** What cards and tiles give of one benefit, told apart; they add up (`portfolio.treasury`, `clergy.benefit`). */
export function benefitParts({ portfolio, clergy }: Owner, benefit: Benefit): readonly Part<BenefitPart>[] {
  const cards = sum(portfolio.map((card) => (card.card === 'treasury' ? (card[benefit] ?? 0) : 0)));
  const tiles = sum(clergy.map((tile) => tile[benefit] ?? 0));
  const parts: readonly Part<BenefitPart>[] = [
    { code: 'benefit', amount: cards, rule: ruleOf(benefit) },
    { code: 'clergy', amount: tiles, rule: 'clergy.benefit' },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

export const totalOf = (parts: readonly Part<string>[]): number => sum(parts.map(({ amount }) => amount));

/** One lasting benefit of all cards and tiles together. */
export const benefitOf = (you: Owner, benefit: Benefit): number => totalOf(benefitParts(you, benefit));

/** The parts as a discount of at most so much: what cards give is used first, then tiles. */
export function discounts<Code extends string>(parts: readonly Part<Code>[], most: number): readonly Part<Code>[] {
  let left = most;
  return parts.flatMap((part) => {
    const off = Math.min(part.amount, left);
    left -= off;
    return off > 0 ? [{ ...part, amount: -off }] : [];
  });
}

/** What clergy tiles add to a gain of influence of yours; never to one of Lacerda's (`clergy.benefit`). */
export const clergyInfluence = ({ clergy }: Pick<Person, 'clergy'>): readonly Part<'clergy'>[] =>
  clergy.flatMap(({ influence = 0 }) =>
    influence > 0 ? [{ code: 'clergy', amount: influence, rule: 'clergy.benefit' }] : [],
  );
