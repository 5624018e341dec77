import type { ClergyBenefit, ClergyTile } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { gained, influence, reis } from './turnNames';

/** What a lasting benefit gives, in full. */
export const given: Readonly<Record<ClergyBenefit, (amount: number) => string>> = {
  reis: (amount) => `${reis(amount)} di sconto su ogni pagamento`,
  perGood: (amount) => `${gained('reis', amount)} per merce venduta`,
  fewerOfficials: (amount) =>
    `${plural(amount, { one: '# ufficiale in meno', other: '# ufficiali in meno' })} per progetto`,
  cheaperOfficials: (amount) => `${reis(amount)} di sconto per ufficiale`,
  visit: (amount) => `${influence(amount)} di sconto sulla visita`,
  influence: (amount) => `${gained('influence', amount)} a ogni guadagno`,
};

const ORDER = Object.keys(given) as readonly ClergyBenefit[];

/** A tile by what it gives: "1 influenza di sconto sulla visita". */
export function clergyTile(tile: ClergyTile): string {
  const benefits = ORDER.flatMap((benefit) => {
    const amount = tile[benefit] ?? 0;
    return amount > 0 ? [given[benefit](amount)] : [];
  });
  return list([...benefits, ...(tile.note === undefined ? [] : [tile.note])]) || 'nessun beneficio';
}

/** Several tiles; those that are all alike are only counted. */
export const clergyTiles = (tiles: readonly ClergyTile[]): string =>
  tiles.every((tile) => Object.keys(tile).length === 0) ? number(tiles.length) : tiles.map(clergyTile).join('; ');

/** What kinds of benefits there are. */
export const benefitNames: Catalogue['clergy']['benefits'] = {
  reis: 'Réis di sconto su ogni pagamento',
  perGood: 'Réis in più per merce venduta',
  fewerOfficials: 'Ufficiali in meno per progetto',
  cheaperOfficials: 'Réis di sconto per ufficiale',
  visit: 'Influenza di sconto sulla visita',
  influence: 'Influenza in più a ogni guadagno',
};

/** Clergy tiles and what they give. */
export const clergy: Catalogue['clergy'] = {
  tile: clergyTile,
  title: 'Tasselli Clero',
  intro: 'I tasselli della tua copia, salvati man mano che li prendi. La prossima volta basta 1 tocco.',
  none: 'Nessun tassello salvato.',
  saved: 'I tasselli della tua copia',
  add: 'Aggiungi tassello',
  edit: (tile) => `Modifica: ${tile}`,
  remove: 'Togli',
  ask: 'Che beneficio dà questo tassello Clero?',
  plain: 'Nessun beneficio',
  other: 'Un altro tassello',
  gives: 'Cosa dà',
  note: 'Altro, con parole tue',
  reminder: (note) => `Tassello Clero: ${note}`,
  benefits: benefitNames,
  /** In a word or two, beside its picture. */
  short: {
    reis: 'sconto réis',
    perGood: 'per merce',
    fewerOfficials: 'meno ufficiali',
    cheaperOfficials: 'sconto uffic.',
    visit: 'sconto visita',
    influence: 'influenza',
  },
};
