import type { Book } from './book';
import { ruleTitles } from './en/ruleTitles';

/** The names of the rules: every screen that links to one says its name, without loading the rules themselves. */
export const ruleTitleWords: Book<'ruleTitles'> = { name: 'ruleTitles', en: ruleTitles };
