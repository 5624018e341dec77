import type { Book } from './book';
import { ruleLink } from './en/ruleLink';

/** Words of a link to a rule; many screens show one, so it has a book of its own. */
export const ruleLinkWords: Book<'ruleLink'> = { name: 'ruleLink', en: ruleLink };
