import { useOnChange } from '@/components/ui/useOnChange';

/** In a browser the document scrolls: when it is the other one's turn, the first instruction comes into view. */
export function useFromTop(title: string): void {
  useOnChange(title, () => window.scrollTo({ top: 0 }));
}
