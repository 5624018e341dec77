import type { Book } from './book';
import { why } from './en/why';
import type { WhyWords } from './shape/why';

/** Words of the comparisons behind his choices. */
export const whyWords: Book<WhyWords> = { en: why };
