import type {
  Fact,
  GrantedTask,
  MoveRefusal,
  OverridableStep,
  Question,
  StateAction,
  TaskKind,
  YourStep,
} from '@/engine';

import type { Speaker } from '../say';
import { translate } from '../translate';
import { names } from './names';
import { capital, influence, officials, reis, siteNamed, theNoble } from './turnNames';

const { list, number, plural } = translate('en');

const goods = (count: number): string => plural(count, { one: '# good', other: '# goods' });
const good = (one: keyof typeof names.good): string => names.good[one];
const short = (needed: number, has: number, amount: (count: number) => string): string =>
  `${capital(amount(Math.max(0, needed - has)))} short: needs ${number(needed)}, you have ${number(has)}.`;

const anyOf = (things: readonly string[]): string =>
  [things.slice(0, -1).join(', '), ...things.slice(-1)].filter((part) => part !== '').join(' or ');

const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'recruiting officials',
  plan: 'taking a plan',
  ship: 'building a ship',
  produce: 'producing',
  cardinal: 'meeting the Cardinal',
  favour: 'taking a favour',
};
const granted: Readonly<Record<GrantedTask, string>> = {
  official: 'place the official',
  'cardinal-1': 'move the Cardinal',
  cube: 'take the cube',
  good: 'take the good',
  store: 'build the store',
  decree: 'take the decree',
  'extra-decree': 'take the extra decree',
  building: 'open the building',
  'lose-good': 'give a good back',
  'lose-official': 'take an official back',
};
const tasks: Readonly<Record<TaskKind, string>> = {
  ...granted,
  officials: 'recruit the officials',
  plan: 'take the plan',
  ship: 'build the ship',
  produce: 'produce',
  cardinal: 'meet the Cardinal',
  favour: 'take the favour',
  land: 'pay for the land',
  staff: 'staff the building',
  tuck: 'make room in your portfolio',
};
const steps: Readonly<Record<YourStep['at'], string>> = {
  action: 'First play a card or get gold.',
  portfolio: 'Your card is in the portfolio: sell or trade, then take a card.',
  visit: 'You are with a noble: his action comes next.',
  'his-follow': 'Lacerda follows your visit first.',
  follow: 'You follow Lacerda: choose one of the three actions.',
  card: 'Take a card from a deck next.',
  church: 'Church scoring comes next.',
  end: 'Your turn is over.',
  period: 'The period changes first.',
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
const lying: Readonly<Record<Exclude<Fact['about'], 'reward'>, string>> = {
  plan: 'top plan',
  building: 'next building',
};
const whom = { you: 'yours', lacerda: 'Lacerda’s', neutral: 'neutral ones', cards: 'cards', cubes: 'cubes' } as const;

/** Why a move does not go, the number first. */
export const refusals: Speaker<MoveRefusal> = {
  'not-your-turn': () => 'It is Lacerda’s turn.',
  'game-over': () => 'The game is over.',
  'nothing-to-decline': () => 'There is nothing to decline here.',
  'not-now': ({ at }) => steps[at],
  'first-finish': ({ task }) => `First ${tasks[task]}.`,
  'must-be-done': ({ task }) => `Not everything you began could be finished: you could not ${tasks[task]}.`,
  'action-covered': ({ action }) => `Only once a turn: ${stateActions[action]} is done already.`,
  'enough-trades': ({ most }) => `At most ${plural(most, { one: '# trade', other: '# trades' })} in a turn.`,
  'selling-or-trading': ({ doing }) => `You are ${doing} already: the other has to wait for another turn.`,
  'reward-not-declined': ({ task }) => `A reward is not declined: ${tasks[task]}.`,
  'must-sell-or-trade': () => 'First sell or trade a good.',
  'no-sale-or-trade': ({ goods: lacking, ship }) => {
    const helps = [
      ...(lacking.length > 0 ? [`1 more ${anyOf(lacking.map(good))}`] : []),
      ...(ship ? ['a ship in port'] : []),
    ];
    const then = helps.length === 0 ? '' : ` ${capital(anyOf(helps))} would do.`;
    return `A card goes into the portfolio only if you can then sell or trade a good.${then}`;
  },
  'no-such-ship': () => 'That ship is not there.',
  'no-room': ({ hull, has }) =>
    `The ship of hull ${number(hull)} has room for ${has === 0 ? 'nothing more' : goods(has)}.`,
  'good-missing': ({ good: which, needed, has }) => `Needs ${number(needed)} ${good(which)}, you have ${number(has)}.`,
  'too-poor': ({ needed, has }) => short(needed, has, reis),
  'too-few-coins': ({ asked, has }) => `The influence track gives at most ${reis(has)}, not ${number(asked)}.`,
  'wrong-payment': ({ cost }) => `That does not pay ${number(cost)}.`,
  'cannot-pay-visit': ({ cost, has }) => short(cost, has, influence),
  'wrong-good': ({ noble, takes }) => `${capital(theNoble(noble))} takes ${takes.map(good).join(' or ')}.`,
  'wrong-goods': ({ needed, given }) => `It costs ${goods(needed)}, not ${number(given)}.`,
  'too-few-goods': ({ needed, has }) =>
    `Needs ${plural(needed, { one: '# good', other: '# different goods' })}, you have ${number(has)}.`,
  'same-good-twice': ({ good: which }) => `Different goods are needed: ${good(which)} counts once.`,
  'no-room-for-good': ({ good: which, most }) => `Your warehouse holds at most ${number(most)} ${good(which)}.`,
  'portfolio-full': ({ limit, used }) => `Your portfolio is full: ${number(used)} of ${number(limit)}.`,
  'no-such-card': () => 'That card is not in your portfolio.',
  'frees-no-slot': () => 'Discarding that card frees no slot of the right half.',
  'no-official-left': ({ needed, has }) => `Needs ${officials(needed)}, you have ${number(has)} left.`,
  'office-closed': ({ noble }) => `The office of ${theNoble(noble)} takes no more of yours.`,
  'same-office-twice': ({ noble }) => `One official an office: ${theNoble(noble)} was named twice.`,
  'how-many-offices': ({ least, most }) => `Place ${number(least)} to ${officials(most)}.`,
  'no-plan-left': ({ architect }) => `The ${names.architect[architect]} has no plan left.`,
  'no-plans-left': () => 'No plan is left.',
  'yard-empty': () => 'The shipyard is empty.',
  'nothing-to-produce': () => 'You have no store that could produce, or no room for its goods.',
  'no-favour-left': () => 'You hold every favour already.',
  'pile-empty': () => 'The pile of cubes is empty.',
  'no-marker': () => 'You have no rubble-set marker to spend.',
  'smaller-ship': ({ hull, replaces }) => `Hull ${number(hull)} is not bigger than hull ${number(replaces)}.`,
  'no-extra-good': ({ good: which }) => `${capital(good(which))} cannot be the extra good.`,
  'clergy-full': ({ most }) => `You hold ${number(most)} clergy tiles, the most there may be.`,
  steps: ({ most }) => `The Cardinal moves at most ${plural(most, { one: '# space', other: '# spaces' })}.`,
  'favour-held': ({ noble }) => `You hold the favour of ${theNoble(noble)} already.`,
  'favour-missing': ({ noble }) => `You do not hold the favour of ${theNoble(noble)}.`,
  'no-land': () => 'No free land fits a city tile of the display.',
  'no-house-left': () => 'You have no house left.',
  'no-site-left': () => 'No site is free.',
  'no-unfinished-plan': () => 'You have no unfinished plan.',
  'land-taken': ({ space }) => `${space} is taken.`,
  'off-street': ({ space, fits }) => `${space} faces ${fits.map(good).join(' or ')}.`,
  'tile-gone': ({ good: which }) => `No ${good(which)} tile lies in the display; it is refilled after your turn.`,
  'out-of-play': ({ place }) => `${place} is not used in a solo game.`,
  'no-such-cube': ({ cube, from }) => `No ${names.rubble[cube]} cube lies in the ${from}.`,
  'take-a-cube': () => 'A cube has to be taken.',
  'group-empty': ({ house }) => `No house is left in your ${house} group.`,
  'site-taken': ({ site }) => `The ${siteNamed(site)} is taken.`,
  'no-such-plan': () => 'You have no such plan.',
  'plan-done': () => 'That plan is finished already.',
  'no-building': ({ architect }) => `The ${names.architect[architect]} has no building available.`,
  'north-site-needs': ({ site, good: which }) => `The ${siteNamed(site)} needs a building with ${good(which)}.`,
  'choose-officials': ({ needed, out }) => `Choose ${officials(needed)} of the ${number(out)} you have on the board.`,
  'no-official-there': ({ noble, from }) => `You have no such official in the ${from} of ${theNoble(noble)}.`,
  'reward-first': ({ place }) => `First tell what is printed on ${place}: it may be enough.`,
  'tell-first': ({ about, architect }) => `First tell the ${lying[about]} of the ${names.architect[architect]}.`,
  'already-known': ({ about, architect }) =>
    `The ${lying[about]} of the ${names.architect[architect]} is known already.`,
  'deck-empty': () => 'That deck is empty.',
  'not-your-tiles': () => 'You do not hold these clergy tiles.',
  'no-clergy': ({ asked, has }) =>
    `You hold ${plural(has, { one: '# clergy tile', other: '# clergy tiles' })}, not ${number(asked)}.`,
  'out-of-range': ({ least, most, given }) =>
    `${number(given)} cannot be: between ${number(least)} and ${number(most)}.`,
  'holdings-missing': () => 'Say first what you hold.',
  'no-such-place': ({ place }) => `There is no place ${place}.`,
  'equal-colours': ({ colour }) => `A building has two colours: ${good(colour)} was named twice.`,
  'houses-do-not-fit': ({ stores, houses }) =>
    `You have ${number(stores)} stores on the map, but ${number(houses)} houses are taken from your board.`,
  'office-overfull': ({ noble, most, given }) =>
    `The office of ${theNoble(noble)} holds ${officials(most)}, not ${number(given)}.`,
  'too-many-cubes': ({ kind, most, given }) =>
    `There are ${number(most)} ${names.rubble[kind]} cubes, not ${number(given)}.`,
  'not-the-tiles': ({ tiles }) => `The scoring tiles of the game are ${list(tiles.map(number))}.`,
  'house-does-not-fit': () => 'Houses and stores would not add up.',
  'too-many': ({ of, most, given }) => `${number(given)} are too many ${whom[of]}: at most ${number(most)}.`,
  'not-his-turn': () => 'Lacerda is not to move now.',
  'not-asked': ({ answer }) => `He does not ask for ${questions[answer]} now.`,
  'still-asked': ({ question }) => `He still has to know ${questions[question.kind]}.`,
  'impossible-answer': ({ given, least, most }) =>
    `${number(given)} cannot be: between ${number(least)} and ${number(most)}.`,
  'illegal-target': ({ step }) => `The rules do not allow that for ${hisSteps[step]}.`,
  'no-such-step': ({ step }) => `His turn has no ${hisSteps[step]} any more.`,
};

/** What can be done instead. */
export const instead = (possible: readonly string[]): string =>
  possible.length === 0 ? '' : ` Possible: ${list(possible)}.`;
