import type { Book } from './book';
import { saving } from './en/saving';

/** Words about keeping the game at the table. */
export const savingWords: Book<'saving'> = { name: 'saving', en: saving };
