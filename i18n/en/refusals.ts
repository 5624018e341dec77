import type { Fact, GrantedTask, MoveRefusal, OverridableStep, Question, TaskKind, YourStep } from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  architects,
  doing,
  goods as named,
  influence,
  nobles,
  officials,
  placeNamed,
  reis,
  siteNamed,
  theNoble,
} from './turnNames';

const goods = (count: number): string => plural(count, { one: '# good', other: '# goods' });
const good = (one: keyof typeof names.good): string => names.good[one];
const oneGood = (one: keyof typeof names.good): string => names.oneGood[one];
const short = (needed: number, has: number, amount: (count: number) => string, pays: string): string =>
  `${capital(amount(Math.max(0, needed - has)))} short: needs ${number(needed)}, ${pays} ${number(has)}.`;

const anyOf = (things: readonly string[]): string =>
  [things.slice(0, -1).join(', '), ...things.slice(-1)].filter((part) => part !== '').join(' or ');

const granted: Readonly<Record<GrantedTask, string>> = {
  official: 'place the official',
  'cardinal-1': 'move the Cardinal',
  cube: 'take the cube',
  good: 'take the good',
  store: 'build the store',
  decree: 'take the decree',
  'extra-decree': 'take the extra decree',
  building: 'open the public building',
  'lose-good': 'return a good',
  'lose-official': 'return an official',
};
const tasks: Readonly<Record<TaskKind, string>> = {
  ...granted,
  officials: 'recruit the officials',
  plan: 'acquire the plan',
  ship: 'build the ship',
  produce: 'produce goods',
  cardinal: 'meet the Cardinal',
  favour: 'get the royal favor',
  land: 'pay for the land',
  staff: 'return officials for the plan',
  tuck: 'make room in your portfolio',
};
const steps: Readonly<Record<YourStep['at'], string>> = {
  action: 'First play a card or get 1 gold.',
  portfolio: 'Your card is in your portfolio. Sell or trade, then take a card.',
  visit: 'You’re visiting a noble. The noble action comes next.',
  'his-follow': 'Lacerda follows your visit first.',
  follow: 'You follow Lacerda. Choose 1 of the 3 actions.',
  card: 'Take a card from a deck next.',
  church: 'Church scoring comes next.',
  end: 'Your turn is over.',
  period: 'The end of the period comes first.',
};
const questions: Readonly<Record<Question['kind'], string>> = {
  clergyWigs: 'the wigs on the clergy tile',
  plan: 'the top plan',
  building: 'the next building',
  follow: 'whether you follow',
  church: 'your clergy tiles',
};
const hisSteps: Readonly<Record<OverridableStep, string>> = {
  dock: 'docking',
  courtier: 'moving the courtier',
  state: 'his state action',
  noble: 'his visit',
  discard: 'his discard',
  aide: 'moving the aide',
  church: 'church scoring',
};
const revealed: Readonly<Record<Exclude<Fact['about'], 'reward'>, string>> = {
  plan: 'top plan',
  building: 'next building',
};
const whom = {
  you: ' of yours',
  lacerda: ' of Lacerda’s',
  neutral: ' neutral officials',
  cards: ' cards',
  cubes: ' cubes',
} as const;

/** Why a move isn’t possible, the number first. */
export const refusals: Speaker<MoveRefusal> = {
  'not-your-turn': () => 'It’s Lacerda’s turn.',
  'game-over': () => 'The game is over.',
  'nothing-to-decline': () => 'There’s nothing to skip here.',
  'not-now': ({ at }) => steps[at],
  'first-finish': ({ task }) => `First ${tasks[task]}.`,
  'must-be-done': ({ task }) => `You couldn’t finish what you started: ${tasks[task]}.`,
  'action-covered': ({ action }) => `Only once per turn: ${doing[action]} is done already.`,
  'enough-trades': ({ most }) => `Maximum: ${plural(most, { one: '# trade', other: '# trades' })} per turn.`,
  'selling-or-trading': ({ doing }) => `You’re already ${doing}: sell or trade, not both.`,
  'reward-not-declined': ({ task }) => `You can’t skip a reward: ${tasks[task]}.`,
  'must-sell-or-trade': () => 'First sell or trade a good.',
  'no-sale-or-trade': ({ goods: lacking, ship }) => {
    const helps = [
      ...(lacking.length > 0 ? [`1 more ${anyOf(lacking.map(oneGood))}`] : []),
      ...(ship ? ['a docked ship'] : []),
    ];
    const then = helps.length === 0 ? '' : ` ${capital(anyOf(helps))} would do.`;
    return `You must be able to sell or trade after playing it.${then}`;
  },
  'no-such-ship': () => 'That ship isn’t there.',
  'no-room': ({ hull, has }) => `The ${names.ship(hull)} has ${has === 0 ? 'no room' : `room for ${goods(has)}`}.`,
  'good-missing': ({ good: which, needed, has }) => `Needs ${named(needed, which)}, you have ${number(has)}.`,
  'too-poor': ({ needed, has }) => short(needed, has, reis, 'you can pay'),
  'too-few-coins': ({ asked, has }) => `${reis(has)} at most from the influence track, not ${number(asked)}.`,
  'wrong-payment': ({ cost }) => `That doesn’t add up to ${number(cost)}.`,
  'cannot-pay-visit': ({ cost, has }) => short(cost, has, influence, 'you have'),
  'wrong-good': ({ noble, takes }) => `${capital(theNoble(noble))} takes ${takes.map(good).join(' or ')}.`,
  'wrong-goods': ({ needed, given }) => `It costs ${goods(needed)}, not ${number(given)}.`,
  'too-few-goods': ({ needed, has }) =>
    `Needs ${plural(needed, { one: '# good', other: '# different goods' })}, you have ${number(has)}.`,
  'same-good-twice': ({ good: which }) => `Needs different goods: ${good(which)} can only count once.`,
  'no-room-for-good': ({ good: which, most }) => `Your warehouse holds ${named(most, which)} at most.`,
  'portfolio-full': ({ limit, used }) => `Your portfolio is full: ${number(used)} of ${number(limit)}.`,
  'no-such-card': () => 'That card isn’t in your portfolio.',
  'frees-no-slot': () => 'That card doesn’t free a slot you need.',
  'no-official-left': ({ needed, has }) => `Needs ${officials(needed)}, you have ${number(has)} left.`,
  'office-closed': ({ noble }) => `No room for your official in ${nobles(noble)} office.`,
  'same-office-twice': ({ noble }) => `1 official per office: you chose ${theNoble(noble)} twice.`,
  'how-many-offices': ({ least, most }) => `Place ${number(least)} to ${officials(most)}.`,
  'no-plan-left': ({ architect }) => `The ${names.architect[architect]} has no plan left.`,
  'no-plans-left': () => 'No plans are left.',
  'yard-empty': () => 'The shipyard is empty.',
  'nothing-to-produce': () => 'You have no stores, or no room for their goods.',
  'no-favour-left': () => 'You have every favor already.',
  'pile-empty': () => 'The pile of cubes is empty.',
  'no-marker': () => 'You have no rubble-set marker to spend.',
  'smaller-ship': ({ hull, replaces }) => `A ${names.ship(hull)} isn’t larger than a ${names.ship(replaces)}.`,
  'no-extra-good': ({ good: which }) => `The extra good can’t be ${good(which)}.`,
  'clergy-full': ({ most }) =>
    `You already have ${plural(most, { one: '# clergy tile', other: '# clergy tiles' })}, the maximum.`,
  steps: ({ most }) => `The Cardinal moves up to ${plural(most, { one: '# space', other: '# spaces' })}.`,
  'favour-held': ({ noble }) => `You already have ${nobles(noble)} favor.`,
  'favour-missing': ({ noble }) => `You don’t have ${nobles(noble)} favor.`,
  'no-land': () => 'No free land fits a city tile in the display.',
  'no-house-left': () => 'You have no house left.',
  'no-site-left': () => 'No site is free.',
  'no-unfinished-plan': () => 'You have no incomplete plan.',
  'land-taken': ({ space }) => `${space} is taken.`,
  'off-street': ({ space, fits }) => `${space} faces ${fits.map(good).join(' or ')}.`,
  'tile-gone': ({ good: which }) => `No ${oneGood(which)} tile in the display. It refills after your turn.`,
  'out-of-play': ({ place }) => `${capital(placeNamed(place))} isn’t used in a solo game.`,
  'no-such-cube': ({ cube, from }) => `No ${names.rubble[cube]} cube in the ${from}.`,
  'take-a-cube': () => 'You must take a cube.',
  'group-empty': ({ house }) => `No house is left in your ${house} group.`,
  'site-taken': ({ site }) => `The ${siteNamed(site)} is taken.`,
  'no-such-plan': () => 'You have no such plan.',
  'plan-done': () => 'That plan is completed already.',
  'no-building': ({ architect }) => `The ${names.architect[architect]} has no building available.`,
  'north-site-needs': ({ site, good: which }) => `The ${siteNamed(site)} needs a public building with ${good(which)}.`,
  'choose-officials': ({ needed, out }) => `Choose ${officials(needed)} from your ${number(out)} on the board.`,
  'no-official-there': ({ noble, from }) => `You have no official in ${nobles(noble)} ${from}.`,
  'reward-first': ({ place }) => `First enter the reward on ${placeNamed(place)}. It may be enough.`,
  'tell-first': ({ about, architect }) => `First enter ${architects(architect)} ${revealed[about]}.`,
  'already-known': ({ about, architect }) => `${capital(architects(architect))} ${revealed[about]} is entered already.`,
  'deck-empty': () => 'That deck is empty.',
  'not-your-tiles': () => 'You don’t have these clergy tiles.',
  'no-clergy': ({ asked, has }) =>
    `You have ${plural(has, { one: '# clergy tile', other: '# clergy tiles' })}, not ${number(asked)}.`,
  'out-of-range': ({ least, most, given }) =>
    `${number(given)} isn’t possible: choose ${number(least)} to ${number(most)}.`,
  'holdings-missing': () => 'First enter what you have.',
  'no-such-place': ({ place }) => `There’s no place called ${place}.`,
  'equal-colours': ({ colour }) => `A public building has 2 colors. You chose ${good(colour)} twice.`,
  'houses-do-not-fit': ({ stores, houses }) =>
    `You have ${plural(stores, { one: '# store', other: '# stores' })} on the map, but ${plural(houses, { one: '# house', other: '# houses' })} off your board.`,
  'office-overfull': ({ noble, most, given }) =>
    `${capital(nobles(noble))} office holds ${officials(most)}, not ${number(given)}.`,
  'too-many-cubes': ({ kind, most, given }) =>
    `The box has ${number(most)} ${names.rubble[kind]} ${plural(most, { one: 'cube', other: 'cubes' })}, not ${number(given)}.`,
  'not-the-tiles': ({ tiles }) => `This game’s scoring tiles are ${list(tiles.map(number))}.`,
  'house-does-not-fit': () => 'Houses and stores don’t match. Correct your houses first.',
  'too-many': ({ of, most, given }) => `${number(given)} is too many${whom[of]}. Maximum: ${number(most)}.`,
  'not-his-turn': () => 'It isn’t Lacerda’s turn.',
  'not-asked': ({ answer }) => `The app isn’t asking for ${questions[answer]} now.`,
  'still-asked': ({ question }) => `First enter ${questions[question.kind]}.`,
  'impossible-answer': ({ given, least, most }) =>
    `${number(given)} isn’t possible: choose ${number(least)} to ${number(most)}.`,
  'illegal-target': ({ step }) => `The rules don’t allow that for ${hisSteps[step]}.`,
  'no-such-step': ({ step }) => `His turn no longer includes ${hisSteps[step]}.`,
};

/** What can be done instead. */
export const instead = (possible: readonly string[]): string =>
  possible.length === 0 ? '' : ` Possible: ${list(possible)}.`;
