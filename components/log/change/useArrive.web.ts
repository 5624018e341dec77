import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/** The address hardly changes when an entry is changed, the screen does: it starts at its top, for eyes and for the keyboard. */
export function useArrive(ref: RefObject<View | null>): void {
  useEffect(() => {
    void window.scrollTo({ top: 0 });
    (ref.current as unknown as HTMLElement | null)?.focus({ preventScroll: true });
  }, [ref]);
}
