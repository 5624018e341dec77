import type { Book } from './book';
import { turn } from './en/turn';
/** Words of Lacerda's turn. */
export const turnWords: Book<'turn'> = { name: 'turn', en: turn };
