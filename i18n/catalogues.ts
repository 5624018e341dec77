import type { Catalogue } from './catalogue';
import type { Language } from './language';
import { translate } from './translate';
import { ENGLISH, type Spoken } from './useWords';

type Loaded = Promise<{ readonly catalogue: Catalogue }>;

/** Each language but English is a script of its own in browsers, named by its file and loaded when it is chosen. */
const LOAD: Readonly<Record<Exclude<Language, 'en'>, () => Loaded>> = {
  pt: () => import('./pt/pt'),
  es: () => import('./es/es'),
  it: () => import('./it/it'),
  pl: () => import('./pl/pl'),
  ru: () => import('./ru/ru'),
};

/** What a language says; fails where its script cannot be had. */
export async function spokenIn(language: Language): Promise<Spoken> {
  if (language === 'en') return ENGLISH;
  const { catalogue } = await LOAD[language]();
  return { tools: translate(language), catalogue };
}
