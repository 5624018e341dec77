import type {
  Architect,
  CityTile,
  Deck,
  Good,
  HouseGroup,
  Noble,
  OfficialAt,
  Paid,
  RubbleKind,
  Seat,
  Site,
} from '@/engine';

import { translate } from '../translate';
import { isSite } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';

export const { change, signed } = translate('es');

export const wigs = (count: number): string => plural(count, { one: '# peluca', other: '# pelucas' });
export const influence = (count: number): string => `${number(count)} de influencia`;
export const reis = (count: number): string => plural(count, { one: '# real', other: '# reales' });
export const officials = (count: number): string => plural(count, { one: '# funcionario', other: '# funcionarios' });
export const cubes = (count: number): string => plural(count, { one: '# cubo', other: '# cubos' });
export const stores = (count: number): string => plural(count, { one: '# tienda', other: '# tiendas' });
export const houses = (count: number): string => plural(count, { one: '# casa', other: '# casas' });
export const spaces = (count: number): string => plural(count, { one: '# espacio', other: '# espacios' });
export const decrees = (count: number): string => plural(count, { one: '# decreto', other: '# decretos' });
export const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
export const clergyTilesOf = (count: number): string =>
  plural(count, { one: '# loseta de clero', other: '# losetas de clero' });
export const anyGoods = (count: number): string => plural(count, { one: '# bien', other: '# bienes' });
export const differentGoods = (count: number): string => plural(count, { one: '# bien', other: '# bienes distintos' });

const ONE: Readonly<Record<Good, string>> = { gold: 'oro', books: 'libro', cloth: 'tela', tools: 'herramienta' };
const MANY: Readonly<Record<Good, string>> = { ...names.good, gold: 'de oro' };
/** "1 libro", "2 libros", "2 de oro". */
export const goods = (count: number, good: Good): string =>
  plural(count, { one: `# ${ONE[good]}`, other: `# ${MANY[good]}` });
export const oneOf = (good: Good): string => goods(1, good);
/** "del oro", "de los libros". */
export const ofGood: Readonly<Record<Good, string>> = {
  gold: 'del oro',
  books: 'de los libros',
  cloth: 'de las telas',
  tools: 'de las herramientas',
};
export const storeOf = (good: Good): string => `tienda de ${names.good[good]}`;
/** "la calle de oro", "las calles de oro y telas". */
export const theStreets = (goods: readonly Good[]): string =>
  `${goods.length === 1 ? 'la calle' : 'las calles'} de ${list(goods.map((good) => names.good[good]))}`;
export const streetOf = (good: Good): string => `calle de ${names.good[good]}`;
/** "loseta de libros", "loseta pequeña de herramientas". */
export const cityTile = (tile: CityTile): string =>
  tile === 'tools-small' ? `loseta pequeña de ${names.good.tools}` : `loseta de ${names.good[tile]}`;
export const cubeOf = (kind: RubbleKind): string => `cubo de ${names.rubble[kind]}`;
export const cubesOf = (count: number, kind: RubbleKind): string =>
  plural(count, { one: `# ${cubeOf(kind)}`, other: `# cubos de ${names.rubble[kind]}` });
export const ofLine = { row: 'de la fila', column: 'de la columna' } as const;

/** "cabe 1 libro", "caben 2 libros". */
export const fits = (count: number, what: string): string => `${count === 1 ? 'cabe' : 'caben'} ${what}`;
/** "hace falta 1 real", "hacen falta 2 reales". */
export const isNeeded = (count: number, what: string): string => `${count === 1 ? 'hace' : 'hacen'} falta ${what}`;

/** What someone can gain or pay. */
export type Amount = 'wigs' | 'reis' | 'influence' | Good;
const FORMS: Readonly<Record<Amount, readonly [one: string, other: string]>> = {
  wigs: ['peluca', 'pelucas'],
  reis: ['real', 'reales'],
  influence: ['de influencia', 'de influencia'],
  gold: [ONE.gold, MANY.gold],
  books: [ONE.books, MANY.books],
  cloth: [ONE.cloth, MANY.cloth],
  tools: [ONE.tools, MANY.tools],
};
/** "+3 pelucas", "−1 real". */
export function gained(what: Amount, by: number): string {
  const [one, other] = FORMS[what];
  return `${signed(by)} ${plural(by, { one, other })}`;
}

export const theNoble = (noble: Noble): string => `el ${names.noble[noble]}`;
export const toNoble = (noble: Noble): string => `al ${names.noble[noble]}`;
export const ofNoble = (noble: Noble): string => `del ${names.noble[noble]}`;
export const favourOf = (noble: Noble): string => `favor ${ofNoble(noble)}`;
export const officeOf = (noble: Noble): string => `oficina ${ofNoble(noble)}`;
export const theOffice = (noble: Noble): string => `la ${officeOf(noble)}`;
/** "la oficina del Rey", "la plaza del Rey". */
export const official = ({ noble, from }: OfficialAt): string =>
  from === 'plaza' ? `la plaza ${ofNoble(noble)}` : theOffice(noble);
export const nobleCard = (noble: Noble): string => `carta ${ofNoble(noble)}`;

export const ofArchitect = (architect: Architect): string => `del ${names.architect[architect]}`;

export const deckNamed: Readonly<Record<Deck, string>> = {
  builder: 'mazo del Constructor',
  minister: 'mazo del Marqués',
  king: 'mazo del Rey',
  treasury: 'mazo del Tesoro',
};
export const theDeck = (deck: Deck): string => `el ${deckNamed[deck]}`;
export const toDeck = (deck: Deck): string => `al ${deckNamed[deck]}`;
export const ofDeck = (deck: Deck): string => `del ${deckNamed[deck]}`;
/** A card by its deck. */
export const cardOf: Readonly<Record<Deck, string>> = {
  builder: 'carta del Constructor',
  minister: 'carta del Marqués',
  king: 'carta del Rey',
  treasury: 'carta de Tesorería',
};

export const groupOf: Readonly<Record<HouseGroup, string>> = {
  left: 'de la izquierda',
  middle: 'del medio',
  right: 'de la derecha',
};

/** Before the thing: "tu barco", "tus pelucas". */
export const your: Readonly<Record<Seat, string>> = { you: 'tu', lacerda: 'su' };
export const yours: Readonly<Record<Seat, string>> = { you: 'tus', lacerda: 'sus' };
/** Where Lacerda has not been named yet: "tus pelucas", "las pelucas de Lacerda". */
export const named = (seat: Seat, article: string, thing: string): string =>
  seat === 'you' ? `${article.endsWith('s') ? 'tus' : 'tu'} ${thing}` : `${article} ${thing} de Lacerda`;

/** "obra oeste A", "obra norte de la calle de herramientas". */
export function siteNamed(site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `obra norte de la ${streetOf(at as Good)}`;
  return `obra ${side === 'W' ? 'oeste' : 'este'} ${at}`;
}
/** In as few letters as a thumb leaves room for: "Oeste A", "Norte: herram.". */
export function siteShort(site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `Norte: ${at === 'tools' ? 'herram.' : names.good[at as Good]}`;
  return `${side === 'W' ? 'Oeste' : 'Este'} ${at}`;
}
export const theSite = (site: Site): string => `la ${siteNamed(site)}`;
/** A space by its letter and number, a site by its name: "A3", "la obra oeste A". */
export const placeNamed = (place: string): string => (isSite(place) ? theSite(place) : place);

/** "3 de influencia y 1 peluca", or "gratis". */
export function paid({ influence: track, wigs: hair }: Paid): string {
  const said = [...(track > 0 ? [influence(track)] : []), ...(hair > 0 ? [wigs(hair)] : [])];
  return said.length === 0 ? 'gratis' : list(said);
}

/** "o" becomes "u" before the sound o: "telas u oro", "7 u 8". */
export function either(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const last = items.slice(-1).join('');
  const or = /^(?:h?[oó]|8|11(?!\d))/i.test(last) ? 'u' : 'o';
  return `${items.slice(0, -1).join(', ')} ${or} ${last}`;
}
