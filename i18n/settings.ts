import type { Book } from './book';
import { settings } from './en/settings';

/** Words of the settings. */
export const settingsWords: Book<'settings'> = { name: 'settings', en: settings };
