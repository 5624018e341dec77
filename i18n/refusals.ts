import type { Book } from './book';
import { instead, refusals } from './en/refusals';
/** Why a move is refused, and what would be possible; a refusal without its sentence does not compile. */
export const refusalWords: Book<'refusals'> = { name: 'refusals', en: { reasons: refusals, instead } };
