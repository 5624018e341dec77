import type { MoveWhy } from '@/engine';

import type { Book } from './book';
import { moveWhy } from './en/moveWhy';
import type { Speaker } from './say';

/** What a move of yours is made of; a reason without its words does not compile. */
export const moveWhyWords: Book<Speaker<MoveWhy>> = { en: moveWhy };
