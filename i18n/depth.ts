import type { Book } from './book';
import { depth } from './en/depth';

/** Words of changing how much of a game is tracked. */
export const depthWords: Book<'depth'> = { name: 'depth', en: depth };
