import type { Deed } from './deed';
import { possible } from './deed';

const DECREES_A_VISIT = 2;

/** The two leftmost decrees; the display slides left and is refilled, decree 69 being replaced (`solo.decrees`). */
export const takeDecrees = (): Deed =>
  possible({ action: 'decrees', done: true, count: DECREES_A_VISIT, reminder: 'decree-69' }, [
    { kind: 'decrees-taken', seat: 'lacerda', count: DECREES_A_VISIT },
  ]);
