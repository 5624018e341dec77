import type { Book } from './book';
import { print } from './en/print';

/** Words of the pages for paper, and of the ways to them. */
export const printWords: Book<'print'> = { name: 'print', en: print };
