import type {
  Architect,
  CityTile,
  CubePlace,
  Deck,
  Good,
  Noble,
  Paid,
  Payment,
  Seat,
  Site,
  StateAction,
} from '@/engine';

import { translate } from '../translate';
import { isSite } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';

export const { change, signed } = translate('en');

export const wigs = (count: number): string => plural(count, { one: '# wig', other: '# wigs' });
export const influence = (count: number): string => `${number(count)} influence`;
export const reis = (count: number): string => plural(count, { one: '# real', other: '# réis' });
export const officials = (count: number): string => plural(count, { one: '# official', other: '# officials' });
export const cubes = (count: number): string => plural(count, { one: '# cube', other: '# cubes' });
/** "1 book", "2 books"; gold and cloth don’t change. */
export const goods = (count: number, good: Good): string =>
  plural(count, { one: `# ${names.oneGood[good]}`, other: `# ${names.good[good]}` });
/** "tool tile", "small tool tile". */
export const cityTile = (tile: CityTile): string =>
  `${tile === 'tools-small' ? 'small tool' : names.oneGood[tile]} tile`;

/** What someone can gain or pay. */
export type Amount = 'wigs' | 'reis' | 'influence' | Good;
const FORMS: Readonly<Record<Amount, readonly [one: string, other: string]>> = {
  wigs: ['wig', 'wigs'],
  reis: ['real', 'réis'],
  influence: ['influence', 'influence'],
  gold: [names.oneGood.gold, names.good.gold],
  books: [names.oneGood.books, names.good.books],
  cloth: [names.oneGood.cloth, names.good.cloth],
  tools: [names.oneGood.tools, names.good.tools],
};
/** "+3 wigs", "−1 real". */
export function gained(what: Amount, by: number): string {
  const [one, other] = FORMS[what];
  return `${signed(by)} ${plural(by, { one, other })}`;
}

export const theNoble = (noble: Noble): string => `the ${names.noble[noble]}`;
/** "the King’s", "the Marquis’". */
export const nobles = (noble: Noble): string => `${theNoble(noble)}${noble === 'minister' ? '’' : '’s'}`;
/** "the blue architect’s". */
export const architects = (architect: Architect): string => `the ${names.architect[architect]}’s`;
export const theDeck = (deck: Deck): string => `the ${names.deck[deck]}`;
export const whose: Readonly<Record<Seat, string>> = { you: 'yours', lacerda: 'Lacerda’s' };

/** "west site A", "north site of the tool street". */
export function siteNamed(site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `north site of the ${names.oneGood[at as Good]} street`;
  return `${side === 'W' ? 'west' : 'east'} site ${at}`;
}

/** A space by its letter and number, a site by its name: "A3", "the west site A". */
export const placeNamed = (place: string): string => (isSite(place) ? `the ${siteNamed(place)}` : place);

/** Where a cube lies: "row A", "column 2", "the west site A". */
export function cubePlace(place: CubePlace): string {
  switch (place.at) {
    case 'row':
      return `row ${place.row}`;
    case 'column':
      return `column ${number(place.column)}`;
    case 'site':
      return `the ${siteNamed(place.site)}`;
  }
}

/** What to do: "recruit officials". */
export const toDo: Readonly<Record<StateAction, string>> = {
  officials: 'recruit officials',
  plan: 'acquire a plan',
  ship: 'build a ship',
  produce: 'produce goods',
  cardinal: 'meet the Cardinal',
  favour: 'get a royal favor',
};

/** What is done: "recruiting officials". */
export const doing: Readonly<Record<StateAction, string>> = {
  officials: 'recruiting officials',
  plan: 'acquiring a plan',
  ship: 'building a ship',
  produce: 'producing goods',
  cardinal: 'meeting the Cardinal',
  favour: 'getting a royal favor',
};

/** The state actions in a word. */
export const inAWord: Readonly<Record<StateAction, string>> = {
  officials: 'Officials',
  plan: 'Plan',
  ship: 'Ship',
  produce: 'Produce',
  cardinal: 'Cardinal',
  favour: 'Favor',
};

/** Everything a payment is made of: "3 influence", "2 réis from benefits"; none when it is free. */
export const paidParts = ({
  influence: track,
  wigs: hair,
  reis: hand,
  coins,
  benefits,
}: Payment): readonly string[] => [
  ...(track > 0 ? [influence(track)] : []),
  ...(hair > 0 ? [wigs(hair)] : []),
  ...(hand > 0 ? [reis(hand)] : []),
  ...(coins > 0 ? [`${reis(coins)} from the influence track`] : []),
  ...(benefits > 0 ? [`${reis(benefits)} from benefits`] : []),
];

/** "3 influence and 1 wig", or "nothing". */
export function paid({ influence: track, wigs: hair }: Paid): string {
  const said = [...(track > 0 ? [influence(track)] : []), ...(hair > 0 ? [wigs(hair)] : [])];
  return said.length === 0 ? 'nothing' : list(said);
}
