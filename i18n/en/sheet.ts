import type { Good, PLAIN_REWARDS, LASTING_REWARDS, SourceDocument } from '@/engine';

import { change, list, number, plural } from './grammar';
import { names } from './names';
import { panels } from './sheetPanels';
import { inAWord } from './turnNames';

const reis = (value: number) => plural(value, { one: '# real', other: '# réis' });

const documents: Readonly<Record<SourceDocument, string>> = {
  'english-rulebook': 'English rulebook',
  'spanish-rulebook': 'Spanish rulebook',
  'polish-rulebook': 'Polish rulebook',
  'italian-summary': 'Italian solo rules',
  players: 'lists made by players',
  none: 'no source',
};

const plainRewards: Readonly<Record<(typeof PLAIN_REWARDS)[number], string>> = {
  influence: 'gain influence',
  cardinal: 'move the Cardinal',
  official: 'place an official',
  cube: 'take a cube',
  plan: 'acquire a plan',
  favour: 'get a royal favor',
  ship: 'build a ship',
  produce: 'produce goods',
  decree: 'take a decree',
  store: 'build a store',
  building: 'open a public building',
  'lose-official': 'lose an official',
};

const lastingRewards: Readonly<Record<(typeof LASTING_REWARDS)[number], string>> = {
  discount: 'réis off every payment',
  'per-good': 'réis per good sold',
  'fewer-officials': 'fewer officials per plan',
  'cheaper-officials': 'réis off each official',
  'visit-discount': 'influence off a visit',
};

const counting = (amount: number, one: string, other: string) => plural(Math.abs(amount), { one, other });
const someReis = (amount: number) => `${change(amount)} ${counting(amount, 'real', 'réis')}`;

type CountedReward = 'reis' | 'wigs' | (typeof LASTING_REWARDS)[number];
const countedRewards: Readonly<Record<CountedReward, (amount: number) => string>> = {
  reis: someReis,
  wigs: (amount) => `${change(amount)} ${counting(amount, 'wig', 'wigs')}`,
  discount: (amount) => `${reis(amount)} off every payment`,
  'per-good': (amount) => `${someReis(amount)} per good sold`,
  'fewer-officials': (amount) => `${plural(amount, { one: '# fewer official', other: '# fewer officials' })} per plan`,
  'cheaper-officials': (amount) => `${reis(amount)} off each official`,
  'visit-discount': (amount) => `${number(amount)} influence off a visit`,
};

const ordinal = (place: number) => ['First', 'Second', 'Third', 'Fourth'][place] ?? number(place + 1);

/** My board: every panel of the board sheet, and what one does with whole sheets. */
export const sheet = {
  title: 'My board',
  intro: 'Editions differ. Check each panel against your board once. The app won’t ask again.',
  progress: (done: number, all: number) =>
    `${number(done)} of ${plural(all, { one: '# panel', other: '# panels' })} confirmed`,
  allMatched: 'Every panel is confirmed. The app won’t ask again.',
  unsaved: 'Can’t save on this device. Your entries last until you close the app.',
  unreadable: (count: number) =>
    plural(count, {
      one: 'This version of the app can’t read # saved sheet. It’s untouched.',
      other: 'This version of the app can’t read # saved sheets. They’re untouched.',
    }),
  panels,
  signed: change,
  tapToChange: 'Tap a value to change it.',
  panel: {
    confirm: 'Matches my board',
    confirmNamed: (panel: string) => `${panel}: matches my board`,
    matched: 'Confirmed',
    open: 'Unconfirmed',
    done: (panel: string) => `Confirmed: ${panel}`,
    missing: 'Missing or impossible',
    sources: 'Why and sources',
    hideSources: 'Hide sources',
    readIn: (names: readonly SourceDocument[]) => `Looked up in: ${list(names.map((name) => documents[name]))}.`,
    trust: {
      'read-in-print': 'Read in print.',
      'read-twice': 'Read in print twice.',
      inferred: 'Not printed anywhere we looked. Worked out from examples.',
    },
    ruling: (id: string) => `Ruling ${id}: sources disagree or are silent. Your board decides.`,
    asNew: 'Reset',
    asNewNamed: (panel: string) => `Reset ${panel}`,
    wasReset: (panel: string) => `${panel} reset`,
    details: (panel: string, state: string) => `${panel}, ${state}`,
  },
  treasury: {
    track: 'Treasury track, highest space on top',
    visits: 'Visits',
    payments: 'Payments',
    left: (space: number, value: number) => `Space ${number(space)} from the bottom, visits ${change(value)} influence`,
    right: (space: number, value: number) => `Space ${number(space)} from the bottom, payments ${reis(value)}`,
    leftOf: (space: number) => `Visits, space ${number(space)} from the bottom`,
    rightOf: (space: number) => `Payments, space ${number(space)} from the bottom`,
    start: 'start',
    top: 'Top end',
    bottom: 'Bottom end',
    higher: 'Add top space',
    lower: 'Add bottom space',
    noHigher: 'Remove top space',
    noLower: 'Remove bottom space',
    summary: (spaces: number, from: number, to: number, least: number, most: number) =>
      `${plural(spaces, { one: '# space', other: '# spaces' })}, ${number(from)} to ${reis(to)}, visits ${change(least)} to ${change(most)}`,
  },
  coins: {
    track: 'Influence track',
    space: (space: number) => `Space ${number(space)}: coin`,
    wig: 'Space 10 shows a wig',
    summary: (coins: readonly number[]) =>
      coins.length === 0 ? 'No coins' : `Coins on ${list([...coins].sort((a, b) => a - b).map(number))}`,
  },
  market: {
    board: 'Market prices',
    start: (good: Good, price: number) => `Start price of ${names.good[good]}: ${number(price)}`,
    lowest: (good: Good, price: number) => `Lowest price of ${names.good[good]}: ${number(price)}`,
    startOf: (good: Good) => `Start price of ${names.good[good]}`,
    lowestOf: (good: Good) => `Lowest price of ${names.good[good]}`,
    summary: (parts: readonly string[]) => list(parts),
    range: (good: string, start: number, lowest: number) => `${good} ${number(start)} to ${number(lowest)}`,
  },
  ships: {
    board: 'Ships by size',
    influence: (hull: number, value: number) => `Size ${number(hull)}: ${number(value)} influence`,
    bonus: (hull: number, value: number) => `Size ${number(hull)}: sale bonus ${change(value)}`,
    influenceOf: (hull: number) => `Influence on the size-${number(hull)} ship`,
    bonusOf: (hull: number) => `Sale bonus on the size-${number(hull)} ship`,
    summary: (influence: readonly number[], bonus: readonly number[]) =>
      `Influence ${influence.map(number).join(', ')}; bonus ${bonus.map(change).join(', ')}`,
  },
  offices: {
    office: 'Spaces per office',
    spaces: (count: number) => plural(count, { one: '# space', other: '# spaces' }),
  },
  top: {
    board: 'Each noble’s state actions',
    actions: inAWord,
    top: 'top',
    bottom: 'bottom',
    swap: (noble: string, above: string, below: string) => `${noble}: ${above} on top, ${below} at the bottom. Swap`,
    summary: (above: readonly string[]) => `On top: ${list(above)}`,
  },
  church: {
    ring: 'Church track, clockwise from the top',
    place: 'Which icon are you placing?',
    icons: { influence: 'Influence icon', treasury: 'Treasury icon' },
    gap: (gap: number, icons: readonly string[]) =>
      `Space ${number(gap + 1)}: ${icons.length === 0 ? 'no icon' : list(icons)}`,
    summary: (steps: number) =>
      `Treasury icon ${plural(steps, { one: '# space', other: '# spaces' })} clockwise from the influence icon`,
  },
  scoring: {
    board: 'The 4 scoring tiles',
    tile: (place: number, value: number) =>
      `${ordinal(place)} tile: ${plural(value, { one: '# wig', other: '# wigs' })}`,
    tileOf: (place: number) => `${ordinal(place)} tile`,
    summary: (values: readonly number[]) => values.map(number).join(', '),
  },
  thin: {
    question: 'Which value counts for the thin column?',
    column: (column: number) => `Column ${number(column)}’s tile`,
    own: 'Its own value',
    ownShort: 'own',
    ownValue: 'Thin column value',
    summary: (column: number) => `Shares column ${number(column)}’s tile`,
    ownSummary: (value: number) => `Its own value: ${number(value)}`,
  },
  tools: {
    question: 'Wigs for the most tool stores',
    option: (first: number, second: number, third: number) =>
      `${number(first)}, ${number(second)} and ${number(third)}`,
    places: ['1st', '2nd', '3rd'],
  },
  lacerda: {
    start: 'Lacerda’s 4 panels',
    startDetail: 'What decides his moves, in under a minute',
    title: 'What Lacerda needs',
    why: 'Lacerda’s choices depend on these 4 panels. Check them once. The others can wait, under My board.',
    step: (step: number, all: number) => `${number(step)} of ${number(all)}`,
    reasons: {
      top: 'His courtier picks the noble. His aide picks top or bottom.',
      treasury: 'It sets what his visits cost, and what you pay.',
      church: 'He always moves the Cardinal 2 spaces. The icons decide what happens.',
      scoringTiles: 'He builds where he gets the most wigs.',
    },
    done: 'All 4 panels confirmed.',
    finish: 'Done',
    back: 'Previous panel',
    leave: 'Show all panels',
  },
  rewards: {
    title: 'Rewards on the map',
    intro: 'Filled in as you play. Tap a place to see or change its reward.',
    map: 'Spaces and sites',
    none: 'not entered',
    place: (place: string, what: string) => `${place}: ${what}`,
    space: (space: string) => `Space ${space}`,
    west: (row: string) => `West site ${row}`,
    east: (row: string) => `East site ${row}`,
    north: (good: Good) => `North site, ${names.oneGood[good]} street`,
    card: (card: string) => `Card ${card}`,
    known: (count: number) => plural(count, { one: '# place entered', other: '# places entered' }),
    add: 'Add',
    kind: 'Which reward is printed here?',
    remove: (what: string) => `Remove ${what}`,
    amount: 'How many?',
    good: 'Which good?',
    anyGood: 'any good',
    note: 'In your own words',
    kinds: { reis: 'réis', wigs: 'wigs', goods: 'goods', other: 'something else', ...plainRewards, ...lastingRewards },
    counted: (kind: CountedReward, amount: number) => countedRewards[kind](amount),
    goods: (amount: number, good: Good | 'any') =>
      `${change(amount)} ${good === 'any' ? counting(amount, 'good', 'goods') : counting(amount, names.oneGood[good], names.good[good])}`,
    list,
  },
  copies: {
    title: 'Copies of the game',
    intro: 'New games and cost checks use this copy. Current games stay on the sheet they started with.',
    unnamed: (place: number) => (place === 0 ? 'My copy' : `Copy ${number(place + 1)}`),
    lies: (name: string) => `In use: ${name}`,
    choose: 'Which copy are you using?',
    name: 'Name of this copy',
    add: 'Add copy',
    added: 'Copy added, nothing confirmed yet',
    remove: 'Delete this copy',
    removed: (name: string) => `${name} deleted`,
    reset: 'Reset this copy',
    wasReset: (name: string) => `${name} reset`,
    state: (done: number, all: number) =>
      `${number(done)} of ${plural(all, { one: '# panel', other: '# panels' })} confirmed`,
  },
  transfer: {
    title: 'Export or import',
    intro: 'A sheet is a short text. Save it, share it with a friend, or move it to another device.',
    share: 'Export sheet',
    text: 'The sheet as text',
    copy: 'Copy text',
    copied: 'Sheet copied',
    notCopied: 'Couldn’t copy. Select the text and copy it.',
    save: 'Save as file',
    send: 'Share',
    file: (name: string) => `lisboa-board-${name}.json`,
    bring: 'Import sheet',
    paste: 'Paste a sheet’s text',
    pick: 'Choose a file',
    check: 'Check and add',
    notJson: 'Not a board sheet, or incomplete. Copy all of it again.',
    problems: (count: number) =>
      plural(count, {
        one: 'Not added: # problem with this sheet.',
        other: 'Not added: # problems with this sheet.',
      }),
    added: (name: string) => `${name} added and in use. Current games don’t change.`,
  },
  /** Words of a path inside a sheet, for naming where a problem is. */
  path: {
    left: 'influence value',
    right: 'treasury value',
    start: 'start price',
    lowest: 'lowest price',
    influence: 'influence',
    bonus: 'bonus',
    treasury: 'treasury icon',
    rewards: 'Rewards',
    gold: 'gold',
    books: 'books',
    cloth: 'cloth',
    tools: 'tools',
    amount: 'amount',
    kind: 'kind',
    builder: 'Builder',
    minister: 'Marquis',
    king: 'King',
    name: 'name',
    confirmed: 'confirmed panels',
    version: 'version',
    sheet: 'sheet',
  } as Readonly<Record<string, string>>,
  pathNumber: (index: number) => `no. ${number(index + 1)}`,
};
