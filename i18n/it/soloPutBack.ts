import type { PutBack } from '@/engine';

import type { Catalogue } from '../catalogue';
import { DECKS, GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import { portfolioCard } from './pieceNames';
import {
  cityTile,
  clergyTilesCount,
  cubeOf,
  deckShort,
  decrees,
  favourOf,
  goods as named,
  OF_GROUP,
  inPlace,
  officials,
  ofGood,
  ofNoble,
  onDeck,
  reis,
  siteNamed,
  spaces,
  storeOf,
  ofArchitect,
} from './turnNames';

const OFFICIAL = { you: 'il tuo ufficiale', lacerda: 'l’ufficiale di Lacerda' } as const;
const A_SHIP = {
  you: (hull: number) => `la tua ${names.ship(hull)}`,
  lacerda: (hull: number) => `la ${names.ship(hull)} di Lacerda`,
};
const FROM_SHIP = {
  you: (hull: number) => `dalla tua ${names.ship(hull)}`,
  lacerda: (hull: number) => `dalla ${names.ship(hull)} di Lacerda`,
};
const MINE = { you: (what: string) => `il tuo ${what}`, lacerda: (what: string) => `il ${what} di Lacerda` };

function place(at: Extract<PutBack, { readonly code: 'cube-to' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `nella riga ${at.row}`;
    case 'column':
      return `in fondo alla colonna ${number(at.column)}`;
    case 'site':
      return `nel ${siteNamed(at.site)}`;
    case 'pile':
      return 'nel mucchio accanto alla mappa';
  }
}

/** Undoing moves, piece by piece. */
export const putBack: Catalogue['putBack'] = {
  courtier: ({ to }) => `Riporta il cortigiano sul ${names.noble[to]}.`,
  aide: ({ to }) => `Riporta l’aiutante ${onDeck(to)}.`,
  treasury: ({ reis: value }) => `Riporta il segnalino Tesoreria a ${reis(value)}.`,
  influence: ({ seat, to }) =>
    `Riporta ${seat === 'you' ? 'la tua influenza' : 'l’influenza di Lacerda'} a ${number(to)}.`,
  wigs: ({ seat, to }) => `Riporta le ${seat === 'you' ? 'tue parrucche' : 'parrucche di Lacerda'} a ${number(to)}.`,
  price: ({ good, to }) => `Riporta il prezzo ${ofGood(good)} a ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0
      ? 'Riporta il Cardinale sull’icona Influenza.'
      : `Riporta il Cardinale a ${spaces(to)} oltre l’icona Influenza.`,
  'played-card': () => 'Riprendi in mano la carta giocata.',
  'card-to-deck': ({ deck, from }) =>
    `Rimetti 1 carta ${from === 'hand' ? 'dalla mano' : 'dagli scarti'} ${onDeck(deck)}.`,
  'ships-to-sea': ({ seat, hulls }) =>
    `${
      seat === 'you'
        ? plural(hulls.length, { one: 'La tua nave è', other: 'Le tue # navi sono' })
        : plural(hulls.length, { one: 'La nave di Lacerda è', other: 'Le # navi di Lacerda sono' })
    } di nuovo in mare. Gira le merci a faccia in giù.`,
  'official-off': ({ seat, noble }) => `Togli ${OFFICIAL[seat]} dall’ufficio ${ofNoble(noble)}.`,
  'official-from-plaza': ({ seat, noble }) => `Riporta ${OFFICIAL[seat]} dalla plaza all’ufficio ${ofNoble(noble)}.`,
  'official-to': ({ noble, place: from }) => `Rimetti il tuo ufficiale ${inPlace({ noble, from })}.`,
  'plan-to-stack': ({ seat, architect, officials: count }) =>
    `Rimetti ${MINE[seat](`progetto (${officials(count)})`)} sulla pila ${ofArchitect(architect)}.`,
  'plan-unfinished': ({ architect, officials: count }) =>
    `Rigira il progetto ${ofArchitect(architect)} (${officials(count)}). È di nuovo incompleto.`,
  'ship-to-yard': ({ seat, hull }) => `Rimetti ${A_SHIP[seat](hull)} in cima al cantiere navale.`,
  'ship-changed-back': ({ hull, was }) =>
    `Rimetti la ${names.ship(hull)} nel cantiere navale e la tua ${names.ship(was)} nel suo spazio.`,
  'goods-to-supply': ({ seat, goods }) =>
    `Rimetti nella riserva ${list(GOODS.filter((good) => goods[good] > 0).map((good) => named(goods[good], good)))} ${seat === 'you' ? 'dal tuo magazzino' : 'dall’area di Lacerda'}.`,
  goods: ({ good, by }) =>
    by < 0 ? `Rimetti ${named(-by, good)} nella riserva.` : `Prendi ${named(by, good)} dalla riserva.`,
  reis: ({ by }) => (by < 0 ? `Rimetti ${reis(-by)} nella riserva.` : `Prendi ${reis(by)} dalla riserva.`),
  'crate-off': ({ owner, hull }) => `Togli 1 merce ${FROM_SHIP[owner](hull)}.`,
  'clergy-to-church': ({ seat }) => `Rimetti ${MINE[seat]('tassello Clero')} accanto al Cardinale.`,
  'clergy-to-you': ({ tiles }) => `Rimetti ${clergyTilesCount(tiles)} sulla tua plancia.`,
  'favour-to-supply': ({ seat, noble }) =>
    seat === 'you'
      ? `Rimetti nella riserva il tuo ${favourOf(noble)}.`
      : `Togli a Lacerda il ${favourOf(noble)} e rimettilo nella riserva.`,
  'favour-to-seat': ({ seat, noble }) =>
    seat === 'you' ? `Riprendi il ${favourOf(noble)}.` : `Ridai il ${favourOf(noble)} a Lacerda.`,
  'city-tile-to-display': ({ tile }) => `Rimetti la ${cityTile(tile)} nell’offerta.`,
  'city-tiles-to-stack': ({ tiles }) =>
    `Rimetti sulle pile ${plural(tiles.length, { one: 'la nuova tessera Città', other: 'le # nuove tessere Città' })}.`,
  'store-off': ({ seat, space, good, house }) =>
    `Togli ${MINE[seat](storeOf(good))} da ${space}.${house === null ? '' : ` Rimetti la casa tra le tue case ${OF_GROUP[house]}.`}`,
  'building-off': ({ site, architect }) => `Togli l’edificio ${ofArchitect(architect)} dal ${siteNamed(site)}.`,
  'cube-to': ({ place: where, cube, holder }) =>
    `Rimetti ${holder === null ? `un ${cubeOf(cube)} dalla scatola` : MINE[holder](cubeOf(cube))} ${place(where)}.`,
  'decrees-to-display': ({ seat, count }) =>
    `Rimetti ${seat === 'you' ? plural(count, { one: '# tuo decreto', other: '# tuoi decreti' }) : `${decrees(count)} di Lacerda`} nell’offerta.`,
  'card-out': ({ card }) => `Riprendi in mano la ${portfolioCard(card)} dal portfolio.`,
  'card-in': ({ card }) => `Rimetti la ${portfolioCard(card)} nel portfolio.`,
  markers: ({ by }) =>
    by < 0 ? 'Togli il tuo segnalino Macerie dal Marchese.' : 'Rimetti il tuo segnalino Macerie sul Marchese.',
  period: ({ to }) => `Torna a essere il periodo ${number(to)}.`,
  decks: ({ decks }) =>
    `Carte di nuovo nei mazzi: ${list(DECKS.map((deck) => `${deckShort(deck)} ${number(decks[deck])}`))}.`,
  yard: ({ hulls }) =>
    hulls.length === 0
      ? 'Il cantiere navale è di nuovo vuoto.'
      : `Di nuovo nel cantiere navale: ${list(hulls.map(names.ship))}.`,
  value: () => 'La tua correzione è annullata.',
};
