import type { PieceMove } from '@/engine';

import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { portfolioCard } from './pieceNames';
import {
  cityTile,
  clergyTilesCount,
  cubeOf,
  favourOf,
  fromPlace,
  goods,
  OF_GROUP,
  officials,
  ofDeck,
  ofGood,
  ofNoble,
  reis,
  siteNamed,
  someGoods,
  spaces,
  storeOf,
  ofArchitect,
} from './turnNames';

const OFFICIAL = { you: '1 tuo ufficiale', lacerda: '1 ufficiale di Lacerda' } as const;

function place(at: Extract<PieceMove, { readonly code: 'cube-taken' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `dalla riga ${at.row}`;
    case 'column':
      return `dalla colonna ${number(at.column)}`;
    case 'site':
      return `dal ${siteNamed(at.site)}`;
    case 'pile':
      return 'dal mucchio';
  }
}

const supply = (by: number, what: string): string => (by < 0 ? `Paga ${what}.` : `Prendi ${what}.`);

/** Your own pieces, one short line each. */
export const pieces: Catalogue['pieces'] = {
  treasury: ({ reis: value }) => `Segnalino Tesoreria a ${reis(value)}.`,
  influence: ({ seat, to }) => `${seat === 'you' ? 'La tua influenza' : 'Influenza di Lacerda'} a ${number(to)}.`,
  wigs: ({ seat, to }) => `${seat === 'you' ? 'Le tue parrucche' : 'Parrucche di Lacerda'} a ${number(to)}.`,
  price: ({ good, to }) => `Prezzo ${ofGood(good)} giù a ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0 ? 'Cardinale sull’icona Influenza.' : `Cardinale ${spaces(to)} oltre l’icona Influenza.`,
  'card-played': () => 'La carta giocata esce dal gioco.',
  'card-to-hand': ({ deck, left }) =>
    `Prendi la prima carta ${ofDeck(deck)}. ${left === 0 ? 'Quel mazzo ora è vuoto.' : 'Gira la successiva.'}`,
  'card-tucked': ({ card }) => `${capital(portfolioCard(card))} nel tuo portfolio.`,
  'card-out': ({ card }) =>
    `${capital(portfolioCard(card))} fuori dal portfolio${card.card === 'ship' ? ' con le sue merci' : ''}.`,
  'ships-home': ({ hulls }) =>
    `Fai approdare ${plural(hulls.length, { one: 'la tua nave', other: 'le tue # navi' })}. Rimetti le merci nella riserva.`,
  'ship-taken': ({ hull }) => `${capital(names.ship(hull))} dal cantiere navale al tuo portfolio.`,
  'ship-replaced': ({ hull, was }) =>
    `${capital(names.ship(hull))} al posto della tua ${names.ship(was)}. Sposta le merci sulla nuova.`,
  crates: ({ owner, hull, good, count, sails }) =>
    `${good === null ? someGoods(count) : goods(count, good)} sulla ${owner === 'you' ? 'tua ' : ''}${names.ship(hull)}${owner === 'you' ? '' : ' di Lacerda'}.${sails ? ' Salpa: gira le merci a faccia in giù.' : ''}`,
  'official-placed': ({ seat, noble }) =>
    `${seat === 'you' ? '1 tuo ufficiale' : '1 suo ufficiale'} nell’ufficio ${ofNoble(noble)}.`,
  'official-to-plaza': ({ seat, noble }) =>
    `L’ufficio ${ofNoble(noble)} è pieno: sposta ${OFFICIAL[seat]} nella plaza.`,
  'official-home': (at) => `Riprendi il tuo ufficiale ${fromPlace(at)}.`,
  'plan-taken': ({ architect, officials: count }) =>
    `Prendi il progetto ${ofArchitect(architect)} (${officials(count)}). Gira il successivo.`,
  'plan-done': ({ architect, officials: count }) =>
    `Il progetto ${ofArchitect(architect)} (${officials(count)}) è completato. Giralo.`,
  'favour-taken': ({ noble }) => `Prendi il ${favourOf(noble)}.`,
  'favour-returned': ({ noble }) => `Rimetti il ${favourOf(noble)} nella riserva.`,
  'clergy-taken': () => 'Prendi 1 tassello Clero accanto al Cardinale. Riempi.',
  'decree-taken': () => 'Prendi il decreto. Riempi l’offerta fino a 8.',
  'cardinal-down': () => 'Corica il Cardinale.',
  'cardinal-up': () => 'Rialza il Cardinale.',
  'set-marker': () => 'Il tuo segnalino Macerie sul Marchese.',
  'marker-spent': () => 'Scarta il tuo segnalino Macerie dal Marchese.',
  'clergy-discarded': ({ tiles }) => `Scarta ${clergyTilesCount(tiles)}.`,
  'tile-taken': ({ tile }) => `Prendi la ${cityTile(tile)} dall’offerta.`,
  'store-built': ({ space, good, house }) =>
    `${capital(storeOf(good))} su ${space}${house === null ? '' : `, con una tua casa ${OF_GROUP[house]}`}.`,
  'building-opened': ({ site, architect }) =>
    `Edificio ${ofArchitect(architect)} nel ${siteNamed(site)}. Gira il successivo.`,
  'cube-taken': ({ place: where, cube, kept }) => `${kept ? 'Prendi' : 'Scarta'} il ${cubeOf(cube)} ${place(where)}.`,
  reis: ({ by }) => supply(by, reis(Math.abs(by))),
  goods: ({ good, by }) => supply(by, goods(Math.abs(by), good)),
  refill: ({ tiles }) => `Riempi l’offerta: ${list(tiles.map(cityTile))}.`,
  'new-period': () => 'Inizia il periodo 2: scarta le carte rimaste, prepara i nuovi mazzi.',
  yard: ({ hulls }) => `Cantiere navale: ${list(hulls.map(names.ship))}.`,
};
