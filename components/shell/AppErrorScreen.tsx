import type { ErrorBoundaryProps } from 'expo-router';

import { useLanguage } from '@/i18n/speaking';
import { LanguageContext } from '@/i18n/useWords';

import { ErrorScreen } from './ErrorScreen';

/** Shown in place of the whole app, the provider of its words included: it speaks the language all the same. */
export function AppErrorScreen(props: ErrorBoundaryProps) {
  const spoken = useLanguage((state) => state.spoken);
  return (
    <LanguageContext value={spoken}>
      <ErrorScreen {...props} />
    </LanguageContext>
  );
}
