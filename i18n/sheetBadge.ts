import type { Book } from './book';
import { sheetBadge } from './en/sheetBadge';

/** Words of the badge on results that rest on an assumption; many screens show it, so it has a book of its own. */
export const sheetBadgeWords: Book<'sheetBadge'> = { name: 'sheetBadge', en: sheetBadge };
