import type { Book } from './book';
import { names } from './en/names';

/** The rulebook's own names of things. */
export const nameWords: Book<'names'> = { name: 'names', en: names };
