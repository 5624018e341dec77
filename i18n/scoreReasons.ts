import type { Book } from './book';
import { scoreReasons } from './en/scoreReasons';
/** Sentences for the engine's codes; a code without one does not compile. */
export const scoreReasonWords: Book<'scoreReasons'> = { name: 'scoreReasons', en: scoreReasons };
