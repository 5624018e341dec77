import type { TitleAspect } from '@/engine';

import { number, plural, list } from './grammar';

const wigs = (count: number): string => plural(count, { one: '# wig', other: '# wigs' });

const aspect: Readonly<Record<TitleAspect, (count: number) => string>> = {
  wigs,
  stores: (count) => plural(count, { one: '# store', other: '# stores' }),
  majorities: (count) => plural(count, { one: '# majority', other: '# majorities' }),
  reis: (count) => plural(count, { one: '# real', other: '# réis' }),
  decrees: (count) => plural(count, { one: '# decree', other: '# decrees' }),
  ships: (count) => plural(count, { one: '# ship', other: '# ships' }),
};

const ordinal = (place: number): string => ['1st', '2nd', '3rd'][place - 1] ?? `${number(place)}th`;

/** What is entered and scored under one name. */
const COUNTED = {
  ships: 'Ships',
  rubble: 'Rubble',
  gold: 'Gold',
  tools: 'Tools',
  books: 'Books',
  cloth: 'Cloth',
};

/** The score sheet, its result and the finished games. */
export const score = {
  title: 'Final score',
  who: 'How many players?',
  table: { 1: '1', 2: '2', 3: '3', 4: '4', solo: 'Solo' },
  colour: { green: 'Green', purple: 'Purple', orange: 'Orange', yellow: 'Yellow' },
  lacerda: 'Lacerda',
  sheet: 'Score sheet',
  total: 'Total',
  entries: {
    wigs: 'Wigs',
    ...COUNTED,
    reis: 'Réis',
    influence: 'Influence',
    decrees: 'Decrees',
    officials: 'Officials',
    plans: 'Plans',
    favours: 'Favors',
  },
  /** What exactly to count, beside the keys. */
  asks: {
    wigs: 'wigs on the track',
    ships: 'ships, by size',
    rubble: 'rubble sets',
    gold: 'gold stores',
    tools: 'tool stores',
    books: 'book stores',
    cloth: 'cloth stores',
    reis: 'réis in hand',
    influence: 'influence',
    decrees: 'wigs each decree gives',
    officials: 'officials on completed plans',
    plans: 'completed plans, for ties',
    favours: 'royal favors',
  },
  hints: { wigs: 'Before endgame scoring', plans: 'Only to break ties' },
  /** Where Lacerda counts something else. */
  asksLacerda: { rubble: 'rubble cubes', decrees: 'decrees, how many' },
  /** What counts for his officials majority, as agreed (R11). */
  hisOfficials: { plans: 'officials on all his plans', offices: 'his officials in offices and plazas' },
  cell: (who: string, what: string, value: string) => `${who}, ${what}: ${value}`,
  cellPoints: (who: string, what: string, value: string, points: number) =>
    `${who}, ${what}: ${value}, gives ${wigs(points)}`,
  entering: (cell: string) => `${cell}, being entered`,
  notHis: (what: string) => `${what}: not counted for Lacerda`,
  hull: (hull: number) => `Add a size-${number(hull)} ship`,
  decree: (gives: number) => `Add a decree worth ${wigs(gives)}`,
  takeBack: 'Undo last one',
  deleteDigit: 'Delete last digit',
  next: 'Next',
  nextName: 'Next field',
  nothingYet: 'none yet',
  influenceSpace: (space: number, coin: boolean) => (coin ? `${number(space)}, with a coin` : number(space)),
  coins: (count: number) => plural(count, { one: '# coin', other: '# coins' }),
  influenceGives: (count: number) =>
    count === 0
      ? 'No coins left of the marker'
      : `Worth ${plural(count, { one: '# real', other: '# réis' })}: the coins left of the marker`,
  allEntered: 'All set.',
  showResult: 'Show result',
  lookAgain: 'Some counts exceed what’s in the box. They’re marked, and scored as entered.',
  notKept: 'Can’t save on this device. Your entries last until you close the app.',
  startOver: 'Clear sheet',
  startedOver: 'Sheet cleared',
  sheetKept: 'Saved. Changes will overwrite it.',
  person: {
    title: (who: string) => who,
    name: 'Name',
    nameHint: 'Optional. Without a name, the color is shown',
    colour: 'Color',
    edit: (who: string) => `${who}: name and color`,
  },
  copy: {
    title: 'Your copy and your rulings',
    tools: 'Tool stores: 1st, 2nd, 3rd',
    toolsWhy: 'Editions differ. Check your board.',
    R11: 'Lacerda’s officials majority',
    R11s: { plans: 'Officials on his plans', offices: 'In offices and plazas' },
    R12: 'A majority, for the title',
    R12s: { 'strictly-first': 'Sole first place', 'ties-count': 'Tied for first counts too' },
    R13: 'Réis, for the title',
    R13s: { 'in-hand': 'Coins in hand', 'influence-cashed': 'With influence cashed' },
  },
  result: {
    now: 'If the game ended now',
    podium: 'Ranking',
    winner: (who: readonly string[], total: number) =>
      who.length === 1 ? `${who.join()} wins with ${wigs(total)}` : `${list(who)} tie for first with ${wigs(total)}`,
    alone: (total: number) => wigs(total),
    place: (place: number, who: readonly string[], total: number) =>
      `${ordinal(place)} place: ${list(who)}, ${wigs(total)}`,
    wigs,
    bars: 'Where the wigs come from',
    bar: (who: string, total: number, parts: readonly string[]) => `${who}, ${wigs(total)}: ${parts.join(', ')}`,
    part: (source: string, points: number) => `${source} ${number(points)}`,
    sources: {
      wigs: 'track',
      ships: 'ships',
      rubble: 'rubble',
      stores: 'stores',
      money: 'money',
      decrees: 'decrees',
      officials: 'officials',
      favours: 'favors',
    },
    lines: 'Line by line',
    line: {
      wigs: 'Track',
      ...COUNTED,
      money: 'Money',
      decrees: 'Decrees',
      officials: 'Officials',
      favours: 'Favors',
    },
    why: (line: string) => `${line}: why?`,
    said: (who: string, sentence: string) => `${who}: ${sentence}`,
    onTrack: (count: number) => `${wigs(count)} before endgame scoring`,
    majorities: 'Majorities',
    unknown: 'not tracked',
    missing: {
      title: 'No such sheet',
      text: 'This sheet isn’t on this device. It may have been deleted.',
      back: 'Open score sheet',
    },
    again: 'Same players again',
    correct: 'Edit',
    shareText: 'Share as text',
    sharePicture: 'Share as picture',
    print: 'Print',
    copied: 'Copied. Paste it anywhere.',
    saved: 'Picture saved to your downloads.',
    notShared: 'Couldn’t share here.',
    actions: 'What next?',
  },
  titles: {
    heading: 'Your title',
    id: {
      jester: 'Jester',
      servant: 'Court Servant',
      favourite: 'King’s Favorite',
      'right-arm': 'Right Hand of the Marquis',
    },
    top: 'There’s no higher title.',
    next: (title: string) => `For ${title}, you still need:`,
    lack: (what: TitleAspect, by: number, needs: number) => `${aspect[what](by)} (${number(needs)} needed)`,
    conditions: 'All conditions',
    jester: (what: TitleAspect, needs: number) => `fewer than ${aspect[what](needs)}`,
    least: (what: TitleAspect, needs: number) => `${aspect[what](needs)} or more`,
    has: (has: number) => `you have ${number(has)}`,
    met: 'met',
    notMet: (by: number) => `${number(by)} short`,
    applies: 'applies to you',
    escaped: 'doesn’t apply',
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
    empty: 'No finished games yet. Finished score sheets appear here.',
    toSheet: 'Open score sheet',
    open: (date: string, who: string) => `${date}: ${who}`,
    remove: (date: string) => `Delete the sheet from ${date}`,
    removed: 'Deleted',
    place: (who: string, total: number) => `${who} ${number(total)}`,
  },
};
