import { createContext, useContext } from 'react';

import type { Book } from './book';
import type { Catalogue } from './catalogue';
import { translate, type Translate } from './translate';

/** What the screens speak; `null` instead of a catalogue means the English of their own books. */
export interface Spoken {
  readonly tools: Translate;
  readonly catalogue: Catalogue | null;
}

export const ENGLISH: Spoken = { tools: translate('en'), catalogue: null };

/** The root layout provides another language than English. */
export const LanguageContext = createContext<Spoken>(ENGLISH);

/** The words of a book in the current language. */
export function useWords<Name extends keyof Catalogue>(book: Book<Name>): Catalogue[Name] {
  const { catalogue } = useContext(LanguageContext);
  return catalogue === null ? book.en : catalogue[book.name];
}

/** Numbers, plurals and lists in the current language; also what `say` needs. */
export const useTranslate = (): Translate => useContext(LanguageContext).tools;
