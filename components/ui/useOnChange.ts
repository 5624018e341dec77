import { useEffect, useRef } from 'react';

/** Acts when the value becomes another one, not when the screen appears. */
export function useOnChange(value: unknown, act: () => void): void {
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    act();
  }, [value, act]);
}
