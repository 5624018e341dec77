import type { CityTile, PieceMove, PortfolioCard } from '@/engine';

import type { Speaker } from '../say';
import { translate } from '../translate';
import { names } from './names';
import { capital, officials, reis, siteNamed, theDeck, theNoble } from './turnNames';

const { list, number, plural } = translate('en');

const your = { you: 'your', lacerda: 'Lacerda’s' } as const;

const tile = (one: CityTile): string => (one === 'tools-small' ? 'small tools' : names.good[one]);

function card(one: PortfolioCard): string {
  if (one.card === 'noble') return `${names.noble[one.noble]} card`;
  return one.card === 'ship' ? `ship of hull ${number(one.hull)}` : 'Treasury card';
}

function place(at: Extract<PieceMove, { readonly code: 'cube-taken' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `of row ${at.row}`;
    case 'column':
      return `of column ${number(at.column)}`;
    case 'site':
      return `of the ${siteNamed(at.site)}`;
    case 'pile':
      return 'of the pile';
  }
}

const supply = (by: number, what: string): string => (by < 0 ? `Pay ${what}.` : `Take ${what}.`);

/** Your own pieces, one short line each. */
export const pieces: Speaker<PieceMove> = {
  treasury: ({ reis: value }) => `Treasury marker to ${reis(value)}.`,
  influence: ({ seat, to }) => `${capital(your[seat])} influence to ${number(to)}.`,
  wigs: ({ seat, to }) => `${capital(your[seat])} wigs to ${number(to)}.`,
  price: ({ good, to }) => `Price of ${names.good[good]} down to ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0
      ? 'Cardinal onto the influence icon.'
      : `Cardinal ${plural(to, { one: '# space', other: '# spaces' })} past the influence icon.`,
  'card-played': () => 'The card you played leaves the game.',
  'card-to-hand': ({ deck, left }) =>
    `Take the card of ${theDeck(deck)}${left === 0 ? ': it is empty now.' : '; turn up the next.'}`,
  'card-tucked': ({ card: one }) => `${capital(card(one))} into your portfolio.`,
  'card-out': ({ card: one }) =>
    `${capital(card(one))} out of your portfolio${one.card === 'ship' ? ' with its crates' : ''}.`,
  'ships-home': ({ hulls }) =>
    `Dock your ${plural(hulls.length, { one: 'ship', other: '# ships' })}; the goods go back to the supply.`,
  'ship-taken': ({ hull }) => `Ship of hull ${number(hull)} from the yard into your portfolio.`,
  'ship-replaced': ({ hull, was }) => `Ship of hull ${number(hull)} in place of hull ${number(was)}; the crates stay.`,
  crates: ({ owner, hull, count, sails }) =>
    `${plural(count, { one: '# crate', other: '# crates' })} under ${your[owner]} ship of hull ${number(hull)}${sails ? '; it sails: turn the crates over' : ''}.`,
  'official-placed': ({ seat, noble }) =>
    `One of ${seat === 'you' ? 'your' : 'his'} officials to the office of ${theNoble(noble)}.`,
  'official-to-plaza': ({ seat, noble }) =>
    `The office of ${theNoble(noble)} is full: ${your[seat]} official there moves to the plaza.`,
  'official-home': ({ noble, from }) => `Your official back from the ${from} of ${theNoble(noble)}.`,
  'plan-taken': ({ architect, officials: count }) =>
    `Plan of the ${names.architect[architect]} (${officials(count)}) to you; turn up the next.`,
  'plan-done': ({ architect, officials: count }) =>
    `Your plan of the ${names.architect[architect]} (${officials(count)}) is finished: turn it over.`,
  'favour-taken': ({ noble }) => `Take the favour of ${theNoble(noble)}.`,
  'favour-returned': ({ noble }) => `Return your favour of ${theNoble(noble)}.`,
  'clergy-taken': () => 'Take a clergy tile beside the Cardinal; refill.',
  'decree-taken': () => 'Take the decree; refill the display to 8.',
  'cardinal-down': () => 'Lay the Cardinal down.',
  'cardinal-up': () => 'Stand the Cardinal up.',
  'set-marker': () => 'Your rubble-set marker onto the Minister.',
  'marker-spent': () => 'Discard your rubble-set marker from the Minister.',
  'clergy-discarded': ({ tiles }) => `Discard ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })}.`,
  'tile-taken': ({ tile: one }) => `Take the ${tile(one)} tile from the display.`,
  'store-built': ({ space, good, house }) =>
    `${capital(names.good[good])} store on ${space}${house === null ? '' : `, a house of your ${house} group on it`}.`,
  'building-opened': ({ site, architect }) =>
    `Building of the ${names.architect[architect]} onto the ${siteNamed(site)}; turn up the next.`,
  'cube-taken': ({ place: where, cube, kept }) =>
    `The ${names.rubble[cube]} cube ${place(where)} ${kept ? 'to you' : 'out of the game'}.`,
  reis: ({ by }) => supply(by, reis(Math.abs(by))),
  goods: ({ good, by }) => supply(by, `${number(Math.abs(by))} ${names.good[good]}`),
  refill: ({ tiles }) => `Refill the display: ${list(tiles.map(tile))}.`,
  'new-period': () => 'The second period begins: discard the display, deal the new decks.',
  yard: ({ hulls }) => `Shipyard: hull ${list(hulls.map(number))}.`,
};
