import type { Book } from './book';
import { putBack } from './en/soloPutBack';
/** What the hands do to undo a move; a piece without its sentence does not compile. */
export const putBackWords: Book<'putBack'> = { name: 'putBack', en: putBack };
