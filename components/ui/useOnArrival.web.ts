import { useEffect } from 'react';

/** What a screen does whenever the person arrives at it: in a browser it is mounted anew each time. */
export function useOnArrival(arrive: () => void): void {
  useEffect(arrive, [arrive]);
}
