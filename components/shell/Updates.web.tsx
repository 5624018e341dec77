import { useEffect, useRef } from 'react';

import { hideToast, showToast, useToasts } from '@/components/ui/toastStore';
import { shellWords } from '@/i18n/shell';
import { useWords } from '@/i18n/useWords';
import { offerRestart, useRestart } from '@/store/update';

import { keepOffline } from './worker.web';

/** How long a device that is never idle may put it off. */
const PATIENCE_MS = 3000;

/** Keeps the exported app on the device and says, between moves, when a newer version is there. Browsers only. */
export function Updates() {
  const words = useWords(shellWords).update;
  const restart = useRestart();
  const declined = useRef<() => void>(undefined);
  useEffect(whenLoaded, []);
  useEffect(() => {
    if (restart === undefined || restart === declined.current) return;
    const message = { text: words.text, action: { label: words.restart, onPress: restart }, stays: true } as const;
    showToast(message);
    return () => {
      const { shown } = useToasts.getState();
      if (shown === undefined) declined.current = restart;
      if (shown === message) hideToast();
    };
  }, [restart, words]);
  return null;
}

/** The first load belongs to the screen; what makes the next one work offline comes after it, in the first idle moment. */
function whenLoaded(): (() => void) | undefined {
  if (__DEV__) return;
  const start = (): void => void keepOffline(offerRestart);
  const wait = (): void => void (window.requestIdleCallback?.(start, { timeout: PATIENCE_MS }) ?? setTimeout(start));
  if (document.readyState === 'complete') return void wait();
  window.addEventListener('load', wait, { once: true });
  return () => window.removeEventListener('load', wait);
}
