import type { Book } from './book';
import { costs } from './en/costs';

/** Words of the cost check. */
export const costsWords: Book<'costs'> = { name: 'costs', en: costs };
