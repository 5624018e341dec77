import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import { BENEFITS, CLERGY_BENEFITS } from '@/engine/model/cards';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';
import type { Book } from '@/i18n/book';
import type { Catalogue } from '@/i18n/catalogue';
import { LANGUAGES, type Language } from '@/i18n/language';
import { translate } from '@/i18n/translate';
import { ENGLISH } from '@/i18n/useWords';

import { sampler, together, typesOf, type Given } from './samples';
import { aState } from './state';

/** One text of a book as a person reads it. */
export interface Said {
  readonly book: string;
  /** The keys that lead to it: "transfer.faults.empty". */
  readonly key: string;
  readonly text: string;
}

/** The same text in all languages, said with the same values; `null` where a language says nothing. */
export interface SaidAlike extends Pick<Said, 'book' | 'key'> {
  readonly texts: Readonly<Record<Language, string | null | undefined>>;
}

/** What one language says, each text once. */
export function inLanguage(language: Language, all: readonly SaidAlike[]): readonly Said[] {
  const said = all.flatMap(({ book, key, texts: { [language]: text } }) =>
    typeof text === 'string' ? [{ book, key, text }] : [],
  );
  return [...new Map(said.map((one) => [JSON.stringify(one), one])).values()];
}

const ROOT = path.join(__dirname, '../..');

/** Two tables for sentences that name pieces by them: one that is not known, one where everything is there. */
const FULL = aState({
  you: {
    portfolio: [
      { card: 'noble', noble: 'minister', influence: 2 },
      { card: 'ship', hull: 1, cargo: 1, paid: 0 },
      { card: 'treasury', reis: 1 },
    ],
    plans: [
      { architect: 'blue', officials: 1, done: false },
      { architect: 'green', officials: 2, done: true },
    ],
  },
  lacerda: {
    ships: [
      { hull: 1, cargo: 0, paid: 0 },
      { hull: 2, cargo: 1, paid: 0 },
    ],
  },
});
const FREE = { influence: 0, wigs: 0, reis: 0, coins: 0, benefits: 0 };
const PAYMENTS = [
  ...Object.keys(FREE).flatMap((part) => [1, 2].map((amount) => ({ ...FREE, [part]: amount }))),
  { ...FREE, influence: 2, wigs: 1 },
  { ...FREE, reis: 1, coins: 2 },
  FREE,
];
/** What he pays for a visit; never less than nothing. */
const PAID = [0, 1, 2].flatMap((influence) => [0, 1, 2].map((wigs) => ({ influence, wigs })));
const GIVEN: Given = {
  Translate: [ENGLISH.tools],
  GameState: [FULL, undefined],
  BoardSheet: [DEFAULT_SHEET],
  // A tile or a card has one benefit, a payment one or two parts: everything at once is said by no table.
  ClergyTile: [...CLERGY_BENEFITS.flatMap((benefit) => [{ [benefit]: 1 }, { [benefit]: 2 }]), {}, { note: 'A3' }],
  TreasuryCard: BENEFITS.flatMap((benefit) =>
    [1, 2].map((amount) => ({ card: 'treasury', reis: 0, [benefit]: amount })),
  ),
  Payment: PAYMENTS,
  Paid: PAID,
};

type Say = (...values: readonly unknown[]) => unknown;
type Words = Readonly<Record<Language, unknown>>;

const LOADED = Object.fromEntries(
  LANGUAGES.filter((language) => language !== 'en').map((language) => [
    language,
    jest.requireActual<{ readonly catalogue: object }>(path.join(ROOT, 'i18n', language, language)).catalogue,
  ]),
);

/** The English books under the names of the catalogue. */
const ENGLISH_BOOKS: object = Object.fromEntries(
  readdirSync(path.join(ROOT, 'i18n'))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => Object.values(jest.requireActual<object>(path.join(ROOT, 'i18n', file))))
    .filter((book: unknown): book is Book<keyof Catalogue> => typeof book === 'object' && book !== null && 'en' in book)
    .filter((book) => 'name' in book)
    .map(({ name, en }) => [name, en]),
);

const each = (words: Words, of: (word: unknown, language: Language) => unknown): Words =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(words[language], language)])) as unknown as Words;

/** What every language says for the same values; values in sentences come from the types of the catalogue. */
function* saidAlike(words: Words, type: ts.Type, key: string, tools: Tools): Generator<readonly [string, Words]> {
  const { checker, sample, typeOf } = tools;
  const { en } = words;
  if (typeof en === 'string' || en === null) yield [key, words];
  else if (typeof en === 'function') {
    const [signature] = checker.getNonNullableType(type).getCallSignatures();
    if (signature === undefined) throw new Error(`no call is known of ${key}`);
    for (const values of together(signature.getParameters().map((wanted) => sample(typeOf(wanted)))))
      yield* saidAlike(
        each(words, (word, language) => (word as Say)(...values.map((value) => inTongue(value, language)))),
        signature.getReturnType(),
        key,
        tools,
      );
  } else if (typeof en === 'object')
    for (const name of Object.keys(en)) {
      const symbol = type.getProperty(name);
      const parts = each(words, (word) => (word as Readonly<Record<string, unknown>> | null)?.[name]);
      yield* saidAlike(
        parts,
        symbol === undefined ? type : typeOf(symbol),
        key === '' ? name : `${key}.${name}`,
        tools,
      );
    }
}

interface Tools {
  readonly checker: ts.TypeChecker;
  readonly sample: (type: ts.Type) => readonly unknown[];
  readonly typeOf: (symbol: ts.Symbol) => ts.Type;
}

/** Sentences that count and list are handed the tools of their own language. */
const inTongue = (value: unknown, language: Language): unknown =>
  value === ENGLISH.tools ? translate(language) : value;

function catalogueTypes(): Tools & { readonly bookType: (name: string) => ts.Type } {
  const file = path.join(ROOT, 'i18n/catalogue.ts');
  const program = typesOf([file]);
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (source === undefined || module === undefined) throw new Error('no types are known of the catalogue');
  const typeOf = (symbol: ts.Symbol): ts.Type => checker.getTypeOfSymbolAtLocation(symbol, source);
  const catalogue = checker.getExportsOfModule(module).find(({ name }) => name === 'Catalogue');
  if (catalogue === undefined) throw new Error('there is no catalogue');
  const books = checker.getDeclaredTypeOfSymbol(catalogue);
  const bookType = (name: string): ts.Type => {
    const book = books.getProperty(name);
    if (book === undefined) throw new Error(`the catalogue has no book ${name}`);
    return typeOf(book);
  };
  return { checker, sample: sampler(checker, source, GIVEN), typeOf, bookType };
}

/** Every text of every book in all languages: every function called with 1 and 2, both sides, every good, every noble. */
export function saidTexts(): readonly SaidAlike[] {
  const { bookType, ...tools } = catalogueTypes();
  const books = { ...LOADED, en: ENGLISH_BOOKS } as Readonly<Record<Language, Readonly<Record<string, unknown>>>>;
  const said = Object.keys(ENGLISH_BOOKS).flatMap((book) => {
    const words = each(books, (of) => (of as Readonly<Record<string, unknown>>)[book]);
    return [...saidAlike(words, bookType(book), '', tools)].map(([key, texts]) => ({ book, key, texts }));
  });
  const once = new Map(said.map((one) => [JSON.stringify(one), one]));
  return [...once.values()] as unknown as readonly SaidAlike[];
}

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The books a file opens, by their names in the catalogue. */
function booksIn(file: string): readonly string[] {
  const opened = [...readFileSync(file, 'utf8').matchAll(/from '@\/i18n\/(?:en\/)?(\w+)'/g)].flatMap(
    ([, name = '']) => [name, ...namesIn(path.join(ROOT, 'i18n', `${name}.ts`))],
  );
  return [...new Set(opened)];
}

const namesIn = (file: string): readonly string[] =>
  existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(/\{ name: '(\w+)'/g)].map(([, name = '']) => name) : [];

function labelsIn(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && /^(Link)?Button$/.test(node.tagName.getText()))
      for (const each of node.attributes.properties)
        if (ts.isJsxAttribute(each) && each.name.getText() === 'label')
          found.push(...[...(each.initializer?.getText() ?? '').matchAll(/\w+(?:\.\w+)+/g)].map(([keys]) => keys));
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found;
}

/**
 * The texts on buttons: what a `label` of a Button or LinkButton names, looked up in the books its file opens.
 * A label that comes by props is seen where it is named.
 */
export function buttonTexts(texts: readonly Said[]): readonly Said[] {
  const files = ['components', 'app'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.join(ROOT, folder, file)),
  );
  const named = files.flatMap((file) => {
    const books = booksIn(file);
    const own = texts.filter(({ book }) => books.includes(book));
    const ending = (keys: string): readonly Said[] => own.filter(({ key }) => `.${key}`.endsWith(`.${keys}`));
    // "asks.discard" may be a part of the book by its name, or the name the file gave its whole book.
    return labelsIn(file).flatMap((keys) => {
      const whole = ending(keys);
      return whole.length > 0 ? whole : ending(keys.slice(keys.indexOf('.') + 1));
    });
  });
  return [...new Set(named)];
}
