import type { Book } from './book';
import { statistics } from './en/statistics';

/** Words of the statistics over finished games, and of one game beside the others. */
export const statisticsWords: Book<'statistics'> = { name: 'statistics', en: statistics };
