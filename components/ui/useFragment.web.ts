import { useSyncExternalStore } from 'react';

const EVENTS = ['hashchange', 'popstate'] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange);
  };
}

/** What stands behind the # of the address now; unknown in a prerendered page, which serves all of them. */
export const useFragment = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => undefined,
  );
