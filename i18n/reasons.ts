import type { Book } from './book';
import { reasons } from './en/reasons';
/** Words for the engine's price parts; a code without one does not compile. */
export const reasonWords: Book<'reasons'> = { name: 'reasons', en: reasons };
