import type { Catalogue } from '../catalogue';
import { list, plural } from './grammar';

const unchecked = (count: number): string =>
  plural(count, { one: '# panel del tablero sin comprobar', other: '# paneles del tablero sin comprobar' });

/** The badge on a result that rests on an assumption about the person's copy. */
export const sheetBadge: Catalogue['sheetBadge'] = {
  panels: {
    treasury: 'tesorería',
    coins: 'pista de influencia',
    market: 'mercado',
    ships: 'barcos',
    officeSpaces: 'oficinas',
    top: 'acciones de Estado',
    church: 'iglesia',
    scoringTiles: 'losetas de puntuación',
    thinColumn: 'columna estrecha',
    toolsMajority: 'mayoría de herramientas',
  },
  label: (what) => unchecked(what.length),
  name: (what) => `${unchecked(what.length)}: ${list(what)}. Compara tu tablero`,
  hide: 'Ocultar en esta partida',
};
