import type { Catalogue } from '../catalogue';
import { clergyTile } from './clergy';
import { number } from './grammar';
import { clergyTilesCount } from './turnNames';

/** What the app is asked to count when it tracks more, group by group. */
const groups: Catalogue['depth']['more']['groups'] = {
  reis: { title: 'Réis', ask: 'Quanti réis hai?' },
  goods: { title: 'Merci', ask: 'Quante merci hai in magazzino?' },
  clergy: { title: 'Tasselli Clero', ask: 'Aggiungi ogni tassello Clero sulla tua plancia.' },
  decrees: { title: 'Decreti' },
};

/** What the app tracks of a game, changed in the middle of it. */
export const depth: Catalogue['depth'] = {
  now: {
    everything: 'L’app tiene il conto di tutto.',
    'lacerda-needs': 'L’app tiene il conto di ciò che serve a Lacerda.',
  },
  change: {
    everything: 'Conta di meno',
    'lacerda-needs': 'Conta tutto',
  },
  done: {
    everything: 'Ora l’app tiene il conto di tutto',
    'lacerda-needs': 'Ora l’app tiene il conto di ciò che serve a Lacerda',
  },
  less: {
    title: 'Solo ciò che serve a Lacerda',
    stops: 'L’app smette di contare i tuoi réis, merci, tasselli Clero e decreti.',
    then: 'I prezzi restano visibili, senza controllo di ciò che hai. Alla fine inserisci réis e decreti una volta.',
    again: 'Puoi tornare a contare tutto in qualsiasi momento.',
    confirm: 'Conta di meno',
  },
  more: {
    title: 'Conta tutto',
    why: 'Inserisci ciò che l’app non ha contato. Niente cambia fino all’ultimo passo.',
    step: (step, all, group) => `${groups[group].title}, ${number(step)} di ${number(all)}`,
    groups,
    tiles: (tiles) =>
      tiles.length === 0
        ? 'Ancora nessun tassello Clero'
        : `${clergyTilesCount(tiles.length)}: ${tiles.map(clergyTile).join('; ')}`,
    removeLast: 'Togli l’ultimo',
    next: 'Avanti',
    back: 'Indietro',
    confirm: 'Conta tutto',
  },
};
