import { useContext } from 'react';

import { PageScroll } from '@/components/ui/pageScroll';
import { useOnChange } from '@/components/ui/useOnChange';

/** When it is the other one's turn, the first instruction comes into view. */
export function useFromTop(title: string): void {
  const page = useContext(PageScroll);
  useOnChange(title, () => page?.scroll.current?.scrollTo({ y: 0, animated: false }));
}
