import type { Dice } from '@/__tests__/helpers/player';

type Keys = readonly (string | number)[];
type Parts = Record<string | number, unknown>;

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);
const wide = (count: number): object => Object.fromEntries(zeros(count).map((_, index) => [`k${index}`, index]));

/** Large ones are rare, or a run would do nothing else. */
function large(dice: Dice): unknown {
  const size = 10_000 * 3 ** dice.below(5);
  return dice.pick<() => unknown>([
    () => 'x'.repeat(size * 4),
    () => 'eft'.repeat(size),
    () => zeros(size),
    () => Array.from({ length: size }, () => 'gold'),
    () => Array.from({ length: size / 8 }, () => ({ kind: 'turn-closed', seat: 'you' })),
    () => wide(size / 4),
    () => JSON.parse(nested(5000)) as unknown,
  ])();
}

function junk(dice: Dice): unknown {
  if (dice.below(60) === 0) return large(dice);
  return dice.pick<unknown>([
    -1,
    -4,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    99,
    100,
    999,
    1000,
    9999,
    10_000,
    1e7,
    9e15,
    -9e15,
    1e300,
    0.5,
    -0.5,
    null,
    true,
    false,
    '',
    'you',
    'lacerda',
    'gold',
    'king',
    'unknown',
    'declined',
    'eft',
    'eeee',
    '__proto__',
    'A1',
    'E1',
    'N-gold',
    '\u0000',
    'ﷺ'.repeat(50),
    [],
    {},
    [[]],
    [4, 4, 4, 4],
    [99, 99, 99, 99],
    ['gold', 'gold'],
    { kind: 'turn-moved' },
    { __proto: 1 },
    { toString: 1 },
    [null],
    { card: 'ship', hull: 4, cargo: 9 },
    { left: 9e15, right: 9e15 },
  ]);
}

function pathsIn(value: unknown, keys: Keys, into: Keys[]): void {
  if (keys.length > 0) into.push(keys);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    pathsIn(part, [...keys, Array.isArray(value) ? Number(key) : key], into);
  }
}

/** The place of every part of a document, worked out once. */
export function placesOf(document: unknown): readonly Keys[] {
  const places: Keys[] = [];
  pathsIn(document, [], places);
  return places;
}

const holderOf = (document: unknown, keys: Keys): Parts | undefined => {
  let part = document;
  for (const key of keys.slice(0, -1))
    part = typeof part === 'object' && part !== null ? (part as Parts)[key] : undefined;
  return typeof part === 'object' && part !== null ? (part as Parts) : undefined;
};

/** Changes one part of a document. */
function damage(document: unknown, places: readonly Keys[], dice: Dice): void {
  const keys = dice.pick(places);
  const holder = holderOf(document, keys);
  const key = keys.at(-1) ?? '';
  if (holder === undefined) return;
  const value = holder[key];
  switch (dice.below(6)) {
    case 0:
      delete holder[key];
      return;
    case 1:
      holder[dice.pick(['extra', 'constructor', 'x'.repeat(300), '0'])] = junk(dice);
      return;
    case 2:
      holder[key] = typeof value === 'number' ? value + dice.pick([-3, -1, 1, 2, 7, 50, 1e4, 1e9]) : junk(dice);
      return;
    case 3:
      holder[key] = Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : junk(dice);
      return;
    case 4: {
      const from = dice.pick(places);
      holder[key] = holderOf(document, from)?.[from.at(-1) ?? ''];
      return;
    }
    default:
      holder[key] = junk(dice);
  }
}

const NOISE: readonly string[] = [
  '',
  'null',
  '[]',
  '{',
  '"',
  '[[[',
  '{}',
  '7',
  '\uFEFF{}',
  '{"format":"lisboa-save"}',
  nested(200_000),
];

/** Longer files are not read at all. */
const MOST_CHARACTERS = 5_000_000;

/** A part copied into itself would go round for ever. */
function asText(document: unknown): string {
  try {
    return JSON.stringify(document);
  } catch {
    return '{}';
  }
}

/** A text that once was this document. */
export function hostileText(text: string, places: readonly Keys[], dice: Dice): string {
  if (dice.below(40) === 0) return dice.pick(NOISE);
  if (dice.below(40) === 0) return text.slice(0, dice.below(text.length));
  const document = JSON.parse(text) as unknown;
  for (let changes = 1 + dice.below(3); changes > 0; changes -= 1) damage(document, places, dice);
  return asText(document).slice(0, MOST_CHARACTERS);
}
