import type { RuleId } from '@/engine';

import type { Book } from './book';
import { ruleSearch } from './en/ruleSearch';
import { ruleTexts } from './en/ruleTexts';
import { rules } from './en/rules';
import { rulingTexts } from './en/rulingTexts';

/** A ruling by its number. */
export type Ruling = keyof typeof rulingTexts;

/** Words of the rules screen. */
export const rulesWords: Book<typeof rules> = { en: rules };

/** The rules in short words; a rule without them does not compile. */
export const ruleTextWords: Book<Readonly<Record<RuleId, string>>> = { en: ruleTexts };

/** The rulings in one line each. */
export const rulingWords: Book<Readonly<Record<Ruling, string>>> = { en: rulingTexts };

/** What people call things when they search the rules. */
export const ruleSearchWords: Book<typeof ruleSearch> = { en: ruleSearch };
