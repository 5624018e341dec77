import type { Book } from './book';
import { setup } from './en/setup';

/** Words of the set-up. */
export const setupWords: Book<typeof setup> = { en: setup };
