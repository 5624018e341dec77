import { useState } from 'react';

import { mustConfirmForLacerda } from '@/components/boardSheet/lacerdaEntries';
import { useBoardCopy, useBoardSheets } from '@/store/boardSheets';

/** Whether what decides Lacerda's moves is matched: unknown until the device answered, so that nothing flashes. */
export interface Gate {
  readonly at: 'unknown' | 'closed' | 'open';
  readonly open: () => void;
}

/** Asked once per device: a copy that was matched opens it for good, also for copies that come later. */
export function useGate(): Gate {
  const { loaded } = useBoardCopy();
  const matched = useBoardSheets(({ copies }) => copies.some(({ confirmed }) => !mustConfirmForLacerda(confirmed)));
  const [at, set] = useState<Gate['at']>('unknown');
  if (loaded && at === 'unknown') set(matched ? 'open' : 'closed');
  return { at, open: () => set('open') };
}
