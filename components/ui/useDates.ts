import { useMemo } from 'react';

import { useTranslate } from '@/i18n/useWords';

/** Days in words, in the current language. */
export function useDates(): { readonly date: (iso: string) => string } {
  const { language } = useTranslate();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
    return { date: (iso) => format.format(new Date(iso)) };
  }, [language]);
}
