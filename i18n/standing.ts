import type { Book } from './book';
import { standing } from './en/standing';

/** Words of the standing. */
export const standingWords: Book<'standing'> = { name: 'standing', en: standing };
