import type { TitleAspect } from '@/engine';

import { translate } from '../translate';

const { number, plural, list } = translate('en');

const wigs = (count: number): string => plural(count, { one: '# wig', other: '# wigs' });

const aspect: Readonly<Record<TitleAspect, (count: number) => string>> = {
  wigs,
  stores: (count) => plural(count, { one: '# store', other: '# stores' }),
  majorities: (count) => plural(count, { one: '# majority', other: '# majorities' }),
  reis: (count) => plural(count, { one: '# real', other: '# réis' }),
  decrees: (count) => plural(count, { one: '# decree', other: '# decrees' }),
  ships: (count) => plural(count, { one: '# ship', other: '# ships' }),
};

/** The score sheet, its result and the finished games. */
export const score = {
  title: 'Final score',
  who: 'How many play?',
  table: { 1: '1', 2: '2', 3: '3', 4: '4', solo: 'Solo' },
  colour: { green: 'Green', purple: 'Purple', orange: 'Orange', yellow: 'Yellow' },
  lacerda: 'Lacerda',
  sheet: 'Score sheet',
  total: 'Total',
  entries: {
    wigs: 'Wigs', ships: 'Ships', rubble: 'Rubble', gold: 'Gold', tools: 'Tools', books: 'Books', cloth: 'Cloth',
    reis: 'Réis', influence: 'Influence', decrees: 'Decrees', officials: 'Officials', plans: 'Plans', favours: 'Favours',
  },
  /** What exactly to count, beside the keys. */
  asks: {
    wigs: 'wigs on the track', ships: 'ships, by hull', rubble: 'rubble sets', gold: 'gold stores', tools: 'tool stores',
    books: 'book stores', cloth: 'cloth stores', reis: 'réis in hand', influence: 'influence', decrees: 'wigs each decree gives',
    officials: 'officials on completed plans', plans: 'completed plans, for ties', favours: 'royal favours',
  },
  hints: { wigs: 'Before anything of the final scoring', plans: 'They decide only between equal wigs' },
  /** Where Lacerda counts something else. */
  asksLacerda: { rubble: 'rubble cubes', decrees: 'decrees, how many', officials: 'officials on all his plans' },
  cell: (who: string, what: string, value: string) => `${who}, ${what}: ${value}`,
  cellPoints: (who: string, what: string, value: string, points: number) => `${who}, ${what}: ${value}, gives ${wigs(points)}`,
  entering: (cell: string) => `${cell}, being entered`,
  notHis: (what: string) => `Lacerda has no ${what}`,
  hull: (hull: number) => `Add a ship, hull ${number(hull)}`,
  decree: (gives: number) => `Add a decree of ${wigs(gives)}`,
  takeBack: 'Take the last one back',
  deleteDigit: 'Delete the last digit',
  next: 'Next',
  nextName: 'Next field',
  nothingYet: 'none yet',
  influenceSpace: (space: number, coin: boolean) => (coin ? `${number(space)}, with a coin` : number(space)),
  coins: (count: number) => plural(count, { one: '# coin', other: '# coins' }),
  influenceGives: (count: number) =>
    count === 0 ? 'No coins below the marker' : `Worth ${plural(count, { one: '# real', other: '# réis' })}: the coins below the marker`,
  allEntered: 'Everything is entered.',
  showResult: 'Show the result',
  fixFirst: 'Something above cannot be on the table: it is marked.',
  notKept: 'This device keeps nothing right now. Finish without leaving this page.',
  startOver: 'Empty the sheet',
  startedOver: 'The sheet is empty',
  sheetKept: 'This sheet is finished and kept. Changes replace it.',
  person: { title: (who: string) => who, name: 'Name', nameHint: 'Optional: without a name the colour is shown', colour: 'Colour', edit: (who: string) => `${who}: name and colour` },
  copy: {
    title: 'Your copy and your rulings',
    tools: 'Tool stores: most, second, third',
    toolsWhy: 'Printed differently in different languages: look at the board.',
    R12: 'A majority, for the title',
    R12s: { 'strictly-first': 'Being first alone', 'ties-count': 'Ties for first count too' },
    R13: 'Réis, for the title',
    R13s: { 'in-hand': 'Coins in hand', 'influence-cashed': 'With influence cashed' },
  },
  result: {
    now: 'If the game ended now',
    podium: 'Ranking',
    winner: (who: readonly string[], total: number) =>
      who.length === 1 ? `${who.join()} is first with ${wigs(total)}` : `${list(who)} share the first place with ${wigs(total)}`,
    alone: (total: number) => wigs(total),
    place: (place: number, who: readonly string[], total: number) => `Place ${number(place)}: ${list(who)}, ${wigs(total)}`,
    wigs,
    bars: 'Where the wigs come from',
    bar: (who: string, total: number, parts: readonly string[]) => `${who}, ${wigs(total)}: ${parts.join(', ')}`,
    part: (source: string, points: number) => `${source} ${number(points)}`,
    sources: {
      wigs: 'track', ships: 'ships', rubble: 'rubble', stores: 'stores', money: 'money', decrees: 'decrees', officials: 'officials', favours: 'favours',
    },
    lines: 'Line by line',
    line: {
      wigs: 'Track', ships: 'Ships', rubble: 'Rubble', gold: 'Gold', tools: 'Tools', books: 'Books', cloth: 'Cloth', money: 'Money', decrees: 'Decrees',
      officials: 'Officials', favours: 'Favours',
    },
    why: (line: string) => `${line}: why?`,
    said: (who: string, sentence: string) => `${who}: ${sentence}`,
    onTrack: (count: number) => `${wigs(count)} before the final scoring`,
    majorities: 'Majorities',
    unknown: 'not kept',
    missing: { title: 'No such sheet', text: 'This sheet is not on this device. Perhaps it was deleted.', back: 'To the score sheet' },
    again: 'Again with the same people',
    correct: 'Correct',
    shareText: 'Share as text',
    sharePicture: 'Share as a picture',
    print: 'Print',
    copied: 'Copied: paste it wherever you like.',
    saved: 'The picture is in your downloads.',
    notShared: 'Sharing did not work here.',
    actions: 'What next?',
  },
  titles: {
    heading: 'Your title',
    id: { jester: 'Jester', servant: 'Court Servant', favourite: 'King’s Favourite', 'right-arm': 'Right Arm of the Marquis' },
    top: 'There is no higher title.',
    next: (title: string) => `For ${title} you lack:`,
    lack: (what: TitleAspect, by: number, needs: number) => `${aspect[what](by)} (${number(needs)} needed)`,
    conditions: 'All conditions',
    jester: (what: TitleAspect, needs: number) => `fewer than ${aspect[what](needs)}`,
    least: (what: TitleAspect, needs: number) => `${aspect[what](needs)} or more`,
    has: (has: number) => `you have ${number(has)}`,
    met: 'met',
    notMet: (by: number) => `${number(by)} short`,
    applies: 'applies to you',
    escaped: 'does not apply',
    jesterAny: 'one of these is enough',
    all: 'all of these',
  },
  text: {
    heading: (date: string) => `Lisboa, final score, ${date}`,
    place: (place: number, who: string, total: number) => `${number(place)}. ${who}: ${wigs(total)}`,
    title: (title: string) => `Title: ${title}`,
  },
  games: {
    title: 'Finished games',
    empty: 'No game is finished yet. A score sheet you finish is kept here.',
    toSheet: 'To the score sheet',
    open: (date: string, who: string) => `${date}: ${who}`,
    remove: (date: string) => `Delete the sheet of ${date}`,
    removed: 'Deleted',
    place: (who: string, total: number) => `${who} ${number(total)}`,
  },
};
