import type { SheetEntry } from '@/engine';

import { list, plural } from './grammar';

const unchecked = (count: number): string =>
  plural(count, { one: '# board panel not checked yet', other: '# board panels not checked yet' });

const panels: Readonly<Record<SheetEntry, string>> = {
  treasury: 'treasury',
  coins: 'influence track',
  market: 'market',
  ships: 'ships',
  officeSpaces: 'offices',
  top: 'state actions',
  church: 'church',
  scoringTiles: 'scoring tiles',
  thinColumn: 'thin column',
  toolsMajority: 'tool majority',
};

/** The badge on a result that rests on an assumption about the person's copy. */
export const sheetBadge = {
  panels,
  label: (what: readonly string[]) => unchecked(what.length),
  name: (what: readonly string[]) => `${unchecked(what.length)}: ${list(what)}. Check your board`,
  hide: 'Hide for this game',
};
