import { useEffect, useState } from 'react';

/** What `ask` answers about something, once it has; an answer that comes too late is not heard. */
export function useOutcome<K, T>(about: K | undefined, ask: (about: K) => Promise<T>): T | undefined {
  const [known, setKnown] = useState<{ readonly about: K; readonly answer: T }>();
  useEffect(() => {
    if (about === undefined) return undefined;
    let isWanted = true;
    void ask(about).then((answer) => isWanted && setKnown({ about, answer }));
    return () => {
      isWanted = false;
    };
  }, [about, ask]);
  return known !== undefined && known.about === about ? known.answer : undefined;
}
