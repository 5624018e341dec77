import { useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';

/** A new step begins at the top of the page, and the keyboard and readers begin at its heading. */
export function useArrival(heading: RefObject<View | null>, step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // Newer browsers answer with a promise, which is no way to end an effect.
    void window.scrollTo({ top: 0 });
    (heading.current as unknown as HTMLElement | null)?.focus({ preventScroll: true });
  }, [heading, step]);
}
