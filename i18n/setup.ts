import type { Book } from './book';
import { setup, setupRefusals } from './en/setup';
/** Words of the setup. */
export const setupWords: Book<'setup'> = { name: 'setup', en: setup };

/** Sentences for a table that cannot be; a code without one does not compile. */
export const setupRefusalWords: Book<'setupRefusals'> = { name: 'setupRefusals', en: setupRefusals };
