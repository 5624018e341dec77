import type { Architect, Good, RubbleKind } from '@/engine';

import { number, plural } from './grammar';
import { names } from './names';

const wigs = (count: number) => plural(count, { one: '# wig', other: '# wigs' });
const reis = (count: number) => plural(count, { one: '# real', other: '# réis' });
const cards = (count: number) => plural(count, { one: '# card', other: '# cards' });
const officials = (count: number) => plural(count, { one: '# official', other: '# officials' });

/** The board: map and tracks, as drawn and as spoken. */
export const board = {
  /** Letters on the pieces; each language chooses two that differ. */
  letter: { you: 'Y', lacerda: 'L' },
  owner: { you: 'you', lacerda: 'Lacerda', neutral: 'neutral' },
  map: {
    name: 'Downtown map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Whole map',
    size: 'Map size',
    key: 'Owners',
  },
  /** The two pages of the board on a phone. */
  pages: {
    show: { map: 'Show the map', court: 'Show the court' },
    back: 'Map',
    asked: (name: string) => `${name}: choose there`,
  },
  layer: {
    name: 'Show on the map',
    now: (layer: string) => `Show on the map: ${layer}`,
    plain: 'Plain',
    prices: 'Prices',
    'your-wigs': 'Your wigs',
    'his-wigs': 'His wigs',
    threats: 'Threats',
  },
  space: {
    free: 'free',
    store: { you: 'your store', lacerda: 'Lacerda’s store' },
    facing: (good: Good) => `facing ${names.good[good]}`,
    price: reis,
    tooDear: 'more than you can pay',
    hisNext: 'Lacerda would build here next',
    wigsFacing: (count: number, good: Good) => `${wigs(count)} facing ${names.good[good]}`,
  },
  site: {
    west: (row: string) => `West site ${row}`,
    east: (row: string) => `East site ${row}`,
    north: (good: Good) => `North site, ${names.oneGood[good]} street`,
    building: (one: string, other: string) => `public building, ${one} and ${other}`,
    free: 'free',
    hisNext: 'Lacerda would open a public building here next',
    wigsWith: (count: number, architect: Architect) =>
      `${wigs(count)} with the ${names.architect[architect]}’s building`,
  },
  rubble: {
    row: (row: string) => `Row ${row} rubble`,
    column: (column: number) => `Column ${number(column)} rubble`,
    none: 'no rubble',
    cubes: (count: number, kind: RubbleKind) => `${number(count)} ${names.rubble[kind]}`,
    all: (parts: string) => `rubble: ${parts}`,
  },
  scoring: {
    tile: (column: number) => `Column ${number(column)} scoring tile`,
    value: wigs,
  },
  court: {
    title: 'Nobles',
    inOffice: (who: string) => `in the office: ${who}`,
    emptyOffice: 'office empty',
    spaces: (free: number) => plural(free, { one: '# free space', other: '# free spaces' }),
    onPlaza: (who: string) => `on the plaza: ${who}`,
    plaza: 'Plaza',
    /** Officials by their owner: "2 yours". */
    many: {
      you: (count: number) => `${number(count)} yours`,
      lacerda: (count: number) => `${number(count)} Lacerda’s`,
      neutral: (count: number) => `${number(count)} neutral`,
    },
    courtier: 'the courtier is here',
  },
  decks: {
    title: 'Decks',
    short: { builder: 'Builder', minister: 'Marquis', king: 'King', treasury: 'Treasury' },
    cards,
    empty: 'empty',
    aide: 'the aide is here',
    ends: { period: 'its last card ends the period', game: 'its last card ends the game' },
    endsShort: { period: 'ends the period', game: 'ends the game' },
  },
  treasury: {
    title: 'Treasury',
    spoken: (left: string, right: number) => `Treasury: influence value ${left}, treasury value ${reis(right)}`,
  },
  market: {
    title: 'Market',
    spoken: (good: Good, price: number) => `Market price of ${names.good[good]}: ${reis(price)}`,
  },
  influence: {
    title: 'Influence',
    you: (value: number) => `Your influence: ${number(value)}`,
    lacerda: (value: number) => `Lacerda’s influence: ${number(value)}`,
  },
  church: {
    title: 'Church',
    onInfluence: 'on the influence icon',
    onTreasury: 'on the treasury icon',
    toInfluence: (steps: number) =>
      plural(steps, { one: '# step to church scoring', other: '# steps to church scoring' }),
    toTreasury: (steps: number) => plural(steps, { one: '# step to the treasury', other: '# steps to the treasury' }),
    spoken: (where: string) => `Cardinal: ${where}`,
  },
  shipyard: {
    title: 'Shipyard',
    top: (hull: number) => `Shipyard: size-${number(hull)} ship on top`,
    then: (hulls: string) => `then size ${hulls}`,
    empty: 'Shipyard: empty',
    none: 'no ships',
  },
  display: {
    title: 'City tiles',
    tile: {
      gold: 'gold tile',
      cloth: 'cloth tile',
      books: 'book tile',
      tools: 'tool tile',
      'tools-small': 'small tool tile',
    },
    there: 'in the display',
    gone: 'taken',
  },
  architects: {
    title: 'Architects',
    name: { blue: 'Blue', green: 'Green' },
    building: (architect: Architect, what: string) => `The ${names.architect[architect]}’s building: ${what}`,
    face: (one: string, other: string) => `${one} and ${other}`,
    plan: (architect: Architect, what: string) => `The ${names.architect[architect]}’s top plan: ${what}`,
    officials,
    unknown: 'not entered yet',
    none: 'none left',
  },
};
