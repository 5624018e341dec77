import type { Book } from './book';
import { lines } from './en/lines';
import type { LineWords } from './shape/lines';

/** Lines for the hands in his turn and between the periods. */
export const lineWords: Book<LineWords> = { en: lines };
