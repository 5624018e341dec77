import { usePathname } from 'expo-router';
import { useEffect, useRef } from 'react';

/**
 * After a step to another screen the reader starts at its top: focus moves to the main landmark
 * and the page scrolls up, except on the browser's own back and forward, which restore the place.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const last = useRef(pathname);
  const byHistory = useRef(false);
  useEffect(() => {
    const mark = (): void => {
      byHistory.current = true;
    };
    window.addEventListener('popstate', mark);
    return () => window.removeEventListener('popstate', mark);
  }, []);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!byHistory.current) window.scrollTo(0, 0);
    byHistory.current = false;
    return focusMain();
  }, [pathname]);
  return null;
}

/** Focuses the main landmark, now or when the script of its screen has arrived; answers how to give up waiting. */
function focusMain(): (() => void) | undefined {
  const focus = (): boolean => {
    const main = document.querySelector<HTMLElement>('main');
    main?.focus({ preventScroll: true });
    return main !== null;
  };
  if (focus()) return;
  const arrival = new MutationObserver(() => {
    if (focus()) arrival.disconnect();
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  return () => arrival.disconnect();
}
