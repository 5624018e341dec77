import type { Book } from './book';
import { transfer } from './en/transfer';

/** Words of exporting and importing, whatever it is. */
export const transferWords: Book<'transfer'> = { name: 'transfer', en: transfer };
