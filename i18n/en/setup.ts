import type { Architect, Deck, Noble, RubbleKind, SetupRefusal, Site } from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { architects, cubes, nobles, officials, siteNamed } from './turnNames';

/** The color a kind of rubble has on the table. */
const colour: Readonly<Record<RubbleKind, string>> = { earthquake: 'brown', fire: 'red', tsunami: 'blue' };

/** A site in as few letters as the thumb leaves room for. */
function shortSite(site: Site): string {
  const [side, at = ''] = site.split('-');
  return side === 'N' ? `North, ${at}` : `${side === 'W' ? 'West' : 'East'} ${at}`;
}

/** Setting up a solo game. */
export const setup = {
  title: 'New solo game',
  kinds: {
    title: 'How do you want to set up?',
    intro: 'Leave and come back whenever you like. Every tap is saved.',
    dealt: {
      label: 'Deal for me',
      detail: 'The app draws cubes, tiles, favors, aide and courtier, and shows where each goes',
    },
    entered: { label: 'I’ve set up', detail: 'Enter what’s on your table' },
    'under-way': { label: 'Game in progress', detail: 'Start from any position' },
  },
  setAside: 'An earlier setup can’t be read. It’s untouched (see Games). Start a new one here.',
  unsaved: 'Can’t save on this device. Don’t close the app before the game starts.',
  step: (step: number, all: number) => `Step ${number(step)} of ${number(all)}`,
  allSteps: 'All steps',
  stepNamed: (step: number, title: string, done: boolean) => `${number(step)}. ${title}${done ? ', done' : ''}`,
  next: 'Next',
  return: 'Back to the end',
  pages: { several: 'Step by step', one: 'All on one page' },
  back: 'Previous',
  undo: 'Undo last tap',
  again: 'Deal again',
  otherWay: 'Set up differently',
  dropped: 'Setup discarded',
  steps: {
    all: { title: 'Set up', say: 'From the board to your first turn. Enter what you draw.' },
    city: { title: 'Board and rubble', say: 'The map shows where each cube goes.' },
    stock: { title: 'Ships, cards and buildings', say: 'What goes beside the map.' },
    board: {
      title: 'Board',
      say: 'Cover row E with the 2-player overlay. Treasury marker on 3, price markers at start, Cardinal on the influence icon.',
    },
    rows: { title: 'Row rubble', say: '3 cubes at the end of each row, as shown.' },
    columns: {
      title: 'Column rubble',
      say: 'Below each column, the cubes shown. 6 more in a pile beside the map.',
    },
    sites: { title: 'Site rubble', say: '2 cubes on each site: north, west and east.' },
    scoring: { title: 'Scoring tiles', say: 'Below columns 1 to 4:' },
    ships: { title: 'Ships', say: 'Shipyard: blue size-1 ship on top of red size-2.' },
    decrees: { title: 'Decrees', say: '8 decrees face up. Replace any marked “not for 2 players”.' },
    decks: { title: 'Cards', say: 'Sort the red cards by type into 4 decks. Flip each top card. Draw 5 blue cards.' },
    architects: {
      title: 'Buildings and plans',
      say: '8 public buildings blue side up, 8 green. Move each top tile to its architect’s space. Plans in 2 stacks, fewest officials on top.',
    },
    you: { title: 'You', say: '5 wigs, 4 influence, 10 réis, 1 of each good, 1 clergy tile, 1 starting plan, and:' },
    lacerda: { title: 'Lacerda', say: '5 wigs, 5 influence, 2 starting plans, and:' },
    officials: {
      title: 'Offices',
      say: '1 neutral official in each office. 1 of yours and 1 of his in the Marquis’ office.',
    },
    aide: { title: 'Aide', say: 'Use an official of an unused color as his aide. Place it on:' },
    courtier: { title: 'Courtier', say: 'Use another unused piece as his courtier. Place it on:' },
    preplaced: {
      title: 'First public building',
      say: 'Put the stack’s top building on this site and discard the 2 cubes there.',
    },
    cubes: {
      title: 'Rubble on the map',
      say: 'Tap the cubes at the marked place. For another place, tap it on the map.',
    },
    supply: { title: 'Tiles, buildings and plans', say: 'What’s beside the map.' },
    people: { title: 'You and Lacerda', say: 'What each of you drew.' },
    court: { title: 'Aide, courtier, building', say: 'Where his people are, and the first public building.' },
    begin: { title: 'Ready to start', say: 'You go first.' },
  },
  dealt: {
    scoring: (tiles: readonly number[]) => tiles.map(number).join(' · '),
    favour: (noble: Noble) => capital(`${nobles(noble)} favor`),
    aide: (deck: Deck) => names.deck[deck],
    courtier: (noble: Noble) => names.noble[noble],
    preplaced: (architect: Architect, site: Site) => `${capital(names.architect[architect])}: ${siteNamed(site)}`,
  },
  ask: {
    scoring: 'Scoring tiles, columns 1 to 4',
    yourFavour: 'Your royal favor',
    hisFavour: 'Lacerda’s royal favor',
    aide: 'Aide on',
    courtier: 'Courtier on',
    preplaced: (site: Site | undefined) =>
      site === undefined ? 'First public building (enter the aide first)' : `Public building on the ${siteNamed(site)}`,
    available: (architect: Architect) => capital(`${architects(architect)} available building`),
    stack: (architect: Architect) => capital(`${architects(architect)} top plan`),
    yourArchitect: 'Your starting plan is for',
    yourPlan: 'Officials on your starting plan',
    yourTile: 'Your clergy tile’s benefit',
    hisFirst: 'Officials on Lacerda’s first plan',
    hisSecond: 'Officials on Lacerda’s second plan',
    architect: (architect: Architect) => names.architect[architect],
    officials,
    more: (count: number) => `${number(count)}+`,
    moreNamed: (label: string, count: number) => `${label}: ${number(count)} or more`,
    both: (one: string, other: string) => `${one} and ${other}`,
  },
  cubes: {
    left: 'Cubes still to place',
    kindLeft: (count: number, kind: RubbleKind) => `${number(count)} ${colour[kind]}, ${names.rubble[kind]}`,
    row: (row: string) => `Row ${row}`,
    column: (column: number) => `Column ${number(column)}`,
    site: shortSite,
    at: (place: string, count: number) => `${place}: ${cubes(count)}`,
    heap: (place: string, heap: string) => `${place}: ${heap}`,
    some: (count: number, kind: RubbleKind) => `${number(count)} ${colour[kind]}`,
    list,
    change: 'enter its cubes',
    all: 'All 50 cubes are on the map. Tap a place to change it.',
  },
  begin: {
    depth: 'How much should the app track?',
    rulings: (changed: number) =>
      changed === 0 ? 'Rulings: default' : `Rulings: ${plural(changed, { one: '# changed', other: '# changed' })}`,
    change: 'Change',
    changeNamed: 'Change rulings',
    rulingsTitle: 'Rulings for new games',
    ready: 'All set.',
    missing: (title: string, open: number) => `${title}: ${number(open)} missing`,
    unfinished: (count: number) => plural(count, { one: '# answer is missing.', other: '# answers are missing.' }),
  },
  start: 'Start game',
  failed: 'Couldn’t start the game. Nothing was lost. Try again.',
  gap: {
    title: 'Board sheet incomplete',
    text: 'A game depends on this, so complete it first. Your entries here are saved.',
    tiles: 'Scoring tiles: equal tiles can’t be neighbors, but these would have to be.',
    to: 'Complete My board',
  },
  gameName: (date: string) => `Solo game from ${date}`,
};

/** Why a position isn’t possible. */
export const setupRefusals: Speaker<SetupRefusal> = {
  'too-many-cubes': ({ kind, most }) =>
    `The box has only ${number(most)} ${colour[kind]} ${plural(most, { one: 'cube', other: 'cubes' })}. Check the other places.`,
  'wrong-number-of-cubes': ({ needs, has }) => `This place needs ${cubes(needs)}, and has ${number(has)}.`,
  'equal-neighbours': ({ columns: [one, other] }) =>
    `Columns ${number(one)} and ${number(other)} can’t have equal scoring tiles. Swap one.`,
  'not-the-tiles': ({ tiles }) =>
    `Your board sheet has scoring tiles ${list(tiles.map(number))}. Choose again, or change the sheet.`,
  'equal-tiles-cannot-part': ({ tiles }) =>
    `Scoring tiles ${list(tiles.map(number))}: equal tiles can’t be neighbors, but these would have to be. Check your board sheet.`,
  'equal-colours': () => 'A public building has 2 different colors.',
  'impossible-number': ({ given, least, most }) =>
    `${officials(given)} on a plan isn’t possible. Choose ${number(least)} to ${number(most)}.`,
  'no-treasury-start': ({ value }) => `Your board sheet shows no ${number(value)} on the treasury track.`,
};
