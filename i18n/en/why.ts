import type { WhyWords } from '../shape/why';
import { capital } from '../translate';
import { number } from './grammar';
import { names } from './names';
import { officials, siteNamed } from './turnNames';

const yesNo = (score: number): string => (score === 1 ? 'yes' : 'no');
const ROW = ['A', 'B', 'C', 'D', 'E'] as const;
const FROM_LEFT = ['1st', '2nd', '3rd'] as const;

/** Why Lacerda chose what he chose. */
export const why: WhyWords = {
  title: 'Why this?',
  of: {
    office: 'Which office',
    plan: 'Which plan',
    favour: 'Which favor',
    store: 'Which store',
    cube: 'Which cube',
    building: 'Which building and site',
  },
  criteria: {
    office: { 'fewest-of-his': 'Fewest of his officials', 'leftmost-office': 'Leftmost office' },
    plan: { 'most-officials': 'Most officials', 'blue-architect': 'Blue architect' },
    favour: { 'leftmost-noble': 'Leftmost noble' },
    store: {
      'most-wigs': 'Most wigs',
      'most-wigs-on-space': 'Most wigs on a space',
      'topmost-row': 'Topmost row',
      leftmost: 'Leftmost column',
      'facing-left': 'Facing left',
    },
    cube: { cheapest: 'Cheapest cube', 'column-first': 'From the column' },
    building: {
      'best-difference': 'His wigs − yours',
      'tile-by-aide': 'Aide’s tile',
      'clockwise-from-west-d': 'Clockwise from west D',
    },
  },
  heads: {
    office: { 'fewest-of-his': 'His', 'leftmost-office': 'From left' },
    plan: { 'most-officials': 'Officials', 'blue-architect': 'Blue' },
    favour: { 'leftmost-noble': 'From left' },
    store: {
      'most-wigs': 'Wigs',
      'most-wigs-on-space': 'On space',
      'topmost-row': 'Row',
      leftmost: 'Col.',
      'facing-left': 'West',
    },
    cube: { cheapest: 'Value', 'column-first': 'Column' },
    building: { 'best-difference': 'His − yours', 'tile-by-aide': 'Aide', 'clockwise-from-west-d': 'Clock-wise' },
  },
  scores: {
    office: { 'fewest-of-his': number, 'leftmost-office': (score) => FROM_LEFT[score] ?? number(score) },
    plan: { 'most-officials': number, 'blue-architect': yesNo },
    favour: { 'leftmost-noble': (score) => FROM_LEFT[score] ?? number(score) },
    store: {
      'most-wigs': number,
      'most-wigs-on-space': number,
      'topmost-row': (score) => ROW[score] ?? number(score),
      leftmost: number,
      'facing-left': yesNo,
    },
    cube: { cheapest: number, 'column-first': yesNo },
    building: {
      'best-difference': (score) => (score < 0 ? `−${number(-score)}` : number(score)),
      'tile-by-aide': yesNo,
      'clockwise-from-west-d': (score) => number(score + 1),
    },
  },
  candidates: {
    office: (noble) => names.noble[noble],
    plan: ({ architect, officials: count }) => `${capital(names.architect[architect])}, ${officials(count)}`,
    favour: (noble) => names.noble[noble],
    store: ({ space, good }) => `${space} ${names.good[good]}`,
    cube: ({ from, kind }) => `${capital(names.rubble[kind])} from the ${from}`,
    building: ({ site, architect }) => `${capital(siteNamed(site))}, ${names.architect[architect]}`,
  },
  candidate: 'Option',
  only: (name) => `${name} was the only option.`,
  decided: (name, criterion) => `${name}: decided by “${criterion}”.`,
  tied: (name) => `All were equal. ${name} comes first.`,
  fell: (score) => `${score}, out`,
  deciding: (criterion) => `${criterion}, decides`,
  showAll: (count) => `Show all ${number(count)}`,
  paidTitle: 'What the visit cost him',
  total: (total) => `= ${number(total)}`,
};
