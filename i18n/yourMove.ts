import type { Book } from './book';
import { yourMove } from './en/yourMove';

/** Words of your move, question by question. */
export const yourMoveWords: Book<'yourMove'> = { name: 'yourMove', en: yourMove };
