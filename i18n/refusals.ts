import type { MoveRefusal } from '@/engine';

import type { Book } from './book';
import { instead, refusals } from './en/refusals';
import type { Speaker } from './say';

/** Why a move is refused, and what would be possible; a refusal without its sentence does not compile. */
export const refusalWords: Book<{
  readonly reasons: Speaker<MoveRefusal>;
  readonly instead: (possible: readonly string[]) => string;
}> = {
  en: { reasons: refusals, instead },
};
