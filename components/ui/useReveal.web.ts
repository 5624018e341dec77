import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

const MARGIN = 16;

/** Scrolls the page, as little as needed, so that something comes into view above the footer when it becomes `wanted`, or wanted for another time. */
export function useReveal(ref: RefObject<View | null>, wanted: boolean | number): void {
  useEffect(() => {
    if (wanted === false || wanted === 0) return undefined;
    // Once everything of this change is there: measuring in the middle of it would lay the page out twice.
    const frame = requestAnimationFrame(() => {
      const element = ref.current as unknown as HTMLElement | null;
      if (element === null) return;
      const footer = document.querySelector('footer, [role=contentinfo]')?.getBoundingClientRect().height ?? 0;
      element.style.scrollMarginBlock = `${MARGIN}px ${footer + MARGIN}px`;
      element.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, wanted]);
}
