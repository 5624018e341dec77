import type { ReactNode } from 'react';

import { useLanguage } from '@/i18n/speaking';
import { LanguageContext } from '@/i18n/useWords';

import { useSpokenLanguage } from './useSpokenLanguage';

/** Provides the words of everything inside. On phones nothing is drawn before it is known in which language. */
export function SpokenLanguage({ children }: { readonly children: ReactNode }) {
  useSpokenLanguage();
  const { spoken, settled } = useLanguage();
  return settled ? <LanguageContext value={spoken}>{children}</LanguageContext> : null;
}
