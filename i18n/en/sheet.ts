import type { PLAIN_REWARDS, LASTING_REWARDS, SourceDocument, StateAction } from '@/engine';

import { translate } from '../translate';
import { panels } from './sheetPanels';

const { list, number, plural } = translate('en');

const signed = (value: number) => (value > 0 ? `+${number(value)}` : value < 0 ? `−${number(-value)}` : '0');
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
  official: 'an official to an office',
  cube: 'take a cube',
  plan: 'take a plan',
  favour: 'a royal favour',
  ship: 'build a ship',
  produce: 'produce',
  decree: 'take a decree',
  store: 'build a store',
  building: 'open a building',
  'lose-official': 'lose an official',
};

const lastingRewards: Readonly<Record<(typeof LASTING_REWARDS)[number], string>> = {
  discount: 'réis off every payment',
  'per-good': 'réis per good sold',
  'fewer-officials': 'officials fewer per plan',
  'cheaper-officials': 'réis off each official',
  'visit-discount': 'influence off a visit',
};

const actions: Readonly<Record<StateAction, string>> = {
  officials: 'Officials',
  plan: 'Plan',
  ship: 'Ship',
  produce: 'Produce',
  cardinal: 'Cardinal',
  favour: 'Favour',
};

const ordinal = (place: number) => ['First', 'Second', 'Third', 'Fourth'][place] ?? number(place + 1);

/** My board: every panel of the board sheet, and what one does with whole sheets. */
export const sheet = {
  title: 'My board',
  intro:
    'Copies of the game differ, and no rulebook prints these tables. Compare each panel with your board once; the app never asks again.',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} panels match your board`,
  allMatched: 'Every panel matches your board. Nothing here will be asked again.',
  unsaved: 'This device keeps nothing at the moment. Matches last until you close the app.',
  unreadable: (count: number) =>
    plural(count, {
      one: '# kept sheet cannot be read by this version of the app. It stays on this device untouched.',
      other: '# kept sheets cannot be read by this version of the app. They stay on this device untouched.',
    }),
  panels,
  signed,
  tapToChange: 'Tap a value to change it.',
  panel: {
    confirm: 'This is what mine shows',
    confirmNamed: (panel: string) => `${panel}: this is what mine shows`,
    matched: 'Matches your board',
    open: 'Not matched yet',
    done: (panel: string) => `Matched: ${panel}`,
    missing: 'Missing or impossible',
    sources: 'Why, and the sources',
    hideSources: 'Hide the sources',
    readIn: (names: readonly SourceDocument[]) => `Looked up in: ${list(names.map((name) => documents[name]))}.`,
    trust: {
      'read-in-print': 'Read in print.',
      'read-twice': 'Read in print twice.',
      inferred: 'Not printed anywhere we looked; worked out from examples.',
    },
    ruling: (id: string) => `Ruling ${id}: the prints disagree or are silent, so yours decides.`,
    asNew: 'Back to our assumption',
    asNewNamed: (panel: string) => `${panel}: back to our assumption`,
    wasReset: (panel: string) => `${panel} is back to our assumption`,
    details: (panel: string, state: string) => `${panel}, ${state}`,
  },
  treasury: {
    track: 'Treasury track, highest space on top',
    visits: 'Visits',
    payments: 'Payments',
    left: (space: number, value: number) => `Space ${number(space)} from below, visits ${signed(value)} influence`,
    right: (space: number, value: number) => `Space ${number(space)} from below, payments ${reis(value)}`,
    leftOf: (space: number) => `Visits, space ${number(space)} from below`,
    rightOf: (space: number) => `Payments, space ${number(space)} from below`,
    start: 'start',
    top: 'Top end',
    bottom: 'Bottom end',
    higher: 'One space more on top',
    lower: 'One space more below',
    noHigher: 'One space less on top',
    noLower: 'One space less below',
    summary: (spaces: number, from: number, to: number, least: number, most: number) =>
      `${number(spaces)} spaces, ${number(from)} to ${reis(to)}, visits ${signed(least)} to ${signed(most)}`,
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
    start: (good: string, price: number) => `Start price of ${good}: ${number(price)}`,
    lowest: (good: string, price: number) => `Lowest price of ${good}: ${number(price)}`,
    startOf: (good: string) => `Start price of ${good}`,
    lowestOf: (good: string) => `Lowest price of ${good}`,
    summary: (parts: readonly string[]) => list(parts),
    range: (good: string, start: number, lowest: number) => `${good} ${number(start)} to ${number(lowest)}`,
  },
  ships: {
    board: 'Ships by hull',
    influence: (hull: number, value: number) => `Hull ${number(hull)}: ${number(value)} influence`,
    bonus: (hull: number, value: number) => `Hull ${number(hull)}: sale bonus ${signed(value)}`,
    influenceOf: (hull: number) => `Influence of hull ${number(hull)}`,
    bonusOf: (hull: number) => `Sale bonus of hull ${number(hull)}`,
    summary: (influence: readonly number[], bonus: readonly number[]) =>
      `Influence ${influence.map(number).join(', ')}; bonus ${bonus.map(signed).join(', ')}`,
  },
  offices: {
    office: 'Spaces of one office',
    spaces: (count: number) => plural(count, { one: '# space', other: '# spaces' }),
  },
  top: {
    board: 'State actions of each noble',
    actions,
    top: 'top',
    bottom: 'bottom',
    swap: (noble: string, above: string, below: string) => `${noble}: ${above} on top, ${below} at the bottom. Swap`,
    summary: (above: readonly string[]) => `On top: ${list(above)}`,
  },
  church: {
    ring: 'Ring of the church, clockwise from the top',
    place: 'Which icon do you place?',
    icons: { influence: 'Envelope', treasury: 'Chest' },
    gap: (gap: number, icons: readonly string[]) =>
      `Gap ${number(gap + 1)}: ${icons.length === 0 ? 'no icon' : list(icons)}`,
    summary: (steps: number) =>
      `The chest lies ${plural(steps, { one: '# gap', other: '# gaps' })} clockwise from the envelope`,
  },
  scoring: {
    board: 'The four scoring tiles',
    tile: (place: number, value: number) =>
      `${ordinal(place)} tile: ${plural(value, { one: '# wig', other: '# wigs' })}`,
    tileOf: (place: number) => `${ordinal(place)} tile`,
    summary: (values: readonly number[]) => values.map(number).join(', '),
  },
  thin: {
    question: 'Which value counts for the thin column?',
    column: (column: number) => `The tile of column ${number(column)}`,
    own: 'A value of its own',
    ownShort: 'own',
    ownValue: 'Value of the thin column',
    summary: (column: number) => `Shares the tile of column ${number(column)}`,
    ownSummary: (value: number) => `Has its own: ${number(value)}`,
  },
  tools: {
    question: 'Wigs for most tools stores',
    option: (first: number, second: number, third: number) =>
      `${number(first)}, ${number(second)} and ${number(third)}`,
    places: ['1st', '2nd', '3rd'],
  },
  lacerda: {
    start: 'Only what decides Lacerda’s moves',
    startDetail: 'Four panels, less than a minute',
    title: 'What decides Lacerda’s moves',
    why: 'Lacerda follows your board to the letter. Compare these four panels once, in less than a minute, and every turn of his is right.',
    step: (step: number, all: number) => `${number(step)} of ${number(all)}`,
    reasons: {
      top: 'His courtier stands at a noble, and his aide says: top or bottom.',
      treasury: 'What his visits cost him, and what everything costs you.',
      church: 'He always moves the Cardinal two gaps: where the icons lie decides when.',
      scoringTiles: 'He builds where the wigs are most.',
    },
    done: 'Lacerda knows your board.',
    finish: 'Done',
    back: 'Previous panel',
    leave: 'Show all panels',
  },
  rewards: {
    title: 'Rewards on the map',
    intro:
      'Filled in while you play: what was printed on a space or a site is remembered. Tap a place to see or change it.',
    map: 'Spaces and sites',
    none: 'nothing known',
    place: (place: string, what: string) => `${place}: ${what}`,
    space: (space: string) => `Space ${space}`,
    west: (row: string) => `West site ${row}`,
    east: (row: string) => `East site ${row}`,
    north: (good: string) => `North site, ${good} street`,
    card: (card: string) => `Card ${card}`,
    known: (count: number) => plural(count, { one: '# place known', other: '# places known' }),
    add: 'Add',
    kind: 'What is printed there?',
    remove: (what: string) => `Remove ${what}`,
    amount: 'How many?',
    good: 'Which good?',
    anyGood: 'any good',
    note: 'In your own words',
    kinds: { reis: 'réis', wigs: 'wigs', goods: 'goods', other: 'something else', ...plainRewards, ...lastingRewards },
    counted: (amount: number, what: string) => `${signed(amount)} ${what}`,
    list,
  },
  copies: {
    title: 'Copies of the game',
    intro:
      'The copy on the table is the one new games and cost checks use. Games under way keep the sheet they were started with.',
    unnamed: (place: number) => (place === 0 ? 'My copy' : `Copy ${number(place + 1)}`),
    lies: (name: string) => `On the table: ${name}`,
    choose: 'Which copy lies on the table?',
    name: 'Name of this copy',
    add: 'Add another copy',
    added: 'Another copy, nothing matched yet',
    remove: 'Forget this copy',
    removed: (name: string) => `${name} is forgotten`,
    reset: 'Back to our assumptions',
    wasReset: (name: string) => `${name}: nothing is matched any more`,
    state: (done: number, all: number) => `${number(done)} of ${number(all)} panels matched`,
  },
  transfer: {
    title: 'Hand on or bring in',
    intro:
      'A sheet is a short text: keep it, send it to a friend with the same edition, or bring it to another device.',
    share: 'Export this sheet',
    text: 'The sheet as text',
    copy: 'Copy the text',
    copied: 'The sheet is copied',
    notCopied: 'This browser did not let us copy. Mark the text and copy it by hand.',
    save: 'Save as a file',
    send: 'Send',
    file: (name: string) => `lisboa-board-${name}.json`,
    bring: 'Import a sheet',
    paste: 'Paste the text of a sheet here',
    pick: 'Choose a file',
    check: 'Check and add',
    notJson: 'This text is not a board sheet: it is not JSON. Copy the whole text, from the first brace to the last.',
    problems: (count: number) =>
      plural(count, {
        one: 'Not added: # thing is wrong with this sheet.',
        other: 'Not added: # things are wrong with this sheet.',
      }),
    added: (name: string) => `${name} is added and lies on the table. Games under way keep theirs.`,
  },
  /** Words of a path inside a sheet, for naming where a problem is. */
  path: {
    left: 'left value',
    right: 'right value',
    start: 'start price',
    lowest: 'lowest price',
    influence: 'influence',
    bonus: 'bonus',
    treasury: 'chest',
    rewards: 'Rewards',
    gold: 'gold',
    books: 'books',
    cloth: 'cloth',
    tools: 'tools',
    amount: 'amount',
    kind: 'kind',
    builder: 'Builder',
    minister: 'Minister',
    king: 'King',
    name: 'name',
    confirmed: 'matched panels',
    version: 'version',
    sheet: 'sheet',
  } as Readonly<Record<string, string>>,
  pathNumber: (index: number) => `no. ${number(index + 1)}`,
};
