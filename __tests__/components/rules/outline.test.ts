import { RULES, ruleNamed, rulesOf, type Topic } from '@/components/rules/outline';
import { findRules, type Searchable } from '@/components/rules/search';
import { RULE_IDS, type RuleId } from '@/engine';
import { rules } from '@/i18n/en/rules';
import { ruleSearch } from '@/i18n/en/ruleSearch';
import { ruleTexts } from '@/i18n/en/ruleTexts';
import { ruleTitles } from '@/i18n/en/ruleTitles';
import { rulingTexts } from '@/i18n/en/rulingTexts';

const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter((one) => one.trim() !== '').length;

describe('the rules in short', () => {
  it('has every rule in exactly one topic', () => {
    const placed = (Object.keys(rules.topics) as readonly Topic[]).flatMap(rulesOf);
    expect([...placed].sort()).toEqual([...RULE_IDS].sort());
  });

  it('says each rule in one to four sentences, under a name of its own', () => {
    expect(RULE_IDS.filter((rule) => sentences(ruleTexts[rule]) < 1 || sentences(ruleTexts[rule]) > 4)).toEqual([]);
    expect(new Set(Object.values(ruleTitles)).size).toBe(RULE_IDS.length);
  });

  it('shows each of the 33 rulings beside a rule', () => {
    const shown = new Set(RULE_IDS.flatMap((rule) => RULES[rule].rulings ?? []));
    expect(Object.keys(rulingTexts)).toEqual(Array.from({ length: 33 }, (_, place) => `R${place + 1}`));
    expect(Object.keys(rulingTexts).filter((ruling) => !shown.has(ruling as keyof typeof rulingTexts))).toEqual([]);
  });

  it('relates no rule to itself, and none twice', () => {
    const wrong = RULE_IDS.filter((rule) => {
      const { related = [] } = RULES[rule];
      return related.includes(rule) || new Set(related).size < related.length;
    });
    expect(wrong).toEqual([]);
  });

  it('knows which rule an address names', () => {
    expect(['visit.cost', 'visit', '', undefined].map(ruleNamed)).toEqual([
      'visit.cost',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('search', () => {
  const textOf = (rule: RuleId): Searchable => ({ title: ruleTitles[rule], text: ruleTexts[rule] });
  const find = (query: string): readonly RuleId[] => findRules(query, textOf, ruleSearch);

  it('finds a word in the name before a word in the text', () => {
    expect(find('land')[0]).toBe('store.price');
    expect(find('land')).toContain('sponsor');
  });

  it('knows no accents and no capitals', () => {
    expect(find('REIS')).toEqual(find('réis'));
    expect(find('reis')).toContain('influence.cash');
  });

  it('wants every word', () => {
    expect(find('cardinal treasury')).toEqual(['state.cardinal']);
    expect(find('cardinal bicycle')).toEqual([]);
  });

  it.each([
    ['favor', 'favour'],
    ['favour', 'favor'],
    ['points', 'wig'],
    ['shops', 'store'],
    ['coin', 'réis'],
    ['bot', 'Lacerda'],
  ])('finds what people call %s where the rules say %s', (called, said) => {
    const found = find(called);
    expect(found.length).toBeGreaterThan(0);
    for (const rule of find(said)) expect(found).toContain(rule);
  });

  it('finds a rule by its id', () => expect(find('visit.cost')).toEqual(['visit.cost']));

  it('finds nothing for nothing', () => expect(find('  ')).toEqual([]));
});
