import type { Deck, Noble, Paid, Seat, Site } from '@/engine';

import { translate } from '../translate';
import { names } from './names';

const { list, number, plural } = translate('en');

export const wigs = (count: number): string => plural(count, { one: '# wig', other: '# wigs' });
export const influence = (count: number): string => `${number(count)} influence`;
export const reis = (count: number): string => plural(count, { one: '# real', other: '# réis' });
export const officials = (count: number): string => plural(count, { one: '# official', other: '# officials' });
export const cubes = (count: number): string => plural(count, { one: '# cube', other: '# cubes' });
export const signed = (value: number): string => (value < 0 ? `−${number(-value)}` : `+${number(value)}`);

export const theNoble = (noble: Noble): string => `the ${names.noble[noble]}`;
export const theDeck = (deck: Deck): string => `the ${names.deck[deck]}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const whose: Readonly<Record<Seat, string>> = { you: 'yours', lacerda: 'Lacerda’s' };

/** "west site A", "the gold street’s north site". */
export function siteNamed(site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `north site of the ${at} street`;
  return `${side === 'W' ? 'west' : 'east'} site ${at}`;
}

/** "3 influence and 1 wig", or "nothing". */
export function paid({ influence: track, wigs: hair }: Paid): string {
  const said = [...(track > 0 ? [influence(track)] : []), ...(hair > 0 ? [wigs(hair)] : [])];
  return said.length === 0 ? 'nothing' : list(said);
}
