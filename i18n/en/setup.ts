import type { Architect, Deck, Noble, RubbleKind, SetupRefusal, Site } from '@/engine';

import type { Speaker } from '../say';
import { translate } from '../translate';
import { names } from './names';
import { capital, cubes, officials, siteNamed, theNoble } from './turnNames';

const { list, number, plural } = translate('en');

/** The colour a kind of rubble has on the table. */
const colour: Readonly<Record<RubbleKind, string>> = { earthquake: 'brown', fire: 'red', tsunami: 'blue' };

/** A site in as few letters as the thumb leaves room for. */
function shortSite(site: Site): string {
  const [side, at = ''] = site.split('-');
  return side === 'N' ? `North, ${at}` : `${side === 'W' ? 'West' : 'East'} ${at}`;
}

/** Setting the table for a solo game. */
export const setup = {
  title: 'New solo game',
  kinds: {
    title: 'How does the game come to your table?',
    intro: 'Leave and come back whenever you like: every tap is kept.',
    dealt: {
      label: 'Deal for me',
      detail: 'The app draws cubes, tiles, favours, aide and courtier, and shows where each goes',
    },
    entered: { label: 'I dealt', detail: 'The table is set: enter what lies there' },
    'under-way': { label: 'Already under way', detail: 'Begin from any position of a running game' },
  },
  setAside: 'A set-up from before could not be read. It was set aside untouched (see Games); begin a new one here.',
  unsaved: 'This device keeps nothing right now: do not close the app before the game has begun.',
  step: (step: number, all: number) => `Step ${number(step)} of ${number(all)}`,
  allSteps: 'All steps',
  stepNamed: (step: number, title: string, done: boolean) => `${number(step)}. ${title}${done ? ', done' : ''}`,
  next: 'Done, next',
  return: 'Back to the end',
  pages: { several: 'Step by step', one: 'All on one page' },
  back: 'Step back',
  undo: 'Take the last tap back',
  again: 'Deal again',
  otherWay: 'Set up another way',
  dropped: 'The set-up was put away',
  steps: {
    all: { title: 'Set up', say: 'From the board to your first turn. Enter what you draw.' },
    city: { title: 'Board and rubble', say: 'The map shows where each cube goes.' },
    stock: { title: 'Ships, cards and buildings', say: 'What goes beside the map.' },
    board: {
      title: 'Board',
      say: 'Lay the board for rows A to D. Treasury marker on 3 réis, prices at their start, Cardinal beside the influence icon.',
    },
    rows: { title: 'Rubble of the rows', say: 'Three cubes at the end of each row, as the map shows.' },
    columns: {
      title: 'Rubble of the columns',
      say: 'At the foot of each column the cubes the map shows. Put 6 more beside the map.',
    },
    sites: { title: 'Rubble of the public sites', say: 'Two cubes on each site: north, west and east.' },
    scoring: { title: 'Scoring tiles', say: 'Under columns 1 to 4:' },
    ships: { title: 'Ships', say: 'Hull 1 on top of hull 2 in the yard.' },
    decrees: { title: 'Decrees', say: 'Lay out 8 decrees, without those that two players leave out.' },
    decks: { title: 'Cards', say: 'Deal the red cards into four decks of 5 by type, tops face up. Take 5 blue cards.' },
    architects: {
      title: 'Buildings and plans',
      say: 'Eight buildings blue side up, eight green side up; the top one of each lies ready. Plans in two stacks, fewest officials on top.',
    },
    you: { title: 'You', say: '5 wigs, influence 4, 10 réis, one of each good, 1 clergy tile, a starting plan, and:' },
    lacerda: { title: 'Lacerda', say: '5 wigs, influence 5, two starting plans, and:' },
    officials: {
      title: 'Offices',
      say: 'A neutral official in each office; one of yours and one of his at the Minister.',
    },
    aide: { title: 'The aide', say: 'Use an official of an unused color as his aide. Place it on:' },
    courtier: { title: 'The courtier', say: 'Use another unused piece as his courtier. Place it on:' },
    preplaced: {
      title: 'The first building',
      say: 'The top building of the pile is built at once; the cubes on its site leave the game.',
    },
    cubes: {
      title: 'Rubble on the map',
      say: 'Tap what lies at the marked place. Any other place: tap it on the map.',
    },
    supply: { title: 'Tiles, buildings and plans', say: 'What lies beside the map.' },
    people: { title: 'You and Lacerda', say: 'What each of you drew.' },
    court: { title: 'Aide, courtier, first building', say: 'Where his people stand, and what was built at once.' },
    begin: { title: 'Ready to begin', say: 'You move first.' },
  },
  dealt: {
    scoring: (tiles: readonly number[]) => tiles.map(number).join(' · '),
    favour: (noble: Noble) => `The favour of ${theNoble(noble)}`,
    aide: (deck: Deck) => names.deck[deck],
    courtier: (noble: Noble) => names.noble[noble],
    preplaced: (architect: Architect, site: Site) => `${capital(names.architect[architect])}: ${siteNamed(site)}`,
  },
  ask: {
    scoring: 'Scoring tiles, columns 1 to 4',
    yourFavour: 'Your royal favour',
    hisFavour: 'Lacerda’s royal favour',
    aide: 'The aide stands on',
    courtier: 'The courtier stands at',
    preplaced: (site: Site | undefined) =>
      site === undefined ? 'The first building (tell the aide first)' : `The building on the ${siteNamed(site)}`,
    available: (architect: Architect) => `The available building of the ${names.architect[architect]}`,
    stack: (architect: Architect) => `The top plan of the ${names.architect[architect]}`,
    yourArchitect: 'Your starting plan is for',
    yourPlan: 'Officials on your starting plan',
    yourTile: 'Your clergy tile gives',
    hisFirst: 'Officials on Lacerda’s first plan',
    hisSecond: 'Officials on Lacerda’s second plan',
    architect: (architect: Architect) => names.architect[architect],
    officials,
    more: (count: number) => `${number(count)}+`,
    moreNamed: (label: string, count: number) => `${label}: ${number(count)} or more`,
    both: (one: string, other: string) => `${one} and ${other}`,
  },
  cubes: {
    left: 'Cubes not on the map yet',
    kindLeft: (count: number, kind: RubbleKind) => `${number(count)} ${colour[kind]}, ${names.rubble[kind]}`,
    row: (row: string) => `Row ${row}`,
    column: (column: number) => `Column ${number(column)}`,
    site: shortSite,
    at: (place: string, count: number) => `${place}: ${cubes(count)}`,
    heap: (place: string, heap: string) => `${place}: ${heap}`,
    some: (count: number, kind: RubbleKind) => `${number(count)} ${colour[kind]}`,
    list,
    change: 'enter its cubes',
    all: 'All 50 cubes lie on the map. Tap a place to change it.',
  },
  begin: {
    depth: 'How much do you mirror?',
    rulings: (changed: number) =>
      changed === 0
        ? 'Rulings: as we suggest'
        : `Rulings: ${plural(changed, { one: '# of your own', other: '# of your own' })}`,
    change: 'Change',
    changeNamed: 'Change the rulings',
    rulingsTitle: 'Rulings for new games',
    ready: 'Everything is told.',
    missing: (title: string, open: number) => `${title}: ${number(open)} missing`,
    unfinished: (count: number) => plural(count, { one: 'One answer is missing.', other: '# answers are missing.' }),
  },
  start: 'Begin: my first turn',
  failed: 'The game could not be begun. Nothing was lost: try again.',
  gap: {
    title: 'Your board sheet has a gap',
    text: 'A game follows the board to the letter, so this must be told first. What you have entered here is kept.',
    tiles: 'Scoring tiles: equal tiles may not lie beside each other, and with these they must.',
    to: 'Complete my board',
  },
  gameName: (date: string) => `Solo game of ${date}`,
};

/** Why a table cannot lie like this. */
export const setupRefusals: Speaker<SetupRefusal> = {
  'too-many-cubes': ({ kind, most }) =>
    `There are only ${number(most)} ${colour[kind]} cubes in the box: look at the other places again.`,
  'wrong-number-of-cubes': ({ needs, has }) => `A place of the map needs ${cubes(needs)} and has ${number(has)}.`,
  'equal-neighbours': ({ columns: [one, other] }) =>
    `Columns ${number(one)} and ${number(other)} may not have equal scoring tiles: swap one.`,
  'not-the-tiles': ({ tiles }) =>
    `Your board sheet says that the scoring tiles are ${list(tiles.map(number))}: choose again how they lie, or change the sheet.`,
  'equal-tiles-cannot-part': ({ tiles }) =>
    `Scoring tiles ${list(tiles.map(number))}: equal ones may not be neighbours, and with these they must. Look at your board sheet.`,
  'equal-colours': () => 'A public building has two different colours.',
  'impossible-number': ({ given, least, most }) =>
    `${number(given)} officials on a plan? It is ${number(least)} to ${number(most)}.`,
  'no-treasury-start': ({ value }) => `Your board sheet shows no ${number(value)} on the treasury track.`,
};
