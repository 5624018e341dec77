import type { Book } from './book';
import { sheet } from './en/sheet';
import { sheetFaults } from './en/sheetFaults';
import type { Speaker } from './say';
import type { SheetFault } from './sheetFault';

/** Words of the board sheet and its panels. */
export const sheetWords: Book<typeof sheet> = { en: sheet };

/** Sentences for the problems of a sheet; a code without one does not compile. */
export const sheetFaultWords: Book<Speaker<SheetFault>> = { en: sheetFaults };
