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
  toolsMajority: 'tool majority',
};

/** The badge on a result that rests on an assumption about the person's copy. */
export const sheetBadge = {
  panels,
  label: 'Unconfirmed',
  name: (what: readonly string[]) => `Unconfirmed: ${list(what)}. Check your board`,
};
