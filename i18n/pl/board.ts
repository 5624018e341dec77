import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { names } from './names';
import { cards, ofArchitect, officials, ofGood, reis, wigs } from './turnNames';

const steps = (count: number): string => plural(count, { one: '# pole', few: '# pola', many: '# pól' });

/** The board: map and tracks, as drawn and as spoken. */
export const board: Catalogue['board'] = {
  letter: { you: 'T', lacerda: 'L' },
  owner: { you: 'Ty', lacerda: 'Lacerda', neutral: 'neutralni' },
  map: {
    name: 'Mapa śródmieścia',
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    fit: 'Cała mapa',
    size: 'Wielkość mapy',
    key: 'Właściciele',
  },
  pages: {
    show: { map: 'Pokaż mapę', court: 'Pokaż dwór' },
    back: 'Mapa',
    asked: (name) => `${name}: wybierz tam`,
  },
  layer: {
    name: 'Pokaż na mapie',
    now: (layer) => `Na mapie: ${layer}`,
    plain: 'Bez liczb',
    prices: 'Ceny',
    'your-wigs': 'Twoje peruki',
    'his-wigs': 'Jego peruki',
    threats: 'Zagrożenia',
  },
  space: {
    free: 'wolne',
    store: { you: 'Twój sklep', lacerda: 'sklep Lacerdy' },
    facing: (good) => `przy ulicy ${ofGood[good]}`,
    price: reis,
    tooDear: 'nie stać Cię',
    hisNext: 'tu Lacerda zbudowałby następny sklep',
    wigsFacing: (count, good) => `${wigs(count)} przy ulicy ${ofGood[good]}`,
  },
  site: {
    west: (row) => `Zachodni plac budowy ${row}`,
    east: (row) => `Wschodni plac budowy ${row}`,
    north: (good) => `Północny plac budowy przy ulicy ${ofGood[good]}`,
    building: (one, other) => `budynek publiczny, ${one} i ${other}`,
    free: 'wolny',
    hisNext: 'tu Lacerda otworzyłby następny budynek publiczny',
    wigsWith: (count, architect) => `${wigs(count)} z budynkiem ${ofArchitect[architect]}`,
  },
  rubble: {
    row: (row) => `Gruz w rzędzie ${row}`,
    column: (column) => `Gruz w kolumnie ${number(column)}`,
    none: 'bez gruzu',
    cubes: (count, kind) => `${names.rubble[kind]} ${number(count)}`,
    all: (parts) => `gruz: ${parts}`,
  },
  scoring: {
    tile: (column) => `Żeton punktacji kolumny ${number(column)}`,
    value: wigs,
  },
  court: {
    title: 'Szlachta',
    inOffice: (who) => `w biurze: ${who}`,
    emptyOffice: 'biuro puste',
    spaces: (free) => plural(free, { one: '# wolne pole', few: '# wolne pola', many: '# wolnych pól' }),
    onPlaza: (who) => `na placu: ${who}`,
    plaza: 'Plac',
    many: {
      you: (count) => plural(count, { one: '# Twój', few: '# Twoich', many: '# Twoich' }),
      lacerda: (count) => `${number(count)} Lacerdy`,
      neutral: (count) => plural(count, { one: '# neutralny', few: '# neutralnych', many: '# neutralnych' }),
    },
    courtier: 'tu jest dworzanin',
  },
  decks: {
    title: 'Talie',
    short: { builder: 'Budown.', minister: 'Markiz', king: 'Król', treasury: 'Skarb' },
    cards,
    empty: 'pusta',
    aide: 'tu jest pomocnik',
    ends: { period: 'jej ostatnia karta kończy okres', game: 'jej ostatnia karta kończy grę' },
    endsShort: { period: 'kończy okres', game: 'kończy grę' },
  },
  treasury: {
    title: 'Skarb',
    spoken: (left, right) => `Skarb: wartość wpływu ${left}, wartość skarbu ${reis(right)}`,
  },
  market: {
    title: 'Rynek',
    spoken: (good, price) => `Cena rynkowa ${ofGood[good]}: ${reis(price)}`,
  },
  influence: {
    title: 'Wpływ',
    you: (value) => `Twój wpływ: ${number(value)}`,
    lacerda: (value) => `Wpływ Lacerdy: ${number(value)}`,
  },
  church: {
    title: 'Kościół',
    onInfluence: 'na symbolu wpływu',
    onTreasury: 'na symbolu skarbu',
    toInfluence: (count) => `${steps(count)} do podliczania kościoła`,
    toTreasury: (count) => `${steps(count)} do skarbu`,
    spoken: (where) => `Kardynał: ${where}`,
  },
  shipyard: {
    title: 'Stocznia',
    top: (hull) => `Stocznia: na wierzchu okręt o rozmiarze ${number(hull)}`,
    then: (hulls) => `potem rozmiar ${hulls}`,
    empty: 'Stocznia: pusta',
    none: 'brak okrętów',
  },
  display: {
    title: 'Żetony miasta',
    tile: {
      gold: 'żeton złota',
      cloth: 'żeton ubrań',
      books: 'żeton książek',
      tools: 'żeton narzędzi',
      'tools-small': 'mały żeton narzędzi',
    },
    there: 'w prezentacji',
    gone: 'zabrany',
  },
  architects: {
    title: 'Architekci',
    name: { blue: 'Niebieski', green: 'Zielony' },
    building: (architect, what) => `Budynek ${ofArchitect[architect]}: ${what}`,
    face: (one, other) => `${one} i ${other}`,
    plan: (architect, what) => `Górny plan ${ofArchitect[architect]}: ${what}`,
    officials,
    unknown: 'jeszcze nie wpisane',
    none: 'nie ma już',
  },
};
