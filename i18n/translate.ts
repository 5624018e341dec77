import type { Language } from './language';

/** The plural categories each language distinguishes for whole numbers. */
interface Categories {
  readonly en: 'one' | 'other';
  readonly pt: 'one' | 'other';
  readonly es: 'one' | 'other';
  readonly it: 'one' | 'other';
  readonly pl: 'one' | 'few' | 'many';
  readonly ru: 'one' | 'few' | 'many';
}

/** One wording per plural category of the language; `#` stands for the number. */
export type PluralForms<L extends Language> = Readonly<Record<Categories[L], string>>;

/** What a table of words needs from its language: numbers, plurals, lists. */
export interface Translate<L extends Language = Language> {
  readonly language: L;
  readonly number: (value: number) => string;
  readonly plural: (count: number, forms: PluralForms<L>) => string;
  readonly list: (items: readonly string[]) => string;
  /** "+2", "−1", "+0". */
  readonly signed: (value: number) => string;
  /** "+2", "−1", or just "0". */
  readonly change: (value: number) => string;
}

type Select = { readonly [L in Language]: (count: number) => Categories[L] };

/**
 * Written out because Hermes on phones does not promise `Intl.PluralRules`;
 * a test compares them with Intl where it exists. Counts here are whole and small.
 */
const select: Select = {
  en: (n) => (n === 1 ? 'one' : 'other'),
  pt: (n) => (n === 0 || n === 1 ? 'one' : 'other'),
  es: (n) => (n === 1 ? 'one' : 'other'),
  it: (n) => (n === 1 ? 'one' : 'other'),
  pl: (n) => (n === 1 ? 'one' : endsInFew(n) ? 'few' : 'many'),
  ru: (n) => (endsInOne(n) ? 'one' : endsInFew(n) ? 'few' : 'many'),
};

const endsInOne = (n: number): boolean => n % 10 === 1 && n % 100 !== 11;
const endsInFew = (n: number): boolean => n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);

const AND: Readonly<Record<Language, string>> = { en: ' and ', pt: ' e ', es: ' y ', it: ' e ', pl: ' i ', ru: ' и ' };
/** Where Spanish says *e*: before the sound of *i*, which *hierro* and *iones* have not. */
const SPANISH_I = /^h?[ií](?![aeo])/i;
const and = (language: Language, next: string): string =>
  language === 'es' && SPANISH_I.test(next) ? ' e ' : AND[language];

/** Written alike in all our languages; nearly every number of a table is. */
const isPlain = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000 && !Object.is(value, -0);

/** The beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The tools of one language. */
export function translate<L extends Language>(language: L): Translate<L> {
  // Made with the first number that needs it: it costs a slow phone more than the words of a whole screen.
  let format: Intl.NumberFormat | undefined;
  const number = (value: number): string =>
    isPlain(value) ? String(value) : (format ??= new Intl.NumberFormat(language)).format(value);
  const signed = (value: number): string => (value < 0 ? `−${number(-value)}` : `+${number(value)}`);
  return {
    language,
    number,
    signed,
    change: (value) => (value === 0 ? number(0) : signed(value)),
    plural: (count, forms) => forms[pluralCategory(language, count)].replace('#', number(count)),
    list: (items) => {
      const last = items.at(-1) ?? '';
      return items.length < 2 ? last : items.slice(0, -1).join(', ') + and(language, last) + last;
    },
  };
}

/** The plural category of a whole number in a language. */
export function pluralCategory<L extends Language>(language: L, count: number): Categories[L] {
  return select[language](Math.abs(count));
}
