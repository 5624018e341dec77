import { useContext, useEffect } from 'react';

import { PageScroll } from '@/components/ui/pageScroll';

/** When it is the other one's turn, the first instruction comes into view. */
export function useFromTop(title: string): void {
  const page = useContext(PageScroll);
  useEffect(() => page?.scroll.current?.scrollTo({ y: 0, animated: false }), [page, title]);
}
