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

const ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Focuses the main landmark, and once more if it comes late or is drawn anew (a script or a saved game is still
 * on its way), until the person acts. Answers how to give up.
 */
function focusMain(): () => void {
  const focus = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const drawing = new MutationObserver(() => {
    if (document.activeElement === document.body) focus();
  });
  const stop = (): void => {
    drawing.disconnect();
    ACTS.forEach((act) => window.removeEventListener(act, stop));
  };
  focus();
  drawing.observe(document.body, { childList: true, subtree: true });
  ACTS.forEach((act) => window.addEventListener(act, stop));
  return stop;
}
