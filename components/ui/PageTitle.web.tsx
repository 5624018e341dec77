import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';

/** The name of the page in the browser's tab and in a screen reader's list of windows. React puts it into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  const { appName } = useWords(commonWords);
  return <title>{children === appName ? appName : `${children} · ${appName}`}</title>;
}
