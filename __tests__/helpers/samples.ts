import path from 'node:path';
import ts from 'typescript';

/** Values given for a type by its name, where the type alone says too little or far too much. */
export type Given = Readonly<Record<string, readonly unknown[]>>;

const ROOT = path.join(__dirname, '../..');
const NUMBERS = [1, 2, 0, -1];
/** A name, a place, part of a sentence. */
const STRINGS = ['A3'];
/** Someone’s name for an id. */
const FUNCTIONS = [() => 'A3'];
/** A member of a union has no more samples than this. */
const MOST = 40;
const DEEPEST = 10;

/** The types of these files. */
export function typesOf(files: readonly string[]): ts.Program {
  const config: unknown = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return ts.createProgram([...files], { ...options, types: [], noEmit: true });
}

const cycled = <T>(values: readonly T[], at: number): T | undefined => values[at % values.length];

/** So many rounds that each value of each list is used, in changing company. */
export function together(lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  if (lists.length === 0) return [[]];
  const longest = Math.max(...lists.map(({ length }) => length));
  const rounds = lists.length === 1 ? longest : Math.min(4 * longest, Math.max(longest, 4 * MOST));
  return Array.from({ length: rounds }, (_, round) =>
    lists.map((values, place) => cycled(values, round + place * Math.floor(round / Math.max(1, values.length)))),
  );
}

const isOf = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;

function atom(type: ts.Type): readonly unknown[] | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (isOf(type, ts.TypeFlags.BooleanLiteral)) return [(type as { intrinsicName?: string }).intrinsicName === 'true'];
  if (isOf(type, ts.TypeFlags.Undefined)) return [undefined];
  if (isOf(type, ts.TypeFlags.Null)) return [null];
  if (isOf(type, ts.TypeFlags.Number)) return NUMBERS;
  if (isOf(type, ts.TypeFlags.StringLike)) return STRINGS;
  return undefined;
}

const lists = (values: readonly unknown[]): readonly (readonly unknown[])[] => [
  ...values.map((value) => [value]),
  ...values.slice(1).map((value, place) => [values[place], value]),
  [],
];

/** Sample values of a type: every member of a union, 1 and 2 for a number, none, one and two for a list. */
export function sampler(checker: ts.TypeChecker, at: ts.Node, given: Given): (type: ts.Type) => readonly unknown[] {
  const object = (type: ts.Type, depth: number): readonly unknown[] => {
    const keys = type.getProperties();
    const values = keys.map((key) => sample(checker.getTypeOfSymbolAtLocation(key, at), depth + 1));
    return together(values).map((each) => Object.fromEntries(keys.map((key, place) => [key.name, each[place]])));
  };
  const sample = (type: ts.Type, depth: number): readonly unknown[] => {
    const named = given[type.aliasSymbol?.name ?? type.symbol?.name ?? ''];
    if (named !== undefined) return named;
    if (depth > DEEPEST) throw new Error(`too deep: ${checker.typeToString(type)}`);
    if (type.isUnion()) return type.types.flatMap((one) => sample(one, depth).slice(0, MOST));
    if (checker.isTupleType(type))
      return together(checker.getTypeArguments(type as ts.TypeReference).map((one) => sample(one, depth + 1)));
    if (checker.isArrayType(type))
      return lists(checker.getTypeArguments(type as ts.TypeReference).flatMap((one) => sample(one, depth + 1)));
    if (type.getCallSignatures().length > 0) return FUNCTIONS;
    return atom(type) ?? object(type, depth);
  };
  return (type) => sample(type, 0);
}
