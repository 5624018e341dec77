import type { ClergyBenefit, ClergyTile } from '@/engine';

import { list, number, plural } from './grammar';
import { gained, influence, reis } from './turnNames';

const given: Readonly<Record<ClergyBenefit, (amount: number) => string>> = {
  reis: (amount) => `${reis(amount)} off every payment`,
  perGood: (amount) => `${gained('reis', amount)} per good sold`,
  fewerOfficials: (amount) => `${plural(amount, { one: '# fewer official', other: '# fewer officials' })} per plan`,
  cheaperOfficials: (amount) => `${reis(amount)} off each official`,
  visit: (amount) => `${influence(amount)} off a visit`,
  influence: (amount) => `${gained('influence', amount)} per gain`,
};

const ORDER = Object.keys(given) as readonly ClergyBenefit[];

/** A tile by what it gives: "1 influence off a visit". */
export function clergyTile(tile: ClergyTile): string {
  const benefits = ORDER.flatMap((benefit) => {
    const amount = tile[benefit] ?? 0;
    return amount > 0 ? [given[benefit](amount)] : [];
  });
  return list([...benefits, ...(tile.note === undefined ? [] : [tile.note])]) || 'no benefit';
}

/** Several tiles; those that are all alike are only counted. */
export const clergyTiles = (tiles: readonly ClergyTile[]): string =>
  tiles.every((tile) => Object.keys(tile).length === 0) ? number(tiles.length) : tiles.map(clergyTile).join('; ');

/** Clergy tiles and what they give. */
export const clergy = {
  tile: clergyTile,
  title: 'Clergy tiles',
  intro: 'Your copy’s tiles, saved as you take them. Next time it’s 1 tap.',
  none: 'No tiles saved yet.',
  saved: 'Your copy’s tiles',
  add: 'Add tile',
  edit: (tile: string) => `Edit: ${tile}`,
  remove: 'Remove',
  ask: 'Which benefit is on this clergy tile?',
  plain: 'No benefit',
  other: 'Another tile',
  gives: 'What it gives',
  note: 'Something else, in your own words',
  reminder: (note: string) => `Clergy tile: ${note}`,
  benefits: {
    reis: 'Réis off every payment',
    perGood: 'Extra réis per good sold',
    fewerOfficials: 'Fewer officials per plan',
    cheaperOfficials: 'Réis off each official',
    visit: 'Influence off a visit',
    influence: 'Extra influence per gain',
  } satisfies Readonly<Record<ClergyBenefit, string>>,
  /** In a word or two, beside its picture. */
  short: {
    reis: 'réis off',
    perGood: 'per good',
    fewerOfficials: 'fewer officials',
    cheaperOfficials: 'cheaper officials',
    visit: 'visit discount',
    influence: 'influence',
  } satisfies Readonly<Record<ClergyBenefit, string>>,
};
