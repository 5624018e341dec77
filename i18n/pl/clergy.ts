import type { ClergyBenefit, ClergyTile } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number } from './grammar';
import { gained, influence, officialsObject, reisObject } from './turnNames';

const given: Readonly<Record<ClergyBenefit, (amount: number) => string>> = {
  reis: (amount) => `rabat ${reisObject(amount)} przy każdej płatności`,
  perGood: (amount) => `${gained('reis', amount)} za sprzedany towar`,
  fewerOfficials: (amount) => `o ${officialsObject(amount)} mniej na plan`,
  cheaperOfficials: (amount) => `rabat ${reisObject(amount)} na każdego urzędnika`,
  visit: (amount) => `wizyta tańsza o ${influence(amount)}`,
  influence: (amount) => `${gained('influence', amount)} przy każdym zdobyciu`,
};

const ORDER = Object.keys(given) as readonly ClergyBenefit[];

/** A tile by what it gives: “wizyta tańsza o 1 punkt wpływu”. */
export function clergyTile(tile: ClergyTile): string {
  const benefits = ORDER.flatMap((benefit) => {
    const amount = tile[benefit] ?? 0;
    return amount > 0 ? [given[benefit](amount)] : [];
  });
  return list([...benefits, ...(tile.note === undefined ? [] : [tile.note])]) || 'bez bonusu';
}

/** Several tiles; those that are all alike are only counted. */
export const clergyTiles = (tiles: readonly ClergyTile[]): string =>
  tiles.every((tile) => Object.keys(tile).length === 0) ? number(tiles.length) : tiles.map(clergyTile).join('; ');

/** Clergy tiles and what they give. */
export const clergy: Catalogue['clergy'] = {
  tile: clergyTile,
  title: 'Żetony duchowieństwa',
  intro: 'Żetony Twojego egzemplarza, zapisywane, gdy je bierzesz. Następnym razem wystarczy 1 dotknięcie.',
  none: 'Nie ma jeszcze zapisanych żetonów.',
  saved: 'Żetony Twojego egzemplarza',
  add: 'Dodaj żeton',
  edit: (tile) => `Edytuj: ${tile}`,
  remove: 'Usuń',
  ask: 'Jaki bonus jest na tym żetonie duchowieństwa?',
  plain: 'Bez bonusu',
  other: 'Inny żeton',
  gives: 'Co daje',
  note: 'Coś innego, własnymi słowami',
  reminder: (note) => `Żeton duchowieństwa: ${note}`,
  benefits: {
    reis: 'Rabat w reais na płatności',
    perGood: 'Reais za sprzedany towar',
    fewerOfficials: 'Mniej urzędników na plan',
    cheaperOfficials: 'Rabat w reais na urzędnika',
    visit: 'Mniej wpływu za wizytę',
    influence: 'Dodatkowy zdobywany wpływ',
  },
  /** In a word or two, beside its picture. */
  short: {
    reis: 'rabat w reais',
    perGood: 'za towar',
    fewerOfficials: 'mniej urzędn.',
    cheaperOfficials: 'tańsi urzędn.',
    visit: 'tańsza wizyta',
    influence: 'wpływ',
  },
};
