import type { Book } from './book';
import { reasons } from './en/reasons';
import type { Reasons } from './shape/reasons';

/** Words for the engine's price parts; a code without one does not compile. */
export const reasonWords: Book<Reasons> = { en: reasons };
