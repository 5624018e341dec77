import { useEffect } from 'react';

import { useSettings } from '@/store/settings';

/** Tells the page's style sheet which palette was chosen; without a choice the system's own applies. */
export function SystemLook() {
  const choice = useSettings((settings) => settings.theme);
  useEffect(() => {
    const page = document.documentElement;
    if (choice === 'system') delete page.dataset['theme'];
    else page.dataset['theme'] = choice;
  }, [choice]);
  return null;
}
