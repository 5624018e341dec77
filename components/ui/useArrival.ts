import { useContext, useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';

import { PageScroll } from './pageScroll';

/** A new step begins at the top of the page. */
export function useArrival(_heading: RefObject<View | null>, step: string): void {
  const page = useContext(PageScroll);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    page?.scroll.current?.scrollTo({ y: 0, animated: false });
  }, [page, step]);
}
