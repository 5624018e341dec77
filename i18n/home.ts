import type { Book } from './book';
import { home } from './en/home';

/** Words of the home screen. */
export const homeWords: Book<'home'> = { name: 'home', en: home };
