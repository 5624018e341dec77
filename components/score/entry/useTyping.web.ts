import { useEffect } from 'react';

import { useLatest } from '@/components/ui/useLatest';

interface Typing {
  readonly onDigit: (digit: number) => void;
  readonly onDelete: () => void;
}

/** On a computer digits can simply be typed; text fields keep theirs. */
export function useTyping(keys: Typing): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      if (/^\d$/.test(event.key)) latest.current.onDigit(Number(event.key));
      else if (event.key === 'Backspace') latest.current.onDelete();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
