import type { Book } from './book';
import { final } from './en/final';

/** Words of the end of a tracked game: what is still counted by hand, the score, the look back. */
export const finalWords: Book<'final'> = { name: 'final', en: final };
