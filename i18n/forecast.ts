import type { Book } from './book';
import { forecast } from './en/forecast';

/** Words of his next turn. */
export const forecastWords: Book<'forecast'> = { name: 'forecast', en: forecast };
