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

import { capital, translate } from '../translate';
import { isSite } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';

export const { change, signed } = translate('it');

export const wigs = (count: number): string => plural(count, { one: '# parrucca', other: '# parrucche' });
/** A thing that is counted without a plural, as players say it: "3 influenza", "2 oro". */
export const influence = (count: number): string => `${number(count)} influenza`;
export const reis = (count: number): string => plural(count, { one: '# real', other: '# réis' });
export const officials = (count: number): string => plural(count, { one: '# ufficiale', other: '# ufficiali' });
export const cubes = (count: number): string => plural(count, { one: '# cubo', other: '# cubi' });
export const cards = (count: number): string => plural(count, { one: '# carta', other: '# carte' });
export const stores = (count: number): string => plural(count, { one: '# negozio', other: '# negozi' });
export const houses = (count: number): string => plural(count, { one: '# casa', other: '# case' });
export const decrees = (count: number): string => plural(count, { one: '# decreto', other: '# decreti' });
export const ships = (count: number): string => plural(count, { one: '# nave', other: '# navi' });
export const spaces = (count: number): string => plural(count, { one: '# spazio', other: '# spazi' });
export const majorities = (count: number): string => plural(count, { one: '# maggioranza', other: '# maggioranze' });
export const entries = (count: number): string => plural(count, { one: '# voce', other: '# voci' });
export const someGoods = (count: number): string => plural(count, { one: '# merce', other: '# merci' });
export const differentGoods = (count: number): string => plural(count, { one: '# merce', other: '# merci diverse' });
export const clergyTilesCount = (count: number): string =>
  plural(count, { one: '# tassello Clero', other: '# tasselli Clero' });
/** "1 libro", "2 libri". */
export const goods = (count: number, good: Good): string =>
  plural(count, { one: `# ${names.oneGood[good]}`, other: `# ${names.good[good]}` });

/** What someone can gain or pay. */
type Amount = 'wigs' | 'reis' | 'influence' | Good;
const FORMS: Readonly<Record<Amount, readonly [one: string, other: string]>> = {
  wigs: ['parrucca', 'parrucche'],
  reis: ['real', 'réis'],
  influence: ['influenza', 'influenza'],
  gold: [names.oneGood.gold, names.good.gold],
  books: [names.oneGood.books, names.good.books],
  cloth: [names.oneGood.cloth, names.good.cloth],
  tools: [names.oneGood.tools, names.good.tools],
};
/** "+3 parrucche", "−1 real". */
export function gained(what: Amount, by: number): string {
  const [one, other] = FORMS[what];
  return `${signed(by)} ${plural(by, { one, other })}`;
}

/** "manca 1 real", "mancano 3 réis". */
export const lacking = (count: number, amount: (count: number) => string): string =>
  `${plural(count, { one: 'manca', other: 'mancano' })} ${amount(count)}`;

/** The three nobles are all masculine and begin with a plain consonant: one article serves them. */
export const theNoble = (noble: Noble): string => `il ${names.noble[noble]}`;
export const ofNoble = (noble: Noble): string => `del ${names.noble[noble]}`;
export const toNoble = (noble: Noble): string => `al ${names.noble[noble]}`;
export const fromNoble = (noble: Noble): string => `dal ${names.noble[noble]}`;
export const favourOf = (noble: Noble): string => `favore ${ofNoble(noble)}`;
export const officeOf = (noble: Noble): string => `ufficio ${ofNoble(noble)}`;

const IN = { office: 'nell’ufficio', plaza: 'nella plaza' } as const;
const FROM = { office: 'dall’ufficio', plaza: 'dalla plaza' } as const;
/** "nell’ufficio del Re". */
export const inPlace = ({ noble, from }: OfficialAt): string => `${IN[from]} ${ofNoble(noble)}`;
/** "dalla plaza del Re". */
export const fromPlace = ({ noble, from }: OfficialAt): string => `${FROM[from]} ${ofNoble(noble)}`;

/** A card by its deck: "carta Re". */
const CARD: Readonly<Record<Deck, string>> = { ...names.noble, treasury: 'Tesoreria' };
export const deckShort = (deck: Deck): string => CARD[deck];
export const cardOf = (deck: Deck): string => `carta ${CARD[deck]}`;
/** "mazzo del Re". */
export const deckNamed = (deck: Deck): string => names.deck[deck].charAt(0).toLowerCase() + names.deck[deck].slice(1);
export const theDeck = (deck: Deck): string => `il ${deckNamed(deck)}`;
export const ofDeck = (deck: Deck): string => `del ${deckNamed(deck)}`;
export const onDeck = (deck: Deck): string => `sul ${deckNamed(deck)}`;
export const fromDeck = (deck: Deck): string => `dal ${deckNamed(deck)}`;

const OF_GOOD: Readonly<Record<Good, string>> = {
  gold: 'dell’oro',
  books: 'dei libri',
  cloth: 'delle stoffe',
  tools: 'degli attrezzi',
};
const ON_GOOD: Readonly<Record<Good, string>> = {
  gold: 'sull’oro',
  books: 'sui libri',
  cloth: 'sulle stoffe',
  tools: 'sugli attrezzi',
};
/** "dell’oro": prices, streets, majorities. */
export const ofGood = (good: Good): string => OF_GOOD[good];
/** "sull’oro": what a space faces. */
export const onGood = (good: Good): string => ON_GOOD[good];
export const streetOf = (good: Good): string => `strada ${OF_GOOD[good]}`;
export const storeOf = (good: Good): string => `negozio di ${names.good[good]}`;

/** "tessera Libri", "tessera Attrezzi piccola". */
export const cityTile = (tile: CityTile): string =>
  tile === 'tools-small' ? 'tessera Attrezzi piccola' : `tessera ${capital(names.good[tile])}`;

/** "cubo Terremoto". */
export const cubeOf = (kind: RubbleKind): string => `cubo ${capital(names.rubble[kind])}`;
export const cubesOf = (count: number, kind: RubbleKind): string => `${cubes(count)} ${capital(names.rubble[kind])}`;
/** Both architects begin with a vowel: one elided article serves them. */
export const ofArchitect = (architect: Architect): string => `dell’${names.architect[architect]}`;
export const LINE = { row: 'riga', column: 'colonna' } as const;
export const OF_LINE = { row: 'della riga', column: 'della colonna' } as const;

/** The groups of houses on your board. */
export const OF_GROUP: Readonly<Record<HouseGroup, string>> = {
  left: 'di sinistra',
  middle: 'al centro',
  right: 'di destra',
};
/** "casa di sinistra". */
export const houseOf = (group: HouseGroup): string => `casa ${OF_GROUP[group]}`;
/** "2 a sinistra, 1 al centro, 0 a destra". */
export const split = ({ left, middle, right }: Readonly<Record<HouseGroup, number>>): string =>
  `${number(left)} a sinistra, ${number(middle)} al centro, ${number(right)} a destra`;

const MALE: Readonly<Record<Seat, string>> = { you: 'il tuo', lacerda: 'il suo' };
/** "la tua nave a stiva 2". */
export const shipOf = (seat: Seat, hull: number): string =>
  `${seat === 'you' ? 'la tua' : 'la sua'} ${names.ship(hull)}`;
/** "alla tua nave a stiva 2". */
export const toShip = (seat: Seat, hull: number): string =>
  `${seat === 'you' ? 'alla tua' : 'alla sua'} ${names.ship(hull)}`;
/** "il tuo progetto", "il suo progetto". */
export const ofSeat = (seat: Seat, what: string): string => `${MALE[seat]} ${what}`;

/** "cantiere ovest A", "cantiere nord della strada degli attrezzi". */
export function siteNamed(site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `cantiere nord della ${streetOf(at as Good)}`;
  return `cantiere ${side === 'W' ? 'ovest' : 'est'} ${at}`;
}
/** "Ovest A", "Nord attrezzi". */
export function siteShort(site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `Nord ${names.good[at as Good]}`;
  return `${side === 'W' ? 'Ovest' : 'Est'} ${at}`;
}

/** "su A3", "sul cantiere ovest A": the engine names a place by its id. */
export const onPlace = (place: string): string => (isSite(place) ? `sul ${siteNamed(place)}` : `su ${place}`);
/** "A3", "il cantiere ovest A". */
export const thePlace = (place: string): string => (isSite(place) ? `il ${siteNamed(place)}` : place);

/** "A", "A o B", "A, B o C". */
export const anyOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} o ${items.slice(-1).join('')}`;

/** "3 influenza e 1 parrucca", or "niente". */
export function paid({ influence: track, wigs: hair }: Paid): string {
  const said = [...(track > 0 ? [influence(track)] : []), ...(hair > 0 ? [wigs(hair)] : [])];
  return said.length === 0 ? 'niente' : list(said);
}
