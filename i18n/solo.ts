import type { Book } from './book';
import { solo } from './en/solo';

/** Words of the table. */
export const soloWords: Book<'solo'> = { name: 'solo', en: solo };
