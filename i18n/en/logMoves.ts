import type { GameState, Payment } from '@/engine';

import type { AnswerLines, FactLines, MoveLines } from '../shape/log';
import { translate } from '../translate';
import { clergyTile } from './clergy';
import { names } from './names';
import { cardAt, planAt, shipAt } from './pieceNames';
import { ACTIONS, official, payment } from './turnCommands';
import { capital, officials, siteNamed, theDeck, theNoble, wigs } from './turnNames';

const { list, number, plural } = translate('en');

const clergy = (tiles: number): string => plural(tiles, { one: '# clergy tile', other: '# clergy tiles' });

function paying(pay: Payment): string {
  const said = payment(pay);
  return said === 'free' ? 'for free' : said;
}

const instead = (table: GameState | undefined, discard: number | undefined): string =>
  discard === undefined ? '' : `, instead of ${cardAt(table, discard)}`;

const facts: FactLines = {
  plan: ({ architect, officials: count }) =>
    count === null
      ? `No plan of the ${names.architect[architect]} is left.`
      : `The top plan of the ${names.architect[architect]} shows ${officials(count)}.`,
  building: ({ architect, colours }) =>
    colours === null
      ? `No building of the ${names.architect[architect]} is left.`
      : `The next building of the ${names.architect[architect]} is ${list(colours.map((good) => names.good[good]))}.`,
  reward: ({ place }) => `Noted what is printed on ${place}.`,
};

const answers: AnswerLines = {
  clergyWigs: ({ wigs: back }) => `His clergy tile shows ${wigs(back)}.`,
  plan: (answer) => facts.plan({ ...answer, about: 'plan' }),
  building: (answer) => facts.building({ ...answer, about: 'building' }),
  follow: () => 'You did not follow him.',
  church: ({ choice }) =>
    choice === 'declined'
      ? 'You kept your clergy tiles.'
      : `You discarded ${clergy(choice.tiles)} for ${wigs(choice.wigs)}.`,
};

/** What was entered, as the log tells it. */
export const logMoves: Omit<MoveLines, 'correct'> = {
  'get-gold': () => 'Discarded a card for 1 gold.',
  'play-noble-card': ({ noble, influence, discard }, table) =>
    `Played a ${names.noble[noble]} card to the portfolio, influence ${number(influence)}${instead(table, discard)}.`,
  'play-treasury-card': ({ discard }, table) => `Played a treasury card to the portfolio${instead(table, discard)}.`,
  visit: ({ noble, pay }) => `Visited ${theNoble(noble)} ${paying(pay)}.`,
  sponsor: () => 'Sponsored the event of a treasury card.',
  'make-room': ({ index }, table) => `Discarded ${cardAt(table, index)}.`,
  sell: ({ good, ship }, table) => `Sold ${names.good[good]} to ${shipAt(table, ship.owner, ship.index)}.`,
  trade: ({ good, action }) => `Traded ${names.good[good]} to ${ACTIONS[action]}.`,
  'recruit-officials': ({ nobles }) => `Sent officials to ${list(nobles.map(theNoble))}.`,
  'take-plan': ({ architect }) => `Took the plan of the ${names.architect[architect]}.`,
  'build-ship': ({ pay }) =>
    `Built the top ship${pay.length === 0 ? '' : ` for ${list(pay.map((good) => names.good[good]))}`}.`,
  produce: ({ extra }) => (extra === null ? 'Produced.' : `Produced, ${names.good[extra]} as the extra good.`),
  'meet-cardinal': ({ steps, tile }) =>
    `Moved the Cardinal ${plural(steps, { one: '# space', other: '# spaces' })} and took a clergy tile${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`,
  'take-favour': ({ noble }) => `Took the favour of ${theNoble(noble)}.`,
  'build-store': ({ space, good }) => `Built a ${names.good[good]} store on ${space}.`,
  'buy-land': ({ cube, house }) =>
    `${cube === null ? 'No cube there' : `${capital(names.rubble[cube.kind])} cube from the ${cube.from}`}, a ${house} house.`,
  'take-decree': () => 'Took a decree.',
  'open-building': ({ site }) => `Opened a public building on the ${siteNamed(site)}.`,
  'staff-building': ({ plan }, table) => `Staffed it with ${planAt(table, plan)}.`,
  'take-cube': ({ cube }) => `Took the ${names.rubble[cube]} cube.`,
  'take-good': ({ good }) => `Took 1 ${names.good[good]}.`,
  'lose-good': ({ good }) => `Lost 1 ${names.good[good]}.`,
  'lose-official': ({ official: lost }) => `Lost the official in ${official(lost)}.`,
  decline: () => 'Left the rest.',
  follow: ({ pay }) => `You followed him ${paying(pay)}.`,
  'decline-follow': () => 'You did not follow him.',
  'take-card': ({ deck }) => `Took a card of ${theDeck(deck)}.`,
  'church-choice': ({ tiles, wigs: backs }) => `Discarded ${clergy(tiles)} for ${wigs(backs)}.`,
  'decline-church': () => 'Kept the clergy tiles.',
  'end-turn': () => null,
  'period-discard': () => 'Set the table for the second period.',
  tell: ({ fact }) => (facts[fact.about] as (told: typeof fact) => string)(fact),
  'set-depth': ({ depth }) =>
    depth === 'everything'
      ? 'The app keeps everything from here on.'
      : 'The app keeps what Lacerda needs from here on.',
  'tell-lacerda': ({ answer }) => (answers[answer.kind] as (told: typeof answer) => string)(answer),
  'finish-lacerda': () => null,
  'let-lacerda-follow': () => 'Lacerda followed you.',
};
