import type { Speaker } from '../say';
import type { SheetFault } from '../sheetFault';
import { translate } from '../translate';

const { list, number } = translate('en');
const any = (choices: readonly (string | number)[]) => list(choices.map(String));

/** What is wrong or missing on a sheet. */
export const sheetFaults: Speaker<SheetFault> = {
  missing: () => 'nothing is marked here; at least one is needed',
  'no-such-field': () => 'a sheet has no such entry',
  'not-an-object': () => 'this is not a group of entries',
  'not-a-list': () => 'this is not a list',
  'not-text': () => 'this is not text',
  'not-a-number': () => 'this is not a number',
  'not-whole': () => 'this is not a whole number',
  'not-true-or-false': () => 'this is neither true nor false',
  'too-small': ({ has, least }) => `${number(has)} is too small, at least ${number(least)}`,
  'too-large': ({ has, most }) => `${number(has)} is too large, at most ${number(most)}`,
  'not-one-of': ({ choices }) => `this is none of ${any(choices)}`,
  'wrong-length': ({ has, needs }) => `${number(needs)} entries are needed, here are ${number(has)}`,
  'too-long': ({ has, most }) => `this is ${number(has)} long, at most ${number(most)}`,
  'too-deep': () => 'this is nested too deep',
  'and-more': ({ count }) => `and ${number(count)} more`,
  twice: ({ of }) => `${String(of)} is there twice`,
  'no-such-place': () => 'no place of the board has this name',
  'no-start': ({ value }) => `no space shows ${number(value)} réis: the marker starts there`,
  'too-few-spaces': ({ has, least }) => `a track needs at least ${number(least)} spaces, here are ${number(has)}`,
  'not-rising': ({ before, has }) => `${number(has)} réis stands above ${number(before)}; upwards the values rise`,
  falling: ({ before, has }) => `${number(has)} stands above ${number(before)}; upwards the left values do not fall`,
  'lowest-above-start': ({ lowest, start }) => `the lowest price ${number(lowest)} is above the start ${number(start)}`,
  'same-gap': () => 'both icons are at the same gap; they have one each',
};
