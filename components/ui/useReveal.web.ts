import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

const MARGIN = 16;

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** What stays on the screen while the page scrolls under it. */
const ON_TOP = '[data-top]';
const AT_FOOT = 'footer, [role=contentinfo], [data-dock=foot]';
const SCROLLS_ITSELF = '[data-dock]';

/** How much of the page is covered where the element scrolls. */
const covered = (element: Element, by: string): number =>
  element.closest(SCROLLS_ITSELF) === null ? heightOf(document.querySelector(by)) : 0;

/** Scrolls as little as needed; to what is already in view, not even asking the browser, which would lay the page out again. */
function bringIntoView(element: HTMLElement): void {
  const above = covered(element, ON_TOP) + MARGIN;
  const below = covered(element, AT_FOOT) + MARGIN;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isAcross = left >= 0 && right <= window.innerWidth;
  const isOnPage = element.closest(SCROLLS_ITSELF) === null;
  if (isOnPage && isAcross && top >= above && bottom <= window.innerHeight - below) return;
  element.style.scrollMarginBlock = `${above}px ${below}px`;
  element.scrollIntoView({ block: 'nearest' });
}

/** Scrolls the page, as little as needed, so that something comes into view between header and footer when it becomes `wanted`, or wanted for another time. */
export function useReveal(ref: RefObject<View | null>, wanted: boolean | number | string): void {
  useEffect(() => {
    if (wanted === false || wanted === 0) return undefined;
    // Once everything of this change is there: measuring in the middle of it would lay the page out twice.
    const frame = requestAnimationFrame(() => {
      const element = ref.current as unknown as HTMLElement | null;
      if (element !== null) bringIntoView(element);
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, wanted]);
}
