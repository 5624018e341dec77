import type { Good, OfficialAt, Payment, ShipPlace, ShipRef, StateAction } from '@/engine';

import type { CommandWords } from '../shape/turnCommands';
import { translate } from '../translate';
import { names } from './names';
import { capital, influence, reis, siteNamed, theDeck, theNoble, wigs } from './turnNames';

const { list, number, plural } = translate('en');

export const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'recruit officials',
  plan: 'take a plan',
  ship: 'build a ship',
  produce: 'produce',
  cardinal: 'meet the Cardinal',
  favour: 'take a favour',
};
const HOUSES = { left: 'left', middle: 'middle', right: 'right' } as const;

const good = (one: Good): string => names.good[one];
const coinsToo = (coins: number): string => (coins > 0 ? `, ${reis(coins)} from the influence track` : '');

/** What was paid for a visit, in words. */
export function payment({ influence: track, wigs: hair, reis: hand, coins, benefits }: Payment): string {
  const said = [
    ...(track > 0 ? [influence(track)] : []),
    ...(hair > 0 ? [wigs(hair)] : []),
    ...(hand > 0 ? [reis(hand)] : []),
    ...(coins > 0 ? [`${reis(coins)} from the influence track`] : []),
    ...(benefits > 0 ? [`${reis(benefits)} from benefits`] : []),
  ];
  return said.length === 0 ? 'free' : `for ${list(said)}`;
}

const aShip = ({ owner, index }: ShipRef): string => `${owner === 'you' ? 'your' : 'his'} ship ${number(index + 1)}`;

function shipPlace(place: ShipPlace): string {
  if (place.how === 'new') return 'in an empty slot';
  return place.how === 'replace'
    ? `in place of portfolio card ${number(place.index + 1)}`
    : `discarding portfolio card ${number(place.index + 1)}`;
}

/** Where a card played into the portfolio goes. */
export const slot = (discard: number | undefined): string =>
  discard === undefined ? 'an empty place' : `instead of card ${number(discard + 1)}`;
const instead = (discard: number | undefined): string => (discard === undefined ? '' : `, ${slot(discard)}`);

export const official = ({ noble, from }: OfficialAt): string => `${theNoble(noble)}’s ${from}`;

/** Your moves. */
export const commands: CommandWords = {
  kinds: {
    'get-gold': 'Get gold',
    'play-noble-card': 'Play a noble card to the portfolio',
    'play-treasury-card': 'Play a treasury card to the portfolio',
    visit: 'Visit a noble',
    sponsor: 'Sponsor an event',
    'make-room': 'Make room in the portfolio',
    sell: 'Sell goods',
    trade: 'Trade for a state action',
    'recruit-officials': 'Recruit officials',
    'take-plan': 'Take a plan',
    'build-ship': 'Build a ship',
    produce: 'Produce',
    'meet-cardinal': 'Meet the Cardinal',
    'take-favour': 'Take a royal favour',
    'build-store': 'Build a store',
    'buy-land': 'Pay for the land',
    'take-decree': 'Take a decree',
    'open-building': 'Open a public building',
    'staff-building': 'Staff the building',
    'take-cube': 'Take a cube',
    'take-good': 'Take a good',
    'lose-good': 'Lose a good',
    'lose-official': 'Lose an official',
    decline: 'Or not',
    follow: 'Follow Lacerda',
    'decline-follow': 'Or not',
    'take-card': 'Take a card',
    'church-choice': 'Church scoring',
    'decline-church': 'Or not',
    'end-turn': 'End of the turn',
    'period-discard': 'The period changes',
    tell: 'What the table shows',
    correct: 'Put right',
    'set-depth': 'What the app keeps',
  },
  said: {
    'get-gold': () => 'Discard a card, get 1 gold',
    'play-noble-card': ({ noble, influence: gained, discard }) =>
      `${names.noble[noble]} card, influence ${number(gained)}${instead(discard)}`,
    'play-treasury-card': ({ discard }) => `Treasury card into the portfolio${instead(discard)}`,
    visit: ({ noble, pay }) => `Visit ${theNoble(noble)} ${payment(pay)}`,
    sponsor: ({ coins }) => `Sponsor the event of a treasury card${coinsToo(coins)}`,
    'make-room': ({ index }) => `Discard portfolio card ${number(index + 1)}`,
    sell: ({ good: sold, ship }) => `Sell ${good(sold)} to ${aShip(ship)}`,
    trade: ({ good: given, action }) => `Trade ${good(given)}: ${ACTIONS[action]}`,
    'recruit-officials': ({ nobles }) => `Officials to ${list(nobles.map(theNoble))}`,
    'take-plan': ({ architect }) => `The plan of the ${names.architect[architect]}`,
    'build-ship': ({ pay, place }) =>
      `The top ship ${shipPlace(place)}${pay.length === 0 ? '' : `, paying ${list(pay.map(good))}`}`,
    produce: ({ extra }) =>
      extra === null ? 'Produce with all my stores' : `Produce, ${good(extra)} as the extra good`,
    'meet-cardinal': ({ steps }) =>
      `Move the Cardinal ${plural(steps, { one: '# space', other: '# spaces' })} and take a clergy tile`,
    'take-favour': ({ noble }) => `The favour of ${theNoble(noble)}`,
    'build-store': ({ space, good: made }) => `${capital(good(made))} store on ${space}`,
    'buy-land': ({ cube, house, coins }) =>
      `${cube === null ? 'No cube' : `${capital(names.rubble[cube.kind])} cube from the ${cube.from}`}, a ${HOUSES[house]} house${coinsToo(coins)}`,
    'take-decree': ({ wigs: now }) => `Take a decree (${wigs(now)} as things stand)`,
    'open-building': ({ site }) => `Open on the ${siteNamed(site)}`,
    'staff-building': ({ plan, returned, coins }) =>
      `With plan ${number(plan + 1)}${returned === undefined || returned.length === 0 ? '' : `, officials from ${list(returned.map(official))}`}${coinsToo(coins)}`,
    'take-cube': ({ cube }) => `Take the ${names.rubble[cube]} cube`,
    'take-good': ({ good: taken }) => `Take 1 ${good(taken)}`,
    'lose-good': ({ good: lost }) => `Lose 1 ${good(lost)}`,
    'lose-official': ({ official: lost }) => `Lose the official in ${official(lost)}`,
    decline: () => 'Leave it',
    follow: ({ pay }) => `Follow ${payment(pay)}`,
    'decline-follow': () => 'I do not follow',
    'take-card': ({ deck }) => `From ${theDeck(deck)}`,
    'church-choice': ({ tiles, wigs: backs }) =>
      `Discard ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })} for ${wigs(backs)}`,
    'decline-church': () => 'Keep my clergy tiles',
    'end-turn': () => 'End my turn',
    'period-discard': () => 'Set the table for the second period',
    tell: () => 'Told what the table shows',
    correct: () => 'Put a value right',
    'set-depth': () => 'Changed what the app keeps',
  },
};
