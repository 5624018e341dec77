import { createContext, useContext } from 'react';

import type { Book } from './book';
import type { Spoken } from './language';
import { translate, type Translate } from './translate';

/** The language the screens speak; the root layout provides another than English. */
const LanguageContext = createContext<Spoken>('en');

/** The words of a book in the current language. */
export function useWords<Words>(book: Book<Words>): Words {
  return book[useContext(LanguageContext)];
}

const tools: Readonly<Record<Spoken, Translate>> = { en: translate('en') };

/** Numbers, plurals and lists in the current language; also what `say` needs. */
export function useTranslate(): Translate {
  return tools[useContext(LanguageContext)];
}
