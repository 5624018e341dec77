import type { ClergyBenefit, ClergyTile } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number } from './grammar';
import { gained, influence, officials, reis } from './turnNames';

const given: Readonly<Record<ClergyBenefit, (amount: number) => string>> = {
  reis: (amount) => `${reis(amount)} a menos em cada pagamento`,
  perGood: (amount) => `${gained('reis', amount)} por recurso vendido`,
  fewerOfficials: (amount) => `${officials(amount)} a menos por projeto`,
  cheaperOfficials: (amount) => `${reis(amount)} a menos por oficial`,
  visit: (amount) => `${influence(amount)} a menos por visita`,
  influence: (amount) => `${gained('influence', amount)} por ganho`,
};

const ORDER = Object.keys(given) as readonly ClergyBenefit[];

/** A tile by what it gives: "1 de influência a menos por visita". */
export function clergyTile(tile: ClergyTile): string {
  const benefits = ORDER.flatMap((benefit) => {
    const amount = tile[benefit] ?? 0;
    return amount > 0 ? [given[benefit](amount)] : [];
  });
  return list([...benefits, ...(tile.note === undefined ? [] : [tile.note])]) || 'sem benefício';
}

/** Several tiles; those that are all alike are only counted. */
export const clergyTiles = (tiles: readonly ClergyTile[]): string =>
  tiles.every((tile) => Object.keys(tile).length === 0) ? number(tiles.length) : tiles.map(clergyTile).join('; ');

/** Clergy tiles and what they give. */
export const clergy: Catalogue['clergy'] = {
  tile: clergyTile,
  title: 'Fichas de clero',
  intro: 'As fichas da sua cópia, salvas quando você as pega. Na próxima vez, basta 1 toque.',
  none: 'Nenhuma ficha salva ainda.',
  saved: 'Fichas da sua cópia',
  add: 'Adicionar ficha',
  edit: (tile) => `Editar: ${tile}`,
  remove: 'Remover',
  ask: 'Qual é o benefício desta ficha de clero?',
  plain: 'Sem benefício',
  other: 'Outra ficha',
  gives: 'O que ela dá',
  note: 'Outra coisa, nas suas palavras',
  reminder: (note) => `Ficha de clero: ${note}`,
  benefits: {
    reis: 'Réis a menos em cada pagamento',
    perGood: 'Réis a mais por recurso vendido',
    fewerOfficials: 'Oficiais a menos por projeto',
    cheaperOfficials: 'Réis a menos por oficial',
    visit: 'Influência a menos por visita',
    influence: 'Influência a mais por ganho',
  },
  /** In a word or two, beside its picture. */
  short: {
    reis: 'desc. em réis',
    perGood: 'por recurso',
    fewerOfficials: 'menos oficiais',
    cheaperOfficials: 'desc. oficiais',
    visit: 'desc. na visita',
    influence: 'influência',
  },
};
