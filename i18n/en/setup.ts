import type { Architect, Deck, Noble, Site } from '@/engine';

import { translate } from '../translate';
import { names } from './names';
import { officials, siteNamed, theDeck, theNoble } from './turnNames';

const { list, number } = translate('en');

/** Setting the table for a solo game. */
export const setup = {
  title: 'New solo game',
  intro: 'The app has dealt. Do what it says in this order; nothing is lost if you leave and come back.',
  again: 'Deal again',
  steps: 'Set the table',
  do: {
    board: () => 'Board with rows A to D; treasury marker on 3 réis; prices at their start; Cardinal on the influence icon.',
    cubes: () => 'Rubble: lay the cubes as the map shows; put 6 more beside the map.',
    scoring: (tiles: readonly number[]) => `Scoring tiles under columns 1 to 4: ${list(tiles.map(number))}.`,
    ships: () => 'Ships: hull 1 on top of hull 2 in the yard.',
    decrees: () => 'Lay out 8 decrees, without those that two players leave out.',
    decks: () => 'Deal the red deck into four decks of 5 by type, tops face up; take 5 blue cards.',
    you: (favour: Noble) => `You: 5 wigs, influence 4, 10 réis, one of each good, 1 clergy tile, the favour of ${theNoble(favour)}.`,
    lacerda: (favour: Noble) => `Lacerda: 5 wigs, influence 5, the favour of ${theNoble(favour)}, two starting plans.`,
    officials: () => 'Offices: one neutral official in each; one of yours and one of his at the Minister.',
    aide: (deck: Deck) => `Put the aide on ${theDeck(deck)}.`,
    courtier: (noble: Noble) => `Put the courtier at ${theNoble(noble)}.`,
    preplaced: (architect: Architect, site: Site) =>
      `The top building of the ${names.architect[architect]} goes on the ${siteNamed(site)}; its cubes leave the game.`,
  },
  ask: {
    title: 'What you drew',
    preplaced: (site: Site) => `The building on the ${siteNamed(site)}`,
    available: (architect: Architect) => `The available building of the ${names.architect[architect]}`,
    stack: (architect: Architect) => `The top plan of the ${names.architect[architect]}`,
    yourArchitect: 'Your starting plan: which architect?',
    yourPlan: 'Your starting plan: how many officials?',
    hisPlans: ['Lacerda’s first plan', 'Lacerda’s second plan'] as const,
    architect: (architect: Architect) => names.architect[architect],
    officials,
    and: (one: string) => `${one} and …`,
    both: (one: string, other: string) => `${one} and ${other}`,
  },
  depth: {
    label: 'What the app keeps',
    'lacerda-needs': 'What Lacerda needs',
    everything: 'Everything',
  },
  start: 'Begin: my first turn',
  missing: (count: number) => (count === 1 ? 'One answer is missing.' : `${number(count)} answers are missing.`),
  refused: 'This cannot be: a building has two different colours, and a plan at least one official.',
  gameName: (date: string) => `Solo game of ${date}`,
};
