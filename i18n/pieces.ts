import type { PieceMove } from '@/engine';

import type { Book } from './book';
import { pieces } from './en/pieces';
import type { Speaker } from './say';

/** What your hands do for a move; a piece without its line does not compile. */
export const pieceWords: Book<Speaker<PieceMove>> = { en: pieces };
