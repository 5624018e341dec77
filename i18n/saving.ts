import type { Book } from './book';
import { saving } from './en/saving';

/** Words about keeping the game at the table. */
export const savingWords: Book<typeof saving> = { en: saving };
