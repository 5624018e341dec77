import type { Book } from './book';
import { score } from './en/score';

/** Words of the score sheet, its result and the finished games. */
export const scoreWords: Book<'score'> = { name: 'score', en: score };
