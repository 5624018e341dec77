import type { Book } from './book';
import { sheet } from './en/sheet';
import { sheetFaults } from './en/sheetFaults';
/** Words of the board sheet and its panels. */
export const sheetWords: Book<'sheet'> = { name: 'sheet', en: sheet };

/** Sentences for the problems of a sheet; a code without one does not compile. */
export const sheetFaultWords: Book<'sheetFaults'> = { name: 'sheetFaults', en: sheetFaults };
