import type { PutBack } from '@/engine';

import type { Book } from './book';
import { putBack } from './en/soloPutBack';
import type { Speaker } from './say';

/** What the hands do to undo a move; a piece without its sentence does not compile. */
export const putBackWords: Book<Speaker<PutBack>> = { en: putBack };
