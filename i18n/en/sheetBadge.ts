import type { SheetEntry } from '@/engine';

import { translate } from '../translate';

const { list } = translate('en');

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
  toolsMajority: 'tools majority',
};

/** The badge on a result that rests on an assumption about the person's copy. */
export const sheetBadge = {
  panels,
  label: 'Assumed',
  name: (what: readonly string[]) => `Assumed, not matched with your board yet: ${list(what)}. Match it now`,
};
