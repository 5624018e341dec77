import type { ClergyBenefit, ClergyTile } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number } from './grammar';
import { gained, influence, officialsTaken, reis } from './turnNames';

const given: Readonly<Record<ClergyBenefit, (amount: number) => string>> = {
  reis: (amount) => `скидка ${reis(amount)} с каждого платежа`,
  perGood: (amount) => `${gained('reis', amount)} за проданный товар`,
  fewerOfficials: (amount) => `на ${officialsTaken(amount)} меньше для проекта`,
  cheaperOfficials: (amount) => `скидка ${reis(amount)} на чиновника`,
  visit: (amount) => `посещение дешевле на ${influence(amount)}`,
  influence: (amount) => `${gained('influence', amount)} при каждом получении`,
};

const ORDER = Object.keys(given) as readonly ClergyBenefit[];

/** A tile by what it gives: "посещение дешевле на 1 влияние". */
export function clergyTile(tile: ClergyTile): string {
  const benefits = ORDER.flatMap((benefit) => {
    const amount = tile[benefit] ?? 0;
    return amount > 0 ? [given[benefit](amount)] : [];
  });
  return list([...benefits, ...(tile.note === undefined ? [] : [tile.note])]) || 'без преимущества';
}

/** Several tiles; those that are all alike are only counted. */
export const clergyTiles = (tiles: readonly ClergyTile[]): string =>
  tiles.every((tile) => Object.keys(tile).length === 0) ? number(tiles.length) : tiles.map(clergyTile).join('; ');

/** Clergy tiles and what they give. */
export const clergy: Catalogue['clergy'] = {
  tile: clergyTile,
  title: 'Жетоны духовенства',
  intro: 'Жетоны вашего экземпляра сохраняются, когда вы их берете. В следующий раз хватит 1 касания.',
  none: 'Сохраненных жетонов пока нет.',
  saved: 'Жетоны вашего экземпляра',
  add: 'Добавить жетон',
  edit: (tile) => `Изменить: ${tile}`,
  remove: 'Убрать',
  ask: 'Какое преимущество на этом жетоне духовенства?',
  plain: 'Без преимущества',
  other: 'Другой жетон',
  gives: 'Что он даёт',
  note: 'Что-то другое, своими словами',
  reminder: (note) => `Жетон духовенства: ${note}`,
  benefits: {
    reis: 'Скидка с платежа, реалы',
    perGood: 'Реалы за проданный товар',
    fewerOfficials: 'Меньше чиновников для проекта',
    cheaperOfficials: 'Скидка на чиновника, реалы',
    visit: 'Скидка на посещение, влияние',
    influence: 'Прибавка при получении влияния',
  },
  /** In a word or two, beside its picture. */
  short: {
    reis: 'скидка, реалы',
    perGood: 'за товар',
    fewerOfficials: 'меньше чин.',
    cheaperOfficials: 'дешевле чин.',
    visit: 'дешевле визит',
    influence: 'влияние',
  },
};
