import { useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';

/** When a button goes away under the keyboard's focus, the group it stood in takes the focus instead of nobody. */
export function useKeptFocus(ref: RefObject<View | null>, changing: unknown): void {
  const before = useRef(changing);
  useEffect(() => {
    if (before.current === changing) return;
    before.current = changing;
    if (document.activeElement === null || document.activeElement === document.body) ref.current?.focus();
  }, [ref, changing]);
}
