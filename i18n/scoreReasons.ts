import type { Book } from './book';
import { scoreReasons } from './en/scoreReasons';
import type { ScoreReasons } from './shape/scoreReasons';

/** Sentences for the engine's codes; a code without one does not compile. */
export const scoreReasonWords: Book<ScoreReasons> = { en: scoreReasons };
