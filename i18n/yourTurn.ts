import type { Book } from './book';
import { yourTurn } from './en/yourTurn';

/** Words of your turn. */
export const yourTurnWords: Book<'yourTurn'> = { name: 'yourTurn', en: yourTurn };
