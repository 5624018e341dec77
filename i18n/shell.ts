import type { Book } from './book';
import { shell } from './en/shell';

/** Words of the shell. */
export const shellWords: Book<'shell'> = { name: 'shell', en: shell };
