import type { Catalogue } from '../catalogue';
import { list, plural } from './grammar';

const unchecked = (count: number): string =>
  plural(count, {
    one: '# panel planszy niesprawdzony',
    few: '# panele planszy niesprawdzone',
    many: '# paneli planszy niesprawdzonych',
  });

/** The badge on a result that rests on an assumption about the person's copy. */
export const sheetBadge: Catalogue['sheetBadge'] = {
  panels: {
    treasury: 'skarb',
    coins: 'tor wpływu',
    market: 'rynek',
    ships: 'okręty',
    officeSpaces: 'biura',
    top: 'akcje państwowe',
    church: 'kościół',
    scoringTiles: 'żetony punktacji',
    thinColumn: 'wąska kolumna',
    toolsMajority: 'przewaga narzędzi',
  },
  label: (what) => unchecked(what.length),
  name: (what) => `${unchecked(what.length)}: ${list(what)}. Sprawdź swoją planszę`,
  hide: 'Ukryj w tej grze',
};
