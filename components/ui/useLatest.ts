import { useEffect, useRef, type RefObject } from 'react';

/** What a listener that is registered once reads when it is called: the value of the latest render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
