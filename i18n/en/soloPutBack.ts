import type { PutBack } from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { DECKS, GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cardNamed } from './pieceNames';
import {
  architects,
  cityTile,
  cubePlace,
  goods as named,
  nobles,
  officials,
  reis,
  siteNamed,
  theDeck,
  theNoble,
  whose,
} from './turnNames';

const ofSeat = { you: 'your', lacerda: 'Lacerda’s' } as const;
const toSeat = { you: 'you', lacerda: 'Lacerda' } as const;

function place(at: Extract<PutBack, { readonly code: 'cube-to' }>['place']): string {
  if (at.at === 'pile') return 'the pile beside the map';
  return at.at === 'column' ? `the bottom of ${cubePlace(at)}` : cubePlace(at);
}

/** Undoing moves, piece by piece. */
export const putBack: Speaker<PutBack> = {
  courtier: ({ to }) => `Move the courtier back to ${theNoble(to)}.`,
  aide: ({ to }) => `Move the aide back to ${theDeck(to)}.`,
  treasury: ({ reis: value }) => `Move the treasury marker back to ${reis(value)}.`,
  influence: ({ seat, to }) => `Move ${ofSeat[seat]} influence back to ${number(to)}.`,
  wigs: ({ seat, to }) => `Move ${ofSeat[seat]} wigs back to ${number(to)}.`,
  price: ({ good, to }) => `Move the price of ${names.good[good]} back to ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0
      ? 'Move the Cardinal back to the influence icon.'
      : `Move the Cardinal back to ${plural(to, { one: '# space', other: '# spaces' })} past the influence icon.`,
  'played-card': () => 'Put the card you played back in your hand.',
  'card-to-deck': ({ deck, from }) =>
    `Put 1 card from ${from === 'hand' ? 'your hand' : 'the discards'} back on ${theDeck(deck)}.`,
  'ships-to-sea': ({ seat, hulls }) =>
    `${capital(ofSeat[seat])} ${plural(hulls.length, { one: 'ship is', other: '# ships are' })} at sea again. Flip the goods face down.`,
  'official-off': ({ seat, noble }) => `Take ${ofSeat[seat]} official out of ${nobles(noble)} office.`,
  'official-from-plaza': ({ seat, noble }) =>
    `Move ${ofSeat[seat]} official from the plaza back into ${nobles(noble)} office.`,
  'official-to': ({ noble, place: where }) => `Put your official back in ${nobles(noble)} ${where}.`,
  'plan-to-stack': ({ seat, architect, officials: count }) =>
    `Put ${ofSeat[seat]} plan (${officials(count)}) back on ${architects(architect)} stack.`,
  'plan-unfinished': ({ architect, officials: count }) =>
    `Flip ${architects(architect)} plan (${officials(count)}) back. It’s incomplete again.`,
  'ship-to-yard': ({ seat, hull }) => `Put ${ofSeat[seat]} ${names.ship(hull)} back on top of the shipyard.`,
  'ship-changed-back': ({ hull, was }) =>
    `Put the ${names.ship(hull)} back on the shipyard and your ${names.ship(was)} back in its slot.`,
  'goods-to-supply': ({ seat, goods }) =>
    `Return ${list(GOODS.filter((good) => goods[good] > 0).map((good) => named(goods[good], good)))} of ${whose[seat]} to the supply.`,
  goods: ({ good, by }) =>
    by < 0 ? `Return ${named(-by, good)} to the supply.` : `Take ${named(by, good)} from the supply.`,
  reis: ({ by }) => (by < 0 ? `Return ${reis(-by)} to the supply.` : `Take ${reis(by)} from the supply.`),
  'crate-off': ({ owner, hull }) => `Take 1 good off ${ofSeat[owner]} ${names.ship(hull)}.`,
  'clergy-to-church': ({ seat }) => `Put ${ofSeat[seat]} clergy tile back beside the Cardinal.`,
  'clergy-to-you': ({ tiles }) =>
    `Put ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })} back on your board.`,
  'favour-to-supply': ({ seat, noble }) => `Return ${nobles(noble)} favor from ${toSeat[seat]} to the supply.`,
  'favour-to-seat': ({ seat, noble }) => `Give ${nobles(noble)} favor back to ${toSeat[seat]}.`,
  'city-tile-to-display': ({ tile }) => `Put the ${cityTile(tile)} back in the display.`,
  'city-tiles-to-stack': ({ tiles }) =>
    `Put ${plural(tiles.length, { one: 'the new city tile', other: 'the # new city tiles' })} back on the stacks.`,
  'store-off': ({ seat, space, good, house }) =>
    `Take ${ofSeat[seat]} ${names.oneGood[good]} store off ${space}.${house === null ? '' : ` Put its house back in your ${house} group.`}`,
  'building-off': ({ site, architect }) => `Take ${architects(architect)} building off the ${siteNamed(site)}.`,
  'cube-to': ({ place: where, cube, holder }) =>
    `Put ${holder === null ? `a ${names.rubble[cube]} cube from the box` : `${ofSeat[holder]} ${names.rubble[cube]} cube`} back on ${place(where)}.`,
  'decrees-to-display': ({ seat, count }) =>
    `Put ${plural(count, { one: '# decree', other: '# decrees' })} of ${whose[seat]} back in the display.`,
  'card-out': ({ card: one }) => `Put the ${cardNamed(one)} from your portfolio back in your hand.`,
  'card-in': ({ card: one }) => `Put the ${cardNamed(one)} back into your portfolio.`,
  markers: ({ by }) =>
    by < 0 ? 'Take your rubble-set marker off the Marquis.' : 'Put your rubble-set marker back on the Marquis.',
  period: ({ to }) => `It’s period ${number(to)} again.`,
  decks: ({ decks }) =>
    `Cards in the decks again: ${list(DECKS.map((deck) => `${names.deck[deck]} ${number(decks[deck])}`))}.`,
  yard: ({ hulls }) =>
    hulls.length === 0 ? 'The shipyard is empty again.' : `Back in the shipyard: ${list(hulls.map(names.ship))}.`,
  value: () => 'Your correction is undone.',
};
