import type { Book } from './book';
import { turn } from './en/turn';
import type { Turn } from './shape/turn';

/** Words of Lacerda's turn. */
export const turnWords: Book<Turn> = { en: turn };
