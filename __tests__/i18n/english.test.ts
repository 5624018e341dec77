import { buttonTexts, inLanguage, saidTexts, type Said } from '../helpers/saidTexts';

/** Words players do not use for these things; each names what is said instead. */
const RETIRED: readonly (readonly [wrong: RegExp, instead: string])[] = [
  [/(?<!your )\bhand(ed|s|ing)?( \w+){0,3} on\b/i, 'export'],
  [/\b(bring|brought|brings)( \w+)? in\b/i, 'import'],
  [/\bput(s|ting)?( \w+){0,3} right\b/i, 'correct'],
  [/\btak(e|es|en|ing)\b[^.:;]*\bback\b/i, 'undo, or: return'],
  [/\bgo(es|ing)? on\b/i, 'continue'],
  [/\b(tell|tells|told)\b/i, 'enter'],
  [/\bmirror/i, 'track'],
  [/\bunder way\b/i, 'in progress'],
  [/\botherwise\b/i, 'differently'],
  [/\b(lie|lies|lying)\b(?! down)/i, 'is on, in, beside'],
  [/\bstands?\b(?!( the Cardinal)? (\*\*)?up)/i, 'is on, in, beside'],
  [/\bhome\b(?! screen)(?!$)/i, 'dock, return'],
  [/\bkeeps? (nothing|everything)\b|\b(not|is|was) kept\b(?! as)/i, 'save, track'],
  [/\bmatched\b|\bmatch (it|the)\b/i, 'confirmed'],
  [/\bset aside\b/i, 'untouched'],
  [/\bMinister\b/, 'Marquis'],
  [/\bhulls?\b/i, 'size-2 ship'],
  [/\bin port\b/i, 'docked'],
  [/\b(the|from|of) yard\b/i, 'shipyard'],
  [/\bring of\b|\bgaps?\b(?!$)/i, 'church track, space'],
  [/\bunfinished\b/i, 'incomplete'],
  [/\bfinal scoring\b/i, 'endgame scoring'],
  [/\blast round\b/i, 'final round'],
  [/\bset-up\b/i, 'setup'],
  [/\bturn(s)? (up|it over|the \w+ over)\b/i, 'flip'],
  [/\bthe end is near\b/i, 'the end is triggered'],
  [/\bmay not\b/i, 'can’t'],
];

const BRITISH =
  /(favour|colour|neighbour|honour|centre|\bgrey|cancell(ed|ing)|travell|labell|modell|organis|recognis|realis(e|ed)\b|summaris|analys(e|ed)\b|catalogue|defence|licence|programme|towards|upwards|downwards|afterwards|whilst|amongst|tick off|any more\b)/i;

/** Words that end in s without being many. */
const ONE_OF =
  /^(is|has|was|its|yours|less|ends|gains|leaves|needs|counts|goes|stays|leads|ties|others?’|Lacerda’s|Marquis|shows|costs|takes)$/;

/** What people type into the search, not what the app says: British spellings too. */
const TYPED = ['ruleSearch'];
/** The rules need their conditions in one sentence. */
const RULES = ['ruleTexts', 'rulingTexts'];
/** Longer than a thumb reads, each for its reason. */
const LONG_BUTTONS: Readonly<Record<string, string>> = {};

const texts = inLanguage('en', saidTexts()).filter(({ book }) => !TYPED.includes(book));
const shown = ({ book, key, text }: Said): string => `${book}.${key}: ${text}`;
const sentences = (text: string): readonly string[] => text.split(/[.!?…](?:\s|$)/);
const words = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

it('English finds its texts and its buttons', () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(buttonTexts(texts).length).toBeGreaterThan(60);
});

it('English is said with 1 and 2, by both sides, of every good and every noble', () => {
  const said = (wanted: string, of: string): readonly string[] =>
    texts.filter(({ book, key }) => book === wanted && key === of).map(({ text }) => text);
  expect(said('pieces', 'wigs')).toEqual(
    expect.arrayContaining(['Your wigs to 1.', 'Your wigs to 2.', 'Lacerda’s wigs to 1.', 'Lacerda’s wigs to 2.']),
  );
  expect(said('pieces', 'goods')).toEqual(
    expect.arrayContaining(['Take 1 gold.', 'Take 2 books.', 'Take 1 book.', 'Take 2 cloth.', 'Take 1 tool.']),
  );
  expect(said('pieces', 'favour-taken')).toEqual([
    'Take the Builder’s favor.',
    'Take the Marquis’ favor.',
    'Take the King’s favor.',
  ]);
});

it('English has no broken sentence in any book', () => {
  // A sample that divides by nothing.
  const meant = texts.filter(({ text }) => !/\bper 0\b/.test(text));
  expect(meant.filter(({ text }) => /undefined|NaN|\[object|\bnull\b/.test(text)).map(shown)).toEqual([]);
});

it('English uses no retired word', () => {
  const wrong = texts.flatMap((said) =>
    RETIRED.filter(([word]) => word.test(said.text)).map(([, instead]) => `${shown(said)} → ${instead}`),
  );
  expect(wrong).toEqual([]);
});

it('English is spelled as the rulebook prints it', () => {
  expect(texts.filter(({ text }) => BRITISH.test(text)).map(shown)).toEqual([]);
});

it('English counts one thing as one', () => {
  const many = texts.filter(({ text }) =>
    [...text.matchAll(/(?<![\d–.-] ?)\b1 (?:more |fewer |different |new )?([\p{L}’]+s)\b/gu)].some(
      ([, noun = '']) => !ONE_OF.test(noun),
    ),
  );
  expect(many.map(shown)).toEqual([]);
});

it('English buttons have at most 20 characters', () => {
  const long = buttonTexts(texts).filter(
    ({ book, key, text }) => text.length > 20 && !(`${book}.${key}` in LONG_BUTTONS),
  );
  expect(long.map(shown)).toEqual([]);
});

it('English sentences have at most 20 words outside the rules', () => {
  const long = texts.filter(
    ({ book, text }) => !RULES.includes(book) && sentences(text).some((one) => words(one) > 20),
  );
  expect(long.map(shown)).toEqual([]);
});
