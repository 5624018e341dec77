import type { Book } from './book';
import { link } from './en/link';

/** Words of a position as a link. */
export const linkWords: Book<'link'> = { name: 'link', en: link };
