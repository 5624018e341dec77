import { LANGUAGES } from '@/i18n/language';
import { say, type Speaker } from '@/i18n/say';
import { pluralCategory, translate } from '@/i18n/translate';

import { common } from '@/i18n/en/common';
import { gallery } from '@/i18n/en/gallery';
import { home } from '@/i18n/en/home';
import { names } from '@/i18n/en/names';
import { shell } from '@/i18n/en/shell';

describe('plurals', () => {
  it.each(LANGUAGES)('%s agrees with Intl for the counts of a game', (language) => {
    const intl = new Intl.PluralRules(language);
    const counts = Array.from({ length: 1200 }, (_, count) => count);
    const wrong = counts.filter((count) => pluralCategory(language, count) !== intl.select(count));
    expect(wrong).toEqual([]);
  });

  it('puts the number into the chosen form', () => {
    const forms = { one: '# wig', other: '# wigs' };
    const { plural } = translate('en');
    expect([0, 1, 2, 1000].map((count) => plural(count, forms))).toEqual(['0 wigs', '1 wig', '2 wigs', '1,000 wigs']);
    expect(translate('pl').plural(3, { one: '# peruka', few: '# peruki', many: '# peruk' })).toBe('3 peruki');
  });
});

it.each(LANGUAGES)('%s writes numbers as Intl does', (language) => {
  const intl = new Intl.NumberFormat(language);
  const { number } = translate(language);
  const values = [...Array.from({ length: 2400 }, (_, at) => at - 1200), 0.5, -0, 12_345, 1_000_000];
  expect(values.filter((value) => number(value) !== intl.format(value))).toEqual([]);
});

it('joins lists as people do', () => {
  const { list } = translate('en');
  expect([[], ['gold'], ['gold', 'cloth'], ['gold', 'cloth', 'books']].map(list)).toEqual([
    '',
    'gold',
    'gold and cloth',
    'gold, cloth and books',
  ]);
});

type Sample =
  | { readonly code: 'too-poor'; readonly needed: number; readonly has: number }
  | { readonly code: 'no-room' | 'no-tile'; readonly space: string };

const sample: Speaker<Sample> = {
  'too-poor': (said, t) => `You need ${t.number(said.needed)} and have ${t.number(said.has)}.`,
  'no-room': (said) => `${said.space} is taken.`,
  'no-tile': (said) => `No tile fits ${said.space}.`,
};

it('a speaker says each code with its numbers', () => {
  const t = translate('en');
  expect(say<Sample>(sample, { code: 'too-poor', needed: 5, has: 3 }, t)).toBe('You need 5 and have 3.');
  expect(say<Sample>(sample, { code: 'no-tile', space: 'B3' }, t)).toBe('No tile fits B3.');
});

describe('English', () => {
  const sentences = (table: object): readonly string[] =>
    Object.values(table).flatMap((word: unknown) => {
      if (typeof word === 'string') return [word];
      if (typeof word === 'function') return [String(word(2, 3))];
      return sentences(word as object);
    });

  it.each(Object.entries({ common, gallery, home, names, shell }))('%s has no empty or broken sentence', (_, table) => {
    const broken = sentences(table).filter((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text));
    expect(broken).toEqual([]);
  });
});

it('Spanish joins with e before the sound of i', () => {
  const { list } = translate('es');
  expect(list(['oro', 'influencia'])).toBe('oro e influencia');
  expect(list(['oro', 'hilos'])).toBe('oro e hilos');
  expect(list(['oro', 'hierro'])).toBe('oro y hierro');
  expect(list(['oro', '2 iglesias'])).toBe('oro y 2 iglesias');
});
