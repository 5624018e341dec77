import type { Book } from './book';
import { moveWhy } from './en/moveWhy';
/** What a move of yours is made of; a reason without its words does not compile. */
export const moveWhyWords: Book<'moveWhy'> = { name: 'moveWhy', en: moveWhy };
