import type { SetupRefusal } from '@/engine';

import type { Book } from './book';
import { setup, setupRefusals } from './en/setup';
import type { Speaker } from './say';

/** Words of the setup. */
export const setupWords: Book<typeof setup> = { en: setup };

/** Sentences for a table that cannot be; a code without one does not compile. */
export const setupRefusalWords: Book<Speaker<SetupRefusal>> = { en: setupRefusals };
