import type { Fault } from '@/engine';

import type { Carrying } from './say';

/** What can be wrong with a board sheet, entered or pasted. */
export type SheetFault = Carrying<
  Fault,
  | 'missing'
  | 'no-such-field'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-text'
  | 'not-a-number'
  | 'not-whole'
  | 'not-true-or-false'
  | 'too-small'
  | 'too-large'
  | 'not-one-of'
  | 'wrong-length'
  | 'too-long'
  | 'too-deep'
  | 'and-more'
  | 'twice'
  | 'no-such-place'
  | 'no-start'
  | 'too-few-spaces'
  | 'not-rising'
  | 'falling'
  | 'lowest-above-start'
  | 'same-gap'
>;
