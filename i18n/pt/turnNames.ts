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

export const { change, signed } = translate('pt');

export const wigs = (count: number): string => plural(count, { one: '# peruca', other: '# perucas' });
export const influence = (count: number): string => `${number(count)} de influência`;
export const reis = (count: number): string => plural(count, { one: '# real', other: '# réis' });
export const officials = (count: number): string => plural(count, { one: '# oficial', other: '# oficiais' });
export const cubes = (count: number): string => plural(count, { one: '# cubo', other: '# cubos' });
export const stores = (count: number): string => plural(count, { one: '# loja', other: '# lojas' });
export const houses = (count: number): string => plural(count, { one: '# casa', other: '# casas' });
export const decrees = (count: number): string => plural(count, { one: '# decreto', other: '# decretos' });
export const spaces = (count: number): string => plural(count, { one: '# espaço', other: '# espaços' });
export const clergyCount = (count: number): string =>
  plural(count, { one: '# ficha de clero', other: '# fichas de clero' });
export const anyGoods = (count: number): string => plural(count, { one: '# recurso', other: '# recursos' });
export const differentGoods = (count: number): string =>
  plural(count, { one: '# recurso', other: '# recursos diferentes' });

/** What someone can gain or pay. */
type Amount = 'wigs' | 'reis' | 'influence' | Good;
const FORMS: Readonly<Record<Amount, readonly [one: string, other: string]>> = {
  wigs: ['peruca', 'perucas'],
  reis: ['real', 'réis'],
  influence: ['de influência', 'de influência'],
  gold: ['ouro', 'de ouro'],
  books: ['livro', 'livros'],
  cloth: ['tecido', 'tecidos'],
  tools: ['ferramenta', 'ferramentas'],
};
/** "1 livro", "2 livros", "2 de ouro". */
export function goods(count: number, good: Good): string {
  const [one, other] = FORMS[good];
  return plural(count, { one: `# ${one}`, other: `# ${other}` });
}

/** "+3 perucas", "−1 real". */
export function gained(what: Amount, by: number): string {
  const [one, other] = FORMS[what];
  return `${signed(by)} ${plural(by, { one, other })}`;
}

/** "ouro, livro ou tecido". */
export const anyOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ou ${items.slice(-1).join('')}`;

type ByNoble = Readonly<Record<Noble, string>>;
const THE: ByNoble = { builder: 'o Construtor', minister: 'o Marquês', king: 'o Rei' };
const OF: ByNoble = { builder: 'do Construtor', minister: 'do Marquês', king: 'do Rei' };
const TO: ByNoble = { builder: 'ao Construtor', minister: 'ao Marquês', king: 'ao Rei' };
export const theNoble = (noble: Noble): string => THE[noble];
export const ofNoble = (noble: Noble): string => OF[noble];
export const toNoble = (noble: Noble): string => TO[noble];
export const officeOf = (noble: Noble): string => `escritório ${OF[noble]}`;
export const favourOf = (noble: Noble): string => `favor ${OF[noble]}`;
export const nobleCard = (noble: Noble): string => `carta ${OF[noble]}`;

/** "carta do Rei", "carta de Tesouro". */
export const deckCard = (deck: Deck): string => (deck === 'treasury' ? 'carta de Tesouro' : nobleCard(deck));

/** "Rei", "Tesouro": a deck among decks. */
export const deckShort = (deck: Deck): string => (deck === 'treasury' ? 'Tesouro' : names.noble[deck]);

const HOUSE_GROUP: Readonly<Record<HouseGroup, string>> = { left: 'esquerdo', middle: 'central', right: 'direito' };
export const houseGroup = (group: HouseGroup): string => `grupo ${HOUSE_GROUP[group]}`;

/** Where an official of yours is: "no escritório do Rei", "na praça do Rei"; and where it comes from. */
export const inPlace = ({ noble, from }: OfficialAt): string =>
  `${from === 'office' ? 'no escritório' : 'na praça'} ${OF[noble]}`;
export const fromPlace = ({ noble, from }: OfficialAt): string =>
  `${from === 'office' ? 'do escritório' : 'da praça'} ${OF[noble]}`;

/** "do arquiteto azul". */
export const ofArchitect = (architect: Architect): string => `do ${names.architect[architect]}`;
export const planOf = (architect: Architect): string => `projeto ${ofArchitect(architect)}`;
export const buildingOf = (architect: Architect): string => `edifício ${ofArchitect(architect)}`;

type ByGood = Readonly<Record<Good, string>>;
const SOLD: ByGood = { gold: 'de ouro', books: 'de livros', cloth: 'de tecidos', tools: 'de ferramentas' };
const OF_THE: ByGood = { gold: 'do ouro', books: 'dos livros', cloth: 'do tecido', tools: 'das ferramentas' };
const STREET: ByGood = {
  gold: 'rua do ouro',
  books: 'rua dos livros',
  cloth: 'rua dos tecidos',
  tools: 'rua das ferramentas',
};
/** "de livros", after what sells them. */
export const sold = (good: Good): string => SOLD[good];
export const storeOf = (good: Good): string => `loja ${SOLD[good]}`;
/** "do ouro", after a price. */
export const ofGood = (good: Good): string => OF_THE[good];
export const priceOf = (good: Good): string => `preço ${OF_THE[good]}`;
export const streetOf = (good: Good): string => STREET[good];
/** "ficha de ouro", "ficha pequena de ferramentas". */
export const cityTile = (tile: CityTile): string =>
  tile === 'tools-small' ? 'ficha pequena de ferramentas' : `ficha ${SOLD[tile]}`;

export const cubeOf = (kind: RubbleKind): string => `cubo de ${names.rubble[kind]}`;
export const LINE: Readonly<Record<'row' | 'column', string>> = { row: 'fileira', column: 'coluna' };

/** "seu oficial", "oficial dele": what is yours goes before, what is his behind. */
export const own = (seat: Seat, your: 'seu' | 'sua' | 'seus' | 'suas', noun: string, his = 'dele'): string =>
  seat === 'you' ? `${your} ${noun}` : `${noun} ${his}`;

/** "local oeste A", "local norte da rua do ouro". */
export function siteNamed(site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `local norte da ${STREET[at as Good]}`;
  return `local ${side === 'W' ? 'oeste' : 'leste'} ${at}`;
}

/** A space by its letter and number, a site by its name: "A3", "o local oeste A". */
export const placeNamed = (place: string): string => (isSite(place) ? `o ${siteNamed(place)}` : place);
/** "em A3", "no local oeste A". */
export const atPlace = (place: string): string => (isSite(place) ? `no ${siteNamed(place)}` : `em ${place}`);

/** "Oeste A", "Norte, livros": a site where room is short. */
export function shortSite(site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `Norte, ${names.good[at as Good]}`;
  return `${side === 'W' ? 'Oeste' : 'Leste'} ${at}`;
}

/** "3 de influência e 1 peruca", or "nada". */
export function paid({ influence: track, wigs: hair }: Paid): string {
  const said = [...(track > 0 ? [influence(track)] : []), ...(hair > 0 ? [wigs(hair)] : [])];
  return said.length === 0 ? 'nada' : list(said);
}
