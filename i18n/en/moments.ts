import type { Deck, Noble, Seat } from '@/engine';

import { number, plural } from './grammar';
import { names } from './names';
import { theDeck, theNoble, wigs } from './turnNames';

/** Where a marker ends. */
const track = (what: string, from: number, to: number): string =>
  from === to ? `${what} stay on **${number(to)}**` : `${what} ${number(from)} → **${number(to)}**`;

/** What happens rarely and is easily forgotten. */
export const moments = {
  lastRound: {
    thisRound: 'The end is triggered: 1 more round after this one.',
    last: {
      you: 'Final round: your last turn.',
      lacerda: 'Final round: his last turn, then endgame scoring.',
    } satisfies Readonly<Record<Seat, string>>,
  },
  church: {
    his: (portfolio: number, ships: number) => `Your portfolio ${number(portfolio)} + his ships ${number(ships)}`,
    then: 'What he gains',
  },
  period: {
    title: 'End of period 1',
    intro: 'Period 1 is over. Do these in order and check them off.',
    steps: 'End of period',
    cards: { label: 'Discard **every card** left in the 4 decks', detail: 'You keep your hand' },
    yourWigs: (sets: number, from: number, to: number) => ({
      label: track('Your wigs', from, to),
      detail:
        sets === 0
          ? 'No rubble sets'
          : `${wigs(to - from)} for ${plural(sets, { one: '# rubble set', other: '# rubble sets' })}`,
    }),
    hisWigs: (cubes: number, from: number, to: number) => ({
      label: track('His wigs', from, to),
      detail:
        cubes === 0
          ? 'No cubes'
          : `${wigs(to - from)} for ${plural(cubes, { one: '# cube', other: '# cubes' })}. He keeps them`,
    }),
    ships: { label: 'Discard **every ship** in the shipyard' },
    newShips: { label: 'Shipyard: **purple, size 3**, on top of **brown, size 4**' },
    discard: {
      label: 'Discard **any number** of hand cards',
      detail: '1 card per noble gives its reward. No penalties',
    },
    hand: { label: 'Draw back to **5 cards**', detail: 'From the purple deck. Return the rest to the box' },
    decks: { label: 'Deal the brown deck into **4 decks of 5**', detail: 'By type, tops face up' },
    clergy: { label: 'Refill: **clergy tiles** all around the church' },
    decrees: { label: 'Refill: **8 decrees**' },
    stays: (aide: Deck, courtier: Noble) => ({
      label: 'Aide and courtier **stay**',
      detail: `On ${theDeck(aide)}, with ${theNoble(courtier)}`,
    }),
    rewards: 'Rewards of the cards you discard',
    card: (noble: Noble) => `${names.noble[noble]} card`,
    enter: (noble: Noble) => `Reward on a ${names.noble[noble]} card`,
    none: 'no reward',
    begin: 'Start period 2',
  },
};
