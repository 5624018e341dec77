import type { Book } from './book';
import { review } from './en/review';

/** Words of the review: a game gone through turn by turn. */
export const reviewWords: Book<'review'> = { name: 'review', en: review };
