import type { Depth, GameState, Payment } from '@/engine';

import type { AnswerLines, FactLines, MoveLines } from '../shape/log';
import { capital } from '../translate';
import { clergyTile } from './clergy';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cardAt, planAt, shipAt } from './pieceNames';
import { official, payment } from './turnCommands';
import {
  architects,
  nobles as noblesOwn,
  officials,
  placeNamed,
  siteNamed,
  theDeck,
  theNoble,
  toDo,
  wigs,
} from './turnNames';

const clergy = (tiles: number): string => plural(tiles, { one: '# clergy tile', other: '# clergy tiles' });

function paying(pay: Payment): string {
  const said = payment(pay);
  return said === 'free' ? 'for free' : said;
}

const keptFromNow: Readonly<Record<Depth, string>> = {
  everything: 'The app now tracks everything.',
  'lacerda-needs': 'The app now tracks what Lacerda needs.',
};

const instead = (table: GameState | undefined, discard: number | undefined): string =>
  discard === undefined ? '' : `, instead of ${cardAt(table, discard)}`;

const facts: FactLines = {
  plan: ({ architect, officials: count }) =>
    count === null
      ? `${capital(architects(architect))} plans are gone.`
      : `${capital(architects(architect))} top plan: ${officials(count)}.`,
  building: ({ architect, colours }) =>
    colours === null
      ? `${capital(architects(architect))} buildings are gone.`
      : `${capital(architects(architect))} next building: ${list(colours.map((good) => names.good[good]))}.`,
  reward: ({ place }) => `Entered the reward on ${placeNamed(place)}.`,
};

const answers: AnswerLines = {
  clergyWigs: ({ wigs: back }) => `His clergy tile shows ${wigs(back)}.`,
  plan: (answer) => facts.plan({ ...answer, about: 'plan' }),
  building: (answer) => facts.building({ ...answer, about: 'building' }),
  follow: () => 'You didn’t follow him.',
  church: ({ choice }) =>
    choice === 'declined'
      ? 'You kept your clergy tiles.'
      : `You discarded ${clergy(choice.tiles)} for ${wigs(choice.wigs)}.`,
};

/** What was entered, as the log says it. */
export const logMoves: Omit<MoveLines, 'correct'> = {
  'get-gold': () => 'Discarded a card for 1 gold.',
  'play-noble-card': ({ noble, influence, discard }, table) =>
    `Played a ${names.noble[noble]} card into your portfolio, influence ${number(influence)}${instead(table, discard)}.`,
  'play-treasury-card': ({ discard }, table) => `Played a treasury card into your portfolio${instead(table, discard)}.`,
  visit: ({ noble, pay }) => `Visited ${theNoble(noble)} ${paying(pay)}.`,
  sponsor: () => 'Sponsored an event.',
  'make-room': ({ index }, table) => `Discarded ${cardAt(table, index)}.`,
  sell: ({ good, ship }, table) => `Sold 1 ${names.oneGood[good]} to ${shipAt(table, ship.owner, ship.index)}.`,
  trade: ({ good, action }) => `Traded 1 ${names.oneGood[good]} to ${toDo[action]}.`,
  'recruit-officials': ({ nobles }) => `Recruited officials for ${list(nobles.map(theNoble))}.`,
  'take-plan': ({ architect }) => `Acquired ${architects(architect)} plan.`,
  'build-ship': ({ pay }) =>
    `Built the top ship${pay.length === 0 ? '' : ` for ${list(pay.map((good) => `1 ${names.oneGood[good]}`))}`}.`,
  produce: ({ extra }) =>
    extra === null ? 'Produced goods.' : `Produced goods, with 1 extra ${names.oneGood[extra]}.`,
  'meet-cardinal': ({ steps, tile }) =>
    `Moved the Cardinal ${plural(steps, { one: '# space', other: '# spaces' })} and took a clergy tile${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`,
  'take-favour': ({ noble }) => `Got ${noblesOwn(noble)} favor.`,
  'build-store': ({ space, good }) => `Built a ${names.oneGood[good]} store on ${space}.`,
  'buy-land': ({ cube, house }) =>
    `${cube === null ? 'No cube there' : `${capital(names.rubble[cube.kind])} cube from the ${cube.from}`}, a ${house} house.`,
  'take-decree': () => 'Took a decree.',
  'open-building': ({ site }) => `Opened a public building on the ${siteNamed(site)}.`,
  'staff-building': ({ plan }, table) => `Staffed it with ${planAt(table, plan)}.`,
  'take-cube': ({ cube }) => `Took the ${names.rubble[cube]} cube.`,
  'take-good': ({ good }) => `Took 1 ${names.oneGood[good]}.`,
  'lose-good': ({ good }) => `Returned 1 ${names.oneGood[good]}.`,
  'lose-official': ({ official: lost }) => `Returned the official in ${official(lost)}.`,
  decline: () => 'Skipped the rest.',
  follow: ({ pay }) => `You followed him ${paying(pay)}.`,
  'decline-follow': () => 'You didn’t follow him.',
  'take-card': ({ deck }) => `Took a card from ${theDeck(deck)}.`,
  'church-choice': ({ tiles, wigs: backs }) => `Discarded ${clergy(tiles)} for ${wigs(backs)}.`,
  'decline-church': () => 'Kept the clergy tiles.',
  'end-turn': () => null,
  'period-discard': () => 'Set up period 2.',
  tell: ({ fact }) => (facts[fact.about] as (told: typeof fact) => string)(fact),
  'set-depth': ({ depth }) => keptFromNow[depth],
  'tell-lacerda': ({ answer }) => (answers[answer.kind] as (told: typeof answer) => string)(answer),
  'finish-lacerda': () => null,
  'let-lacerda-follow': () => 'Lacerda followed you.',
};
