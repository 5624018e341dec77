import type { Book } from './book';
import { lines } from './en/lines';
/** Lines for the hands in his turn and between the periods. */
export const lineWords: Book<'lines'> = { name: 'lines', en: lines };
