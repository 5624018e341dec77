import type { Book } from './book';
import { clergy } from './en/clergy';

/** Words of clergy tiles and of what they give. */
export const clergyWords: Book<'clergy'> = { name: 'clergy', en: clergy };
