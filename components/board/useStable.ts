import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for ever, calling the newest one: so that a new handler redraws nothing. */
export function useStable<Argument>(handler: ((argument: Argument) => void) | undefined): (argument: Argument) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((argument: Argument) => newest.current?.(argument), []);
}
