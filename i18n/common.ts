import type { Book } from './book';
import { common } from './en/common';

/** Words of the primitives. */
export const commonWords: Book<'common'> = { name: 'common', en: common };
