import type { Book } from './book';
import { pieces } from './en/pieces';
/** What your hands do for a move; a piece without its line does not compile. */
export const pieceWords: Book<'pieces'> = { name: 'pieces', en: pieces };
