import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { names } from './names';
import { cards, cityTile, officials, ofGood, onGood, reis, streetOf, wigs, ofArchitect } from './turnNames';

type Board = Catalogue['board'];

const space: Board['space'] = {
  free: 'libero',
  store: { you: 'tuo negozio', lacerda: 'negozio di Lacerda' },
  facing: (good) => `affacciato ${onGood(good)}`,
  price: reis,
  tooDear: 'più di quanto puoi pagare',
  hisNext: 'il prossimo negozio di Lacerda sarebbe qui',
  wigsFacing: (count, good) => `${wigs(count)} se si affaccia ${onGood(good)}`,
};

const site: Board['site'] = {
  west: (row) => `Cantiere ovest ${row}`,
  east: (row) => `Cantiere est ${row}`,
  north: (good) => `Cantiere nord, ${streetOf(good)}`,
  building: (one, other) => `edificio pubblico, ${one} e ${other}`,
  free: 'libero',
  hisNext: 'il prossimo edificio pubblico di Lacerda sarebbe qui',
  wigsWith: (count, architect) => `${wigs(count)} con l’edificio ${ofArchitect(architect)}`,
};

const court: Board['court'] = {
  title: 'Nobili',
  inOffice: (who) => `nell’ufficio: ${who}`,
  emptyOffice: 'ufficio vuoto',
  spaces: (free) => plural(free, { one: '# spazio libero', other: '# spazi liberi' }),
  onPlaza: (who) => `nella plaza: ${who}`,
  plaza: 'Plaza',
  many: {
    you: (count) => plural(count, { one: '# tuo', other: '# tuoi' }),
    lacerda: (count) => `${number(count)} di Lacerda`,
    neutral: (count) => plural(count, { one: '# neutrale', other: '# neutrali' }),
  },
  courtier: 'il cortigiano è qui',
};

/** The board: map and tracks, as drawn and as spoken. */
export const board: Board = {
  letter: { you: 'T', lacerda: 'L' },
  owner: { you: 'tu', lacerda: 'Lacerda', neutral: 'neutrale' },
  map: {
    name: 'Mappa della città',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    fit: 'Mappa intera',
    size: 'Dimensione della mappa',
    key: 'Proprietari',
  },
  pages: {
    show: { map: 'Mostra la mappa', court: 'Mostra la corte' },
    back: 'Mappa',
    asked: (name) => `${name}: scegli lì`,
  },
  layer: {
    name: 'Mostra sulla mappa',
    now: (layer) => `Mostra sulla mappa: ${layer}`,
    plain: 'Niente',
    prices: 'Prezzi',
    'your-wigs': 'Tue parr.',
    'his-wigs': 'Sue parr.',
    threats: 'Minacce',
  },
  space,
  site,
  rubble: {
    row: (row) => `Macerie della riga ${row}`,
    column: (column) => `Macerie della colonna ${number(column)}`,
    none: 'niente macerie',
    cubes: (count, kind) => `${number(count)} ${names.rubble[kind]}`,
    all: (parts) => `macerie: ${parts}`,
  },
  scoring: {
    tile: (column) => `Tessera Punteggio della colonna ${number(column)}`,
    value: wigs,
  },
  court,
  decks: {
    title: 'Mazzi',
    short: { builder: 'Costr.', minister: 'Marchese', king: 'Re', treasury: 'Tesor.' },
    cards,
    empty: 'vuoto',
    aide: 'l’aiutante è qui',
    ends: { period: 'l’ultima carta chiude il periodo', game: 'l’ultima carta chiude la partita' },
    endsShort: { period: 'fine periodo', game: 'fine partita' },
  },
  treasury: {
    title: 'Tesoreria',
    spoken: (left, right) => `Tesoreria: valore di influenza ${left}, valore di tesoreria ${reis(right)}`,
  },
  market: {
    title: 'Mercato',
    spoken: (good, price) => `Prezzo di mercato ${ofGood(good)}: ${reis(price)}`,
  },
  influence: {
    title: 'Influenza',
    you: (value) => `La tua influenza: ${number(value)}`,
    lacerda: (value) => `Influenza di Lacerda: ${number(value)}`,
  },
  church: {
    title: 'Chiesa',
    onInfluence: 'sull’icona Influenza',
    onTreasury: 'sull’icona Tesoreria',
    toInfluence: (steps) => plural(steps, { one: '# passo al punteggio Chiesa', other: '# passi al punteggio Chiesa' }),
    toTreasury: (steps) => plural(steps, { one: '# passo alla tesoreria', other: '# passi alla tesoreria' }),
    spoken: (where) => `Cardinale: ${where}`,
  },
  shipyard: {
    title: 'Cantiere navale',
    top: (hull) => `Cantiere navale: in cima la nave a stiva ${number(hull)}`,
    then: (hulls) => `poi stiva ${hulls}`,
    empty: 'Cantiere navale: vuoto',
    none: 'nessuna nave',
  },
  display: {
    title: 'Tessere Città',
    tile: {
      gold: cityTile('gold'),
      cloth: cityTile('cloth'),
      books: cityTile('books'),
      tools: cityTile('tools'),
      'tools-small': cityTile('tools-small'),
    },
    there: 'nell’offerta',
    gone: 'presa',
  },
  architects: {
    title: 'Architetti',
    name: { blue: 'Blu', green: 'Verde' },
    building: (architect, what) => `Edificio ${ofArchitect(architect)}: ${what}`,
    face: (one, other) => `${one} e ${other}`,
    plan: (architect, what) => `Progetto disponibile ${ofArchitect(architect)}: ${what}`,
    officials,
    unknown: 'non ancora inserito',
    none: 'finiti',
  },
};
