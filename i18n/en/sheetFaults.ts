import type { Speaker } from '../say';
import type { SheetFault } from '../sheetFault';
import { list, number, plural } from './grammar';
import { reis } from './turnNames';

const any = (choices: readonly (string | number)[]) => list(choices.map(String));

/** What is wrong or missing on a sheet. */
export const sheetFaults: Speaker<SheetFault> = {
  missing: () => 'nothing is marked here. Mark at least 1',
  'no-such-field': () => 'a sheet has no such entry',
  'not-an-object': () => 'this isn’t a group of entries',
  'not-a-list': () => 'this isn’t a list',
  'not-text': () => 'this isn’t text',
  'not-a-number': () => 'this isn’t a number',
  'not-whole': () => 'this isn’t a whole number',
  'not-true-or-false': () => 'this is neither true nor false',
  'too-small': ({ has, least }) => `${number(has)} is too small. Minimum: ${number(least)}`,
  'too-large': ({ has, most }) => `${number(has)} is too large. Maximum: ${number(most)}`,
  'not-one-of': ({ choices }) => `this is none of ${any(choices)}`,
  'wrong-length': ({ has, needs }) =>
    `needs ${plural(needs, { one: '# entry', other: '# entries' })}, has ${number(has)}`,
  'too-long': ({ has, most }) => `too long: ${number(has)}. Maximum: ${number(most)}`,
  'too-deep': () => 'this is nested too deep',
  'and-more': ({ count }) => `and ${number(count)} more`,
  twice: ({ of }) => `${String(of)} is there twice`,
  'no-such-place': () => 'no place on the board has this name',
  'no-start': ({ value }) => `no space shows ${reis(value)}, where the marker starts`,
  'too-few-spaces': ({ has, least }) =>
    `a track needs at least ${plural(least, { one: '# space', other: '# spaces' })}, has ${number(has)}`,
  'not-rising': ({ before, has }) => `${reis(has)} is above ${number(before)}. Values rise from bottom to top`,
  falling: ({ before, has }) =>
    `${number(has)} is above ${number(before)}. Influence values never fall from bottom to top`,
  'lowest-above-start': ({ lowest, start }) => `the lowest price ${number(lowest)} is above the start ${number(start)}`,
  'same-gap': () => 'both icons are on the same space. Each has its own',
};
