import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One text of a book as a person reads it: 1 for every number, one sample for everything else. */
export interface Said {
  readonly book: string;
  /** The keys that lead to it: "transfer.faults.empty". */
  readonly key: string;
  readonly text: string;
}

const ROOT = path.join(__dirname, '../..');
const BOOKS = path.join(ROOT, 'i18n/en');

/** Helpers of the books that say a number with its noun. */
const COUNTED: Readonly<Record<string, string>> = {
  number: '1',
  signed: '+1',
  change: '+1',
  wigs: '1 wig',
  reis: '1 real',
  someReis: '+1 real',
  influence: '1 influence',
  officials: '1 official',
  cubes: '1 cube',
  stores: '1 store',
  goods: '1 book',
  named: '1 book',
  entries: '1 entry',
};
const NAMED: Readonly<Record<string, string>> = {
  good: 'books',
  oneGood: 'book',
  noble: 'Marquis',
  deck: 'Marquis deck',
  rubble: 'tsunami',
  architect: 'blue architect',
};
const SAMPLE = 'A';

const longer = (one: string, other: string): string => (one.length >= other.length ? one : other);

function property(object: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find((each) => each.name?.getText() === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function saidCall(call: ts.CallExpression): string {
  const name = call.expression.getText();
  const [first, forms] = call.arguments;
  const one = name === 'plural' && forms !== undefined ? property(forms, 'one') : undefined;
  if (one !== undefined) return say(one).replace('#', '1');
  if (name === 'capital' && first !== undefined) {
    const text = say(first);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  return COUNTED[name] ?? (name === 'names.ship' ? 'size-1 ship' : SAMPLE);
}

/** What an expression says; of two ways the longer. */
function say(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => say(span.expression) + span.literal.text).join('');
  if (ts.isParenthesizedExpression(node)) return say(node.expression);
  if (ts.isConditionalExpression(node)) return longer(say(node.whenTrue), say(node.whenFalse));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return say(node.left) + say(node.right);
  if (ts.isCallExpression(node)) return saidCall(node);
  const [, kind = ''] = /^names\.(\w+)\[/.exec(node.getText()) ?? [];
  return NAMED[kind] ?? SAMPLE;
}

const isText = (node: ts.Node): node is ts.Expression =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken && node.getText().includes("'"));

/** A key, a code that is compared, an import: written like a text, never said. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind !== ts.SyntaxKind.PlusToken;
  return ts.isElementAccessExpression(parent) || ts.isCaseClause(parent) || ts.isImportDeclaration(parent);
}

function keyOf(node: ts.Node): string {
  const keys: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isPropertyAssignment(at)) keys.unshift(at.name.getText().replaceAll("'", ''));
  return keys.join('.');
}

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function textsOf(book: string): readonly Said[] {
  const all: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (isText(node) && !isCode(node)) all.push({ book, key: keyOf(node), text: say(node).replace('#', '2') });
    ts.forEachChild(node, visit);
  };
  visit(parsed(path.join(BOOKS, `${book}.ts`)));
  return all;
}

/** Every text of the English books. */
export const saidTexts = (): readonly Said[] =>
  readdirSync(BOOKS).flatMap((file) => textsOf(file.replace(/\.ts$/, '')));

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
          found.push(
            ...[...(each.initializer?.getText() ?? '').matchAll(/\w+((?:\.\w+)+)/g)].map(([, keys = '']) => keys),
          );
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
    return labelsIn(file).flatMap((keys) =>
      texts.filter(({ book, key }) => books.includes(book) && `.${key}`.endsWith(keys)),
    );
  });
  return [...new Set(named)];
}
