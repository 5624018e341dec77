import type { PieceMove } from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cardNamed } from './pieceNames';
import { architects, cityTile, cubePlace, goods, nobles, officials, reis, siteNamed, theDeck } from './turnNames';

const your = { you: 'your', lacerda: 'Lacerda’s' } as const;

const place = (at: Extract<PieceMove, { readonly code: 'cube-taken' }>['place']): string =>
  at.at === 'pile' ? 'from the pile' : `from ${cubePlace(at)}`;

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
    `Take the top card of ${theDeck(deck)}${left === 0 ? '. That deck is now empty.' : '. Flip the next.'}`,
  'card-tucked': ({ card: one }) => `${capital(cardNamed(one))} into your portfolio.`,
  'card-out': ({ card: one }) =>
    `${capital(cardNamed(one))} out of your portfolio${one.card === 'ship' ? ' with its goods' : ''}.`,
  'ships-home': ({ hulls }) =>
    `Dock your ${plural(hulls.length, { one: 'ship. Return its', other: '# ships. Return their' })} goods to the supply.`,
  'ship-taken': ({ hull }) => `${capital(names.ship(hull))} from the shipyard into your portfolio.`,
  'ship-replaced': ({ hull, was }) =>
    `${capital(names.ship(hull))} in place of your ${names.ship(was)}. Move its goods over.`,
  crates: ({ owner, hull, good, count, sails }) =>
    `${good === null ? plural(count, { one: '# good', other: '# goods' }) : goods(count, good)} onto ${your[owner]} ${names.ship(hull)}.${sails ? ' It sails: flip the goods to crates.' : ''}`,
  'official-placed': ({ seat, noble }) =>
    `1 of ${seat === 'you' ? 'your' : 'his'} officials to ${nobles(noble)} office.`,
  'official-to-plaza': ({ seat, noble }) =>
    `${capital(nobles(noble))} office is full: move 1 of ${your[seat]} officials to the plaza.`,
  'official-home': ({ noble, from }) => `Your official back from ${nobles(noble)} ${from}.`,
  'plan-taken': ({ architect, officials: count }) =>
    `Take ${architects(architect)} plan (${officials(count)}). Flip the next.`,
  'plan-done': ({ architect, officials: count }) =>
    `${capital(architects(architect))} plan (${officials(count)}) is completed. Flip it.`,
  'favour-taken': ({ noble }) => `Take ${nobles(noble)} favor.`,
  'favour-returned': ({ noble }) => `Return ${nobles(noble)} favor.`,
  'clergy-taken': () => 'Take 1 clergy tile beside the Cardinal. Refill.',
  'decree-taken': () => 'Take the decree. Refill the display to 8.',
  'cardinal-down': () => 'Lay the Cardinal down.',
  'cardinal-up': () => 'Stand the Cardinal up.',
  'set-marker': () => 'Your rubble-set marker onto the Marquis.',
  'marker-spent': () => 'Discard your rubble-set marker from the Marquis.',
  'clergy-discarded': ({ tiles }) => `Discard ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })}.`,
  'tile-taken': ({ tile: one }) => `Take the ${cityTile(one)} from the display.`,
  'store-built': ({ space, good, house }) =>
    `${capital(names.oneGood[good])} store on ${space}${house === null ? '' : `, with a house from your ${house} group`}.`,
  'building-opened': ({ site, architect }) =>
    `${capital(architects(architect))} building onto the ${siteNamed(site)}. Flip the next.`,
  'cube-taken': ({ place: where, cube, kept }) =>
    `${kept ? 'Take' : 'Discard'} the ${names.rubble[cube]} cube ${place(where)}.`,
  reis: ({ by }) => supply(by, reis(Math.abs(by))),
  goods: ({ good, by }) => supply(by, goods(Math.abs(by), good)),
  refill: ({ tiles }) => `Refill the display: ${list(tiles.map(cityTile))}.`,
  'new-period': () => 'Period 2 starts: discard the display, deal the new decks.',
  yard: ({ hulls }) => `Shipyard: ${list(hulls.map(names.ship))}.`,
};
