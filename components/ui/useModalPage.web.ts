import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/** While a sheet is open the page behind does not scroll, and the keyboard starts inside the sheet. */
export function useModalPage(open: boolean, focus: RefObject<View | null>): void {
  useEffect(() => {
    if (!open) return undefined;
    const page = document.documentElement;
    const before = page.style.overflow;
    page.style.overflow = 'hidden';
    const frame = requestAnimationFrame(() => focus.current?.focus());
    return () => {
      cancelAnimationFrame(frame);
      page.style.overflow = before;
    };
  }, [open, focus]);
}
