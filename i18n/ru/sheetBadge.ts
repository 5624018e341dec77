import type { SheetEntry } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, plural } from './grammar';

const unchecked = (count: number): string =>
  plural(count, {
    one: '# панель поля не сверена',
    few: '# панели поля не сверены',
    many: '# панелей поля не сверено',
  });

const panels: Readonly<Record<SheetEntry, string>> = {
  treasury: 'казначейство',
  coins: 'шкала влияния',
  market: 'рынок',
  ships: 'корабли',
  officeSpaces: 'кабинеты',
  top: 'действия государства',
  church: 'церковь',
  scoringTiles: 'жетоны подсчета очков',
  thinColumn: 'узкий столбец',
  toolsMajority: 'первенство по инструментам',
};

/** The badge on a result that rests on an assumption about the person's copy. */
export const sheetBadge: Catalogue['sheetBadge'] = {
  panels,
  label: (what) => unchecked(what.length),
  name: (what) => `${unchecked(what.length)}: ${list(what)}. Сверьте свое поле`,
  hide: 'Скрыть в этой игре',
};
