import type { Fault } from '@/engine';

import type { Book } from './book';
import { sheet } from './en/sheet';
import { sheetFaults } from './en/sheetFaults';
import type { Carrying, Speaker } from './say';

/** Words of the board sheet and its panels. */
export const sheetWords: Book<typeof sheet> = { en: sheet };

/** What can be wrong with a board sheet, entered or pasted. */
export type SheetFault = Carrying<
  Fault,
  | 'missing' | 'no-such-field' | 'not-an-object' | 'not-a-list' | 'not-text' | 'not-a-number' | 'not-whole' | 'not-true-or-false'
  | 'too-small' | 'too-large' | 'not-one-of' | 'wrong-length' | 'twice' | 'no-such-place'
  | 'no-start' | 'too-few-spaces' | 'not-rising' | 'falling' | 'lowest-above-start' | 'same-gap'
>;

/** Sentences for the problems of a sheet; a code without one does not compile. */
export const sheetFaultWords: Book<Speaker<SheetFault>> = { en: sheetFaults };
