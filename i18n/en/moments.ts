import type { Deck, Noble, Seat } from '@/engine';

import { translate } from '../translate';
import { names } from './names';
import { influence, theDeck, theNoble, wigs } from './turnNames';

const { number, plural } = translate('en');

/** What happens rarely and is easily forgotten. */
export const moments = {
  lastRound: {
    thisRound: 'The end is near: finish this round, then one last round.',
    last: {
      you: 'The last round: your last turn.',
      lacerda: 'The last round: his last turn, then the final scoring.',
    } satisfies Readonly<Record<Seat, string>>,
  },
  church: {
    his: (gained: number, portfolio: number, ships: number) =>
      `Lacerda gains ${influence(gained)}: the top of your portfolio ${number(portfolio)}, his ships ${number(ships)}.`,
    standUp: 'Then stand the Cardinal up.',
  },
  period: {
    title: 'The second period',
    intro: 'The first period is over. Set the table in this order; tick off what you like.',
    steps: 'The change of period',
    cards: { label: 'Discard every card left in the four decks', detail: 'Your hand stays with you' },
    yourWigs: (sets: number, gained: number, now: number) =>
      sets === 0
        ? 'You: no rubble set, no wigs'
        : `You: ${wigs(gained)} for ${plural(sets, { one: '# rubble set', other: '# rubble sets' })}, then ${number(now)}`,
    hisWigs: (cubes: number, gained: number, now: number) =>
      cubes === 0
        ? 'Lacerda: no cubes, no wigs'
        : `Lacerda: ${wigs(gained)} for ${plural(cubes, { one: '# cube', other: '# cubes' })}, then ${number(now)}; the cubes stay`,
    ships: { label: 'Take the ships out of the yard', detail: 'New ones: purple, hull 3, on top of brown, hull 4' },
    discard: {
      label: 'Discard any cards from your hand',
      detail: 'One card of each noble gives its reward; no penalties',
    },
    hand: { label: 'Draw back to 5 cards', detail: 'From the purple deck; the rest goes to the box' },
    decks: {
      label: 'Deal the brown deck into four by type',
      detail: 'Builder, minister, king, treasury: 5 cards each, tops face up',
    },
    refill: { label: 'Refill the church and the decrees', detail: 'Clergy tiles all around, 8 decrees' },
    stays: (aide: Deck, courtier: Noble) => ({
      label: 'Aide and courtier stay',
      detail: `The aide on ${theDeck(aide)}, the courtier with ${theNoble(courtier)}`,
    }),
    rewards: 'Rewards of the cards you discard',
    card: (noble: Noble) => `${names.noble[noble]} card`,
    enter: (noble: Noble) => `Enter the reward of a ${names.noble[noble]} card`,
    add: 'Add',
    none: 'no reward',
    begin: 'Begin the second period',
  },
};
