import type { Book } from './book';
import { siteNamed } from './en/turnNames';

/** What a public site is called within a sentence. */
export const siteWords: Book<'siteNamed'> = { name: 'siteNamed', en: siteNamed };
