import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import { BENEFITS, CLERGY_BENEFITS } from '@/engine/model/cards';
import { DEFAULT_SHEET } from '@/engine/sheet/defaults';
import { translate } from '@/i18n/translate';

import { sampler, together, typesOf, type Given } from './samples';
import { aState } from './state';

/** One text of a book as a person reads it. */
export interface Said {
  readonly book: string;
  /** The keys that lead to it: "transfer.faults.empty". */
  readonly key: string;
  readonly text: string;
}

const ROOT = path.join(__dirname, '../..');
const BOOKS = path.join(ROOT, 'i18n/en');

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
const GIVEN: Given = {
  Translate: [translate('en')],
  GameState: [FULL, undefined],
  BoardSheet: [DEFAULT_SHEET],
  // A tile or a card has one benefit, a payment one or two parts: everything at once is said by no table.
  ClergyTile: [...CLERGY_BENEFITS.flatMap((benefit) => [{ [benefit]: 1 }, { [benefit]: 2 }]), {}, { note: 'A3' }],
  TreasuryCard: BENEFITS.flatMap((benefit) =>
    [1, 2].map((amount) => ({ card: 'treasury', reis: 0, [benefit]: amount })),
  ),
  Payment: PAYMENTS,
};

type Say = (...values: readonly unknown[]) => unknown;

/** What a word of a book says, with sample values wherever it wants some. */
function wordsOf(checker: ts.TypeChecker, source: ts.SourceFile) {
  const sample = sampler(checker, source, GIVEN);
  const typeOf = (symbol: ts.Symbol): ts.Type => checker.getTypeOfSymbolAtLocation(symbol, source);
  function* said(word: unknown, type: ts.Type, key: string): Generator<readonly [key: string, text: string]> {
    if (typeof word === 'string') yield [key, word];
    else if (typeof word === 'function') {
      const [signature] = checker.getNonNullableType(type).getCallSignatures();
      if (signature === undefined) throw new Error(`no call is known of ${key}`);
      for (const values of together(signature.getParameters().map((wanted) => sample(typeOf(wanted)))))
        yield* said((word as Say)(...values), signature.getReturnType(), key);
    } else if (typeof word === 'object' && word !== null)
      for (const [name, part] of Object.entries(word)) {
        const symbol = type.getProperty(name);
        yield* said(part, symbol === undefined ? type : typeOf(symbol), key === '' ? name : `${key}.${name}`);
      }
  }
  return { said, typeOf };
}

function textsOf(program: ts.Program, file: string): readonly Said[] {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (source === undefined || module === undefined) throw new Error(`no types are known of ${file}`);
  const { said, typeOf } = wordsOf(checker, source);
  const words = jest.requireActual<Readonly<Record<string, unknown>>>(file);
  const texts = checker
    .getExportsOfModule(module)
    .flatMap((exported) => [...said(words[exported.name], typeOf(exported), '')]);
  const once = new Map(texts.map(([key, text]) => [`${key} ${text}`, { book: path.basename(file, '.ts'), key, text }]));
  return [...once.values()];
}

/** Every text of the English books, every function called with 1 and 2, both sides, every good, every noble. */
export function saidTexts(): readonly Said[] {
  const files = readdirSync(BOOKS).map((file) => path.join(BOOKS, file));
  const program = typesOf(files);
  return files.flatMap((file) => textsOf(program, file));
}

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The books a file of words opens: its own name and what it imports from English. */
function booksIn(file: string): readonly string[] {
  const opened = [...readFileSync(file, 'utf8').matchAll(/from '@\/i18n\/(?:en\/)?(\w+)'/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(opened)];
}

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
