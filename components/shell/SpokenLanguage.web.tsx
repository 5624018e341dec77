import { useLayoutEffect, type ReactNode } from 'react';

import { BASE } from '@/components/ui/base.web';
import { shellWords } from '@/i18n/shell';
import { useLanguage } from '@/i18n/speaking';
import { LanguageContext, useTranslate, useWords } from '@/i18n/useWords';

import { sayInStartUp } from './startUp.web';
import { useSpokenLanguage } from './useSpokenLanguage';

/**
 * Provides the words of everything inside. The prerendered page is English and has to be drawn as it came;
 * where another language is spoken, its own script hides it until the words are there (firstLook.web.ts).
 */
export function SpokenLanguage({ children }: { readonly children: ReactNode }) {
  useSpokenLanguage();
  const spoken = useLanguage((state) => state.spoken);
  return (
    <LanguageContext value={spoken}>
      {children}
      <PageLanguage />
    </LanguageContext>
  );
}

/** Makes the page itself follow: its language, what search engines and home screens say of it. */
function PageLanguage() {
  const settled = useLanguage((state) => state.settled);
  const { language } = useTranslate();
  const { description, error } = useWords(shellWords);
  useLayoutEffect(() => {
    if (!settled) return;
    sayInStartUp(error);
    const { documentElement: page } = document;
    Object.assign(page, { lang: language, dir: 'ltr' });
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(language));
    delete page.dataset.words;
  }, [settled, language, description, error]);
  return null;
}

const manifestOf = (language: string): string =>
  `${BASE}/${language === 'en' ? 'manifest' : `manifest.${language}`}.webmanifest`;
