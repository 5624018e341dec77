import type { Book } from './book';
import { board } from './en/board';

/** Words of the board: map and tracks. */
export const boardWords: Book<'board'> = { name: 'board', en: board };
