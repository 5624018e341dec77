import type { Book } from './book';
import { ruleSearch } from './en/ruleSearch';
import { ruleTexts } from './en/ruleTexts';
import { rules } from './en/rules';
import { rulingTexts } from './en/rulingTexts';

/** Words of the rules screen. */
export const rulesWords: Book<'rules'> = { name: 'rules', en: rules };

/** The rules in short words; a rule without them does not compile. */
export const ruleTextWords: Book<'ruleTexts'> = { name: 'ruleTexts', en: ruleTexts };

/** The rulings in one line each. */
export const rulingWords: Book<'rulingTexts'> = { name: 'rulingTexts', en: rulingTexts };

/** What people call things when they search the rules. */
export const ruleSearchWords: Book<'ruleSearch'> = { name: 'ruleSearch', en: ruleSearch };
