import { DECKS, GOODS, type PortfolioCard, type PutBack } from '@/engine';

import type { Speaker } from '../say';
import { translate } from '../translate';
import { names } from './names';
import { officials, reis, siteNamed, theDeck, theNoble, whose } from './turnNames';

const { list, number, plural } = translate('en');

const ofSeat = { you: 'your', lacerda: 'Lacerda’s' } as const;
const toSeat = { you: 'you', lacerda: 'Lacerda' } as const;

function card(one: PortfolioCard): string {
  if (one.card === 'noble') return `${names.noble[one.noble]} card`;
  return one.card === 'ship' ? `ship with hull ${number(one.hull)}` : 'treasury card';
}

function place(at: Extract<PutBack, { readonly code: 'cube-to' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `row ${at.row}`;
    case 'column':
      return `the foot of column ${number(at.column)}`;
    case 'site':
      return `the ${siteNamed(at.site)}`;
    case 'pile':
      return 'the pile beside the map';
  }
}

/** Taking moves back, piece by piece. */
export const putBack: Speaker<PutBack> = {
  courtier: ({ to }) => `The courtier goes back to ${theNoble(to)}.`,
  aide: ({ to }) => `The aide goes back to ${theDeck(to)}.`,
  treasury: ({ reis: value }) => `The treasury marker goes back to ${reis(value)}.`,
  influence: ({ seat, to }) => `Move ${ofSeat[seat]} influence back to ${number(to)}.`,
  wigs: ({ seat, to }) => `Move ${ofSeat[seat]} wigs back to ${number(to)}.`,
  price: ({ good, to }) => `The price of ${names.good[good]} goes back to ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0
      ? 'The Cardinal goes back to the influence icon.'
      : `The Cardinal goes back, ${plural(to, { one: '# space', other: '# spaces' })} clockwise of the influence icon.`,
  'card-to-deck': ({ deck, from }) =>
    `Put a card from ${from === 'hand' ? 'your hand' : 'the discards'} back on ${theDeck(deck)}.`,
  'ships-to-sea': ({ seat, hulls }) =>
    `Send ${ofSeat[seat]} ${plural(hulls.length, { one: 'ship', other: '# ships' })} back to sea, full of goods.`,
  'official-off': ({ seat, noble }) => `Take the official of ${whose[seat]} out of the office of ${theNoble(noble)}.`,
  'official-from-plaza': ({ seat, noble }) =>
    `Move the official of ${whose[seat]} from the plaza back into the office of ${theNoble(noble)}.`,
  'official-to': ({ noble, place: where }) => `Put your official back into the ${where} of ${theNoble(noble)}.`,
  'plan-to-stack': ({ seat, architect, officials: count }) =>
    `Put ${ofSeat[seat]} plan (${officials(count)}) back on the stack of the ${names.architect[architect]}.`,
  'plan-unfinished': ({ architect, officials: count }) =>
    `Your plan of the ${names.architect[architect]} (${officials(count)}) is unfinished again.`,
  'ship-to-yard': ({ seat, hull }) => `Put ${ofSeat[seat]} ship with hull ${number(hull)} back on top of the shipyard.`,
  'ship-changed-back': ({ hull, was }) =>
    `The ship with hull ${number(hull)} goes back to the yard, yours with hull ${number(was)} comes back.`,
  'goods-to-supply': ({ seat, goods }) =>
    `Put ${list(GOODS.filter((good) => goods[good] > 0).map((good) => `${number(goods[good])} ${names.good[good]}`))} of ${whose[seat]} back to the supply.`,
  goods: ({ good, by }) =>
    by < 0 ? `Give ${number(-by)} ${names.good[good]} back.` : `Take ${number(by)} ${names.good[good]} back.`,
  reis: ({ by }) => (by < 0 ? `Give ${reis(-by)} back.` : `Take ${reis(by)} back.`),
  'crate-off': ({ owner, hull }) => `Take the good out from under ${ofSeat[owner]} ship with hull ${number(hull)}.`,
  'clergy-to-church': ({ seat }) => `Put ${ofSeat[seat]} clergy tile back beside the Cardinal.`,
  'clergy-to-you': ({ tiles }) => `Take ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })} back.`,
  'favour-to-supply': ({ seat, noble }) => `Put ${ofSeat[seat]} favour of ${theNoble(noble)} back.`,
  'favour-to-seat': ({ seat, noble }) => `Give the favour of ${theNoble(noble)} back to ${toSeat[seat]}.`,
  'city-tile-to-display': ({ tile }) =>
    `Put the ${tile === 'tools-small' ? 'small tools' : names.good[tile]} tile back into the display.`,
  'city-tiles-to-stack': ({ tiles }) =>
    `Put ${plural(tiles.length, { one: 'the new city tile', other: 'the # new city tiles' })} back on the stacks.`,
  'store-off': ({ seat, space, good, house }) =>
    `Take ${ofSeat[seat]} ${names.good[good]} store off ${space}${house === null ? '' : `; the house goes back to your ${house} group`}.`,
  'building-off': ({ site, architect }) =>
    `Take the building of the ${names.architect[architect]} off the ${siteNamed(site)}.`,
  'cube-to': ({ place: where, cube, holder }) =>
    `Put the ${names.rubble[cube]} cube ${holder === null ? 'from the box' : `of ${whose[holder]}`} back to ${place(where)}.`,
  'decrees-to-display': ({ seat, count }) =>
    `Put ${plural(count, { one: '# decree', other: '# decrees' })} of ${whose[seat]} back into the display.`,
  'card-out': ({ card: one }) => `Take the ${card(one)} out of your portfolio again.`,
  'card-in': ({ card: one }) => `Put the ${card(one)} back into your portfolio.`,
  markers: ({ by }) =>
    by < 0 ? 'Take the rubble-set marker back.' : 'Put the rubble-set marker back on the Minister.',
  period: ({ to }) => `It is period ${number(to)} again.`,
  decks: ({ decks }) =>
    `The decks hold ${list(DECKS.map((deck) => `${number(decks[deck])} (${names.deck[deck]})`))} cards again.`,
  yard: ({ hulls }) =>
    hulls.length === 0 ? 'The shipyard is empty again.' : `The shipyard holds hulls ${list(hulls.map(number))} again.`,
  value: () => 'The value you put right is as it was before.',
};
