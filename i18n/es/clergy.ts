import type { ClergyBenefit, ClergyTile } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { gained, influence, reis } from './turnNames';

export const fewerOfficials = (amount: number): string =>
  plural(amount, { one: '# funcionario menos por plano', other: '# funcionarios menos por plano' });

const given: Readonly<Record<ClergyBenefit, (amount: number) => string>> = {
  reis: (amount) => `${reis(amount)} menos en cada pago`,
  perGood: (amount) => `${gained('reis', amount)} por bien vendido`,
  fewerOfficials,
  cheaperOfficials: (amount) => `${reis(amount)} menos por funcionario`,
  visit: (amount) => `${influence(amount)} menos por visita`,
  influence: (amount) => `${gained('influence', amount)} cada vez que la ganas`,
};

const ORDER = Object.keys(given) as readonly ClergyBenefit[];

/** A tile by what it gives: "1 de influencia menos por visita". */
export function clergyTile(tile: ClergyTile): string {
  const benefits = ORDER.flatMap((benefit) => {
    const amount = tile[benefit] ?? 0;
    return amount > 0 ? [given[benefit](amount)] : [];
  });
  return list([...benefits, ...(tile.note === undefined ? [] : [tile.note])]) || 'sin beneficio';
}

/** Several tiles; those that are all alike are only counted. */
export const clergyTiles = (tiles: readonly ClergyTile[]): string =>
  tiles.every((tile) => Object.keys(tile).length === 0) ? number(tiles.length) : tiles.map(clergyTile).join('; ');

/** What a benefit is called, without its amount. */
export const benefits: Readonly<Record<ClergyBenefit, string>> = {
  reis: 'Menos reales en cada pago',
  perGood: 'Reales extra por bien vendido',
  fewerOfficials: 'Menos funcionarios por plano',
  cheaperOfficials: 'Menos reales por funcionario',
  visit: 'Menos influencia por visita',
  influence: 'Influencia extra al ganarla',
};

/** Clergy tiles and what they give. */
export const clergy: Catalogue['clergy'] = {
  tile: clergyTile,
  title: 'Losetas de clero',
  intro: 'Las losetas de tu ejemplar se guardan al tomarlas. La próxima vez, 1 toque.',
  none: 'Aún no hay losetas guardadas.',
  saved: 'Las losetas de tu ejemplar',
  add: 'Añadir loseta',
  edit: (tile) => `Editar: ${tile}`,
  remove: 'Quitar',
  ask: '¿Qué beneficio da esta loseta de clero?',
  plain: 'Sin beneficio',
  other: 'Otra loseta',
  gives: 'Qué da',
  note: 'Otra cosa, con tus palabras',
  reminder: (note) => `Loseta de clero: ${note}`,
  benefits,
  /** In a word or two, beside its picture. */
  short: {
    reis: 'dto. reales',
    perGood: 'por bien',
    fewerOfficials: 'menos funcion.',
    cheaperOfficials: 'dto. funcion.',
    visit: 'dto. de visita',
    influence: 'influencia',
  },
};
