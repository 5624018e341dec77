import type { Book } from './book';
import { why } from './en/why';
/** Words of the comparisons behind his choices. */
export const whyWords: Book<'why'> = { name: 'why', en: why };
