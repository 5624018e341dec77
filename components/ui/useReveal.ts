import { useContext, useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

import { PageScroll } from './pageScroll';

/** Where on the page what is revealed comes to lie. */
const FROM_TOP = 160;

/** Scrolls the page so that something comes into view when it becomes `wanted`, or wanted for another time. */
export function useReveal(ref: RefObject<View | null>, wanted: boolean | number | string): void {
  const page = useContext(PageScroll);
  useEffect(() => {
    const content = page?.content.current;
    if (wanted === false || wanted === 0 || content === null || content === undefined) return;
    ref.current?.measureLayout(content, (_left, top) =>
      page?.scroll.current?.scrollTo({ y: Math.max(0, top - FROM_TOP), animated: true }),
    );
  }, [ref, wanted, page]);
}
