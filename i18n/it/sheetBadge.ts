import type { Catalogue } from '../catalogue';
import { list, plural } from './grammar';

const unchecked = (count: number): string =>
  plural(count, { one: '# riquadro da controllare', other: '# riquadri da controllare' });

/** The badge on a result that rests on an assumption about the person's copy. */
export const sheetBadge: Catalogue['sheetBadge'] = {
  panels: {
    treasury: 'tesoreria',
    coins: 'tracciato dell’influenza',
    market: 'mercato',
    ships: 'navi',
    officeSpaces: 'uffici',
    top: 'azioni Stato',
    church: 'chiesa',
    scoringTiles: 'tessere Punteggio',
    thinColumn: 'colonna stretta',
    toolsMajority: 'maggioranza attrezzi',
  },
  label: (what) => unchecked(what.length),
  name: (what) => `${unchecked(what.length)}: ${list(what)}. Controlla il tabellone`,
  hide: 'Nascondi in questa partita',
};
