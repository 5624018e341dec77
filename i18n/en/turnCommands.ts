import type { OfficialAt, Payment, Plan, PortfolioCard, Seat, ShipPlace } from '@/engine';

import type { CommandWords, PiecesMeant } from '../shape/turnCommands';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { nobles, officials, paidParts, placeNamed, reis, siteNamed, theDeck, theNoble, toDo, wigs } from './turnNames';

const coinsToo = (coins: number): string => (coins > 0 ? `, ${reis(coins)} from the influence track` : '');

/** What was paid for a visit, in words. */
export function payment(paid: Payment): string {
  const said = paidParts(paid);
  return said.length === 0 ? 'free' : `for ${list(said)}`;
}

const whose: Readonly<Record<Seat, string>> = { you: 'your', lacerda: 'his' };

export const aShip = (owner: Seat, hull: number): string => `${whose[owner]} ${names.ship(hull)}`;

/** A card of your portfolio by what it shows. */
export function yourCard(card: PortfolioCard | undefined): string {
  if (card === undefined) return 'a card';
  if (card.card === 'noble') return `your ${names.noble[card.noble]} card (influence ${number(card.influence)})`;
  return card.card === 'ship' ? aShip('you', card.hull) : 'your Treasury card';
}

export const aPlan = ({ architect, officials: needed }: Pick<Plan, 'architect' | 'officials'>): string =>
  `the ${names.architect[architect]}’s plan, ${officials(needed)}`;

function shipPlace(place: ShipPlace, { card }: PiecesMeant): string {
  if (place.how === 'new') return 'in an empty slot';
  return place.how === 'replace' ? `in place of ${yourCard(card)}` : `discarding ${yourCard(card)}`;
}

/** Where a card played into the portfolio goes. */
export const slot = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? 'an empty slot' : `instead of ${yourCard(card)}`;
const instead = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? '' : `, ${slot(discard, card)}`;

export const official = ({ noble, from }: OfficialAt): string => `${nobles(noble)} ${from}`;

/** Your choices, each named by its pieces. */
export const commands: CommandWords = {
  said: {
    'get-gold': () => 'Discard a card, get 1 gold',
    'play-noble-card': ({ noble, influence: gained, discard }, { card }) =>
      `${names.noble[noble]} card, influence ${number(gained)}, into your portfolio${instead(discard, card)}`,
    'play-treasury-card': ({ discard }, { card }) => `Treasury card into your portfolio${instead(discard, card)}`,
    visit: ({ noble, pay }) => `Visit ${theNoble(noble)} ${payment(pay)}`,
    sponsor: ({ coins }) => `Sponsor an event${coinsToo(coins)}`,
    'make-room': (_, { card }) => `Discard ${yourCard(card)}`,
    sell: ({ good, ship }, { hull }) => `Sell 1 ${names.oneGood[good]} to ${aShip(ship.owner, hull ?? 1)}`,
    trade: ({ good, action }) => `Trade 1 ${names.oneGood[good]}: ${toDo[action]}`,
    'recruit-officials': ({ nobles }) => `Officials to ${list(nobles.map(theNoble))}`,
    'take-plan': ({ architect }) => `Acquire the ${names.architect[architect]}’s plan`,
    'build-ship': ({ pay, place }, meant) =>
      `${capital(names.ship(meant.hull ?? 1))}, ${shipPlace(place, meant)}${pay.length === 0 ? '' : `, for ${list(pay.map((good) => `1 ${names.oneGood[good]}`))}`}`,
    produce: ({ extra }) => (extra === null ? 'Produce goods' : `Produce goods, 1 extra ${names.oneGood[extra]}`),
    'meet-cardinal': ({ steps }) => `Move the Cardinal ${plural(steps, { one: '# space', other: '# spaces' })}`,
    'take-favour': ({ noble }) => `Get ${nobles(noble)} favor`,
    'build-store': ({ space, good }) => `${capital(names.oneGood[good])} store on ${space}`,
    'buy-land': ({ cube, house, coins }) =>
      `${cube === null ? 'No cube' : `${capital(names.rubble[cube.kind])} cube from the ${cube.from}`}, ${house} house${coinsToo(coins)}`,
    'take-decree': ({ wigs: now }) => `Decree, ${wigs(now)}`,
    'open-building': ({ site }) => `Public building on the ${siteNamed(site)}`,
    'staff-building': ({ returned = [], coins }, { plan }) =>
      `${plan === undefined ? 'Plan' : capital(aPlan(plan))}${returned.length === 0 ? '' : `, from ${list(returned.map(official))}`}${coinsToo(coins)}`,
    'take-cube': ({ cube }) => `Take 1 ${names.rubble[cube]} cube`,
    'take-good': ({ good }) => `Take 1 ${names.oneGood[good]}`,
    'lose-good': ({ good }) => `Return 1 ${names.oneGood[good]}`,
    'lose-official': ({ official: lost }) => `Return the official in ${official(lost)}`,
    decline: () => 'Skip',
    follow: ({ pay }) => `Follow ${payment(pay)}`,
    'decline-follow': () => 'Don’t follow',
    'take-card': ({ deck }) => `Card from ${theDeck(deck)}`,
    'church-choice': ({ tiles, wigs: backs }) =>
      `Discard ${plural(tiles, { one: '# clergy tile', other: '# clergy tiles' })} for ${wigs(backs)}`,
    'decline-church': () => 'Keep my clergy tiles',
    'end-turn': () => 'End my turn',
    'period-discard': () => 'Set up the second period',
    tell: ({ fact }) => (fact.about === 'reward' ? `Reward on ${placeNamed(fact.place)}` : 'What was revealed'),
    correct: () => 'Correct a value',
    'set-depth': () => 'Change what the app tracks',
  },
};
