import type { Book } from './book';
import { shortcuts } from './en/shortcuts';

/** Words of the keys at the table. */
export const shortcutWords: Book<'shortcuts'> = { name: 'shortcuts', en: shortcuts };
