import type { Architect, CityTile, Deck, Good, Noble, Paid, Seat, Site } from '@/engine';

import { translate } from '../translate';
import { isSite } from '../vocabulary';
import { names } from './names';

const { list, number, plural } = translate('en');
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

/** "3 influence and 1 wig", or "nothing". */
export function paid({ influence: track, wigs: hair }: Paid): string {
  const said = [...(track > 0 ? [influence(track)] : []), ...(hair > 0 ? [wigs(hair)] : [])];
  return said.length === 0 ? 'nothing' : list(said);
}
