import { LANGUAGES } from '@/i18n/language';

import { GLOSSARY } from '../helpers/glossary';
import { es } from '../helpers/languageExceptions/es';
import { isExcepted } from '../helpers/languageExceptions/exceptions';
import { it as italian } from '../helpers/languageExceptions/it';
import { pl } from '../helpers/languageExceptions/pl';
import { pt } from '../helpers/languageExceptions/pt';
import { ru } from '../helpers/languageExceptions/ru';
import { buttonTexts, inLanguage, saidTexts, type SaidAlike } from '../helpers/saidTexts';
import { ENGLISH_WORDS } from '@/__tests__/helpers/englishWords';

const FOREIGN = LANGUAGES.filter((language) => language !== 'en');
type Foreign = (typeof FOREIGN)[number];
const EXCEPTIONS = { pt, es, it: italian, pl, ru };

/** Words that only English has. */
/** Searched for, not read: other spellings and shortenings are meant. */
const TYPED = ['ruleSearch'];
/** A button under a thumb on a phone. */
const LONGEST_BUTTON = 24;

const all = saidTexts().filter(({ book }) => !TYPED.includes(book));

interface Pair {
  readonly at: string;
  readonly en: string;
  readonly text: string;
}

const pairs = (language: Foreign, said: readonly SaidAlike[] = all): readonly Pair[] =>
  said.flatMap(({ book, key, texts: { en, [language]: text } }) =>
    typeof en === 'string' && typeof text === 'string' ? [{ at: `${book}.${key}`, en, text }] : [],
  );
/** One sentence for each key is enough to know what is wrong. */
const told = (wrong: readonly Pair[]): readonly string[] => [
  ...new Map(wrong.map((pair) => [pair.at, shown(pair)])).values(),
];
const shown = ({ at, en, text }: Pair): string => `${at}: ${text} ← ${en}`;
/** None and one are often said without a digit: the leftmost decree, no officials. */
const numbersIn = (text: string): readonly string[] =>
  (text.match(/\d+/g) ?? []).filter((number) => Number(number) > 1);
/** What a sample without meaning leaves behind, in English too: an empty list, a division by nothing. */
const BROKEN = /undefined|NaN|\[object|\bnull\b/;
const UNTIDY = / {2}|\s[.,;!?…](?!\d)|^\s|\s$|\(\)|: *[.,;·)]|['"]/;
/** A word shortened with a point where there is no room for it. */
const isShortened = ({ text }: Pair): boolean => text.length <= 18 && /\p{L}\.(\s|$)/u.test(text);

describe.each(FOREIGN)('%s', (language) => {
  const said = pairs(language);
  const { alike, uncounted, unnamed } = EXCEPTIONS[language];

  it('says whatever English says, and nothing empty or broken', () => {
    const silent = all.filter(
      ({ texts: { en, [language]: text } }) =>
        (typeof en === 'string' && en !== '') !== (typeof text === 'string' && text !== ''),
    );
    expect(silent.map(({ book, key, texts: { en } }) => `${book}.${key}: ${String(en)}`)).toEqual([]);
    expect(told(said.filter(({ en, text }) => BROKEN.test(text) && !BROKEN.test(en)))).toEqual([]);
  });

  it('has no English left in it', () => {
    expect(told(said.filter(({ text }) => ENGLISH_WORDS.test(text)))).toEqual([]);
    const own = new RegExp(`(Lacerda|Lisboa|${alike.join('|')})`, 'giu');
    expect(told(said.filter(({ en, text }) => text === en && /\p{L}{4}/u.test(text.replace(own, ''))))).toEqual([]);
  });

  it('leaves out no number and no name it is handed', () => {
    const lost = said
      .filter(({ at }) => !isExcepted(uncounted, at))
      .filter(({ en, text }) => numbersIn(en).some((number) => !numbersIn(text).includes(number)));
    expect(told(lost)).toEqual([]);
  });

  it('is typeset: no doubled space, no space before a point, no straight quotes', () => {
    expect(told(said.filter(({ en, text }) => UNTIDY.test(text) && !UNTIDY.test(en)))).toEqual([]);
  });

  it.each(Object.entries(GLOSSARY))('names a %s as its rulebook does', (term, [english, { [language]: word }]) => {
    const other = said
      .filter(({ en, text }) => english.test(en) && !word.test(text))
      .filter((pair) => !isShortened(pair) && !isExcepted(unnamed[term], pair.at));
    expect(told(other)).toEqual([]);
  });

  it(`has buttons of at most ${LONGEST_BUTTON} characters`, () => {
    const long = buttonTexts(inLanguage(language, all)).filter(({ text }) => text.length > LONGEST_BUTTON);
    expect(long.map(({ book, key, text }) => `${book}.${key}: ${text}`)).toEqual([]);
  });
});
