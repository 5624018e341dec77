import { useEffect } from 'react';

/** In a browser the document scrolls: when it is the other one's turn, the first instruction comes into view. */
export function useFromTop(title: string): void {
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to end an effect.
    void window.scrollTo({ top: 0 });
  }, [title]);
}
