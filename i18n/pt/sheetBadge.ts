import type { Catalogue } from '../catalogue';
import { list, plural } from './grammar';

const unchecked = (count: number): string =>
  plural(count, { one: '# painel ainda não conferido', other: '# painéis ainda não conferidos' });

/** The badge on a result that rests on an assumption about the person's copy. */
export const sheetBadge: Catalogue['sheetBadge'] = {
  panels: {
    treasury: 'tesouro',
    coins: 'trilha de influência',
    market: 'mercado',
    ships: 'naus',
    officeSpaces: 'escritórios',
    top: 'ações estatais',
    church: 'igreja',
    scoringTiles: 'fichas de pontuação',
    thinColumn: 'coluna estreita',
    toolsMajority: 'maioria de ferramentas',
  },
  label: (what) => unchecked(what.length),
  name: (what) => `${unchecked(what.length)}: ${list(what)}. Confira seu tabuleiro`,
  hide: 'Ocultar nesta partida',
};
