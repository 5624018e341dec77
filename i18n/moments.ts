import type { Book } from './book';
import { moments } from './en/moments';

/** Words of the guided moments: church scoring, the change of period, the final round. */
export const momentWords: Book<'moments'> = { name: 'moments', en: moments };
