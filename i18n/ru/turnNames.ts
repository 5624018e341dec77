import type { Architect, CityTile, Deck, Good, HouseGroup, Noble, Paid, RubbleKind, Seat, Site } from '@/engine';

import { translate, type PluralForms } from '../translate';
import { isSite } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';

export const { change, signed } = translate('ru');

type Forms = readonly [one: string, few: string, many: string];
const forms = ([one, few, many]: Forms): PluralForms<'ru'> => ({ one, few, many });
const counted = (count: number, [one, few, many]: Forms): string =>
  plural(count, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}` });

export const wigs = (count: number): string => counted(count, ['парик', 'парика', 'париков']);
export const influence = (count: number): string => counted(count, ['влияние', 'влияния', 'влияния']);
export const reis = (count: number): string => counted(count, ['реал', 'реала', 'реалов']);
export const officials = (count: number): string => counted(count, ['чиновник', 'чиновника', 'чиновников']);
/** As an object: they are alive. */
export const officialsTaken = (count: number): string => counted(count, ['чиновника', 'чиновников', 'чиновников']);
export const cubes = (count: number): string => counted(count, ['кубик', 'кубика', 'кубиков']);
export const cards = (count: number): string => counted(count, ['карта', 'карты', 'карт']);
export const stores = (count: number): string => counted(count, ['магазин', 'магазина', 'магазинов']);
export const houses = (count: number): string => counted(count, ['дом', 'дома', 'домов']);
export const decrees = (count: number): string => counted(count, ['указ', 'указа', 'указов']);
export const ships = (count: number): string => counted(count, ['корабль', 'корабля', 'кораблей']);
export const majorities = (count: number): string => counted(count, ['первенство', 'первенства', 'первенств']);
export const spaces = (count: number): string => counted(count, ['ячейка', 'ячейки', 'ячеек']);
/** Of a track. */
export const steps = (count: number): string => counted(count, ['деление', 'деления', 'делений']);
export const clergyCount = (count: number): string =>
  counted(count, ['жетон духовенства', 'жетона духовенства', 'жетонов духовенства']);
export const sets = (count: number): string => counted(count, ['набор щебня', 'набора щебня', 'наборов щебня']);
export const anyGoods = (count: number): string => counted(count, ['товар', 'товара', 'товаров']);
export const differentGoods = (count: number): string => counted(count, ['товар', 'разных товара', 'разных товаров']);
export const entries = (count: number): string => counted(count, ['запись', 'записи', 'записей']);

/** After "меньше", "не хватает": "1 реала", "2 реалов". */
export const fewerThan = (count: number, one: string, other: string): string => counted(count, [one, other, other]);
/** "по 1 парику", "по 2 парика". */
export const wigsEach = (count: number): string => `по ${counted(count, ['парику', 'парика', 'париков'])}`;
/** "по 1 реалу", "по 2 реала". */
export const reisEach = (count: number): string => `по ${counted(count, ['реалу', 'реала', 'реалов'])}`;

const GOODS: Readonly<Record<Good, Forms>> = {
  gold: ['золото', 'золота', 'золота'],
  books: ['книга', 'книги', 'книг'],
  cloth: ['ткань', 'ткани', 'ткани'],
  tools: ['инструмент', 'инструмента', 'инструментов'],
};
/** "1 книга", "2 книги". */
export const goods = (count: number, good: Good): string => counted(count, GOODS[good]);
/** As an object: "1 книгу", "2 книги". */
export const goodsTaken = (count: number, good: Good): string =>
  counted(count, good === 'books' ? ['книгу', 'книги', 'книг'] : GOODS[good]);
/** "ваше золото", "ваши книги". */
export const yourGood: Readonly<Record<Good, string>> = {
  gold: 'ваше золото',
  books: 'ваши книги',
  cloth: 'ваша ткань',
  tools: 'ваши инструменты',
};
/** "здание с книгами". */
export const withGood: Readonly<Record<Good, string>> = {
  gold: 'с золотом',
  books: 'с книгами',
  cloth: 'с тканью',
  tools: 'с инструментами',
};

export const store = (good: Good): string => `магазин ${names.oneGood[good]}`;
/** "жетон книг", "малый жетон инструментов". */
export const cityTile = (tile: CityTile): string =>
  tile === 'tools-small' ? `малый жетон ${names.oneGood.tools}` : `жетон ${names.oneGood[tile]}`;

/** What someone can gain or pay. */
type Amount = 'wigs' | 'reis' | 'influence' | Good;
const FORMS: Readonly<Record<Amount, Forms>> = {
  wigs: ['парик', 'парика', 'париков'],
  reis: ['реал', 'реала', 'реалов'],
  influence: ['влияние', 'влияния', 'влияния'],
  ...GOODS,
};
/** The bare word that goes with a number. */
export const unit = (what: Amount, count: number): string => plural(count, forms(FORMS[what]));
/** "+3 парика", "−1 реал". */
export const gained = (what: Amount, by: number): string => `${signed(by)} ${unit(what, by)}`;

export const nobleGen: Readonly<Record<Noble, string>> = { builder: 'Строителя', minister: 'Маркиза', king: 'Короля' };
export const nobleDat: Readonly<Record<Noble, string>> = { builder: 'Строителю', minister: 'Маркизу', king: 'Королю' };
export const toNoble = (noble: Noble): string => `к ${nobleDat[noble]}`;
export const favourOf = (noble: Noble): string => `милость ${nobleGen[noble]}`;
export const intoOffice = (noble: Noble): string => `в кабинет ${nobleGen[noble]}`;
export const inOffice = (noble: Noble): string => `в кабинете ${nobleGen[noble]}`;
export const fromOffice = (noble: Noble): string => `из кабинета ${nobleGen[noble]}`;
export const onPlaza = (noble: Noble): string => `на площади ${nobleGen[noble]}`;

/** Whose a card or a deck is. */
export const deckGen: Readonly<Record<Deck, string>> = { ...nobleGen, treasury: 'казначейства' };
export const ofDeck = (deck: Deck): string => `колоды ${deckGen[deck]}`;
export const ontoDeck = (deck: Deck): string => `на колоду ${deckGen[deck]}`;
export const onDeck = (deck: Deck): string => `на колоде ${deckGen[deck]}`;
export const inDeck = (deck: Deck): string => `в колоде ${deckGen[deck]}`;

export const architectGen: Readonly<Record<Architect, string>> = {
  blue: 'синего архитектора',
  green: 'зеленого архитектора',
};
export const planOf = (architect: Architect): string => `проект ${architectGen[architect]}`;
export const buildingOf = (architect: Architect): string => `здание ${architectGen[architect]}`;

const RUBBLE: Readonly<Record<RubbleKind, string>> = {
  earthquake: 'землетрясения',
  fire: 'пожара',
  tsunami: 'цунами',
};
export const rubbleGen = RUBBLE;
export const cubeOf = (kind: RubbleKind): string => `кубик ${RUBBLE[kind]}`;
/** "21 кубик пожара". */
export const cubesOf = (count: number, kind: RubbleKind): string => `${cubes(count)} ${RUBBLE[kind]}`;
type Line = 'row' | 'column';
export const fromLine: Readonly<Record<Line, string>> = { row: 'из ряда', column: 'из столбца' };

export const groupGen: Readonly<Record<HouseGroup, string>> = { left: 'левой', middle: 'средней', right: 'правой' };

/** "свой корабль размера 2", "корабль Ласерды размера 2". */
export const ownedShip = (seat: Seat, yours: string, ship: string, hull: number): string =>
  `${owned(seat, yours, ship)} размера ${number(hull)}`;
export const shipGen = (hull: number): string => `корабля размера ${number(hull)}`;
export const shipAcc = (hull: number): string => `корабль размера ${number(hull)}`;

export const anyOf = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} или ${things.slice(-1).join('')}`;
/** After the thing: "чиновник Ласерды"; before it for you. */
export const owned = (seat: Seat, yours: string, thing: string): string =>
  seat === 'you' ? `${yours} ${thing}` : `${thing} Ласерды`;

const SITE = {
  nominative: ['западная', 'восточная', 'северная', 'площадка'],
  genitive: ['западной', 'восточной', 'северной', 'площадки'],
  accusative: ['западную', 'восточную', 'северную', 'площадку'],
  locative: ['западной', 'восточной', 'северной', 'площадке'],
} as const;

function siteAs(form: keyof typeof SITE, site: Site): string {
  const [west, east, north, noun] = SITE[form];
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `${north} ${noun} улицы ${names.oneGood[at as Good]}`;
  return `${side === 'W' ? west : east} ${noun} ${at}`;
}
/** "западная площадка A", "северная площадка улицы книг". */
export const siteNamed = (site: Site): string => siteAs('nominative', site);
export const fromSite = (site: Site): string => `с ${siteAs('genitive', site)}`;
export const ontoSite = (site: Site): string => `на ${siteAs('accusative', site)}`;
export const onSite = (site: Site): string => `на ${siteAs('locative', site)}`;
export const siteAcc = (site: Site): string => siteAs('accusative', site);

/** A space or a site by its code: "на A3", "на западной площадке A". */
export const onPlace = (place: string): string => (isSite(place) ? onSite(place) : `на ${place}`);
/** The same as a name: "A3", "западная площадка A". */
export const placeNamed = (place: string): string => (isSite(place) ? siteNamed(place) : place);

/** "3 влияния и 1 парик", or "ничего". */
function paid({ influence: track, wigs: hair }: Paid): string {
  const said = [...(track > 0 ? [influence(track)] : []), ...(hair > 0 ? [wigs(hair)] : [])];
  return said.length === 0 ? 'ничего' : list(said);
}
/** What a visit costs him, as a sentence. */
export const visitCosts = (cost: Paid): string =>
  cost.influence === 0 && cost.wigs === 0 ? 'Посещение для него бесплатно.' : `Посещение стоит ему ${paid(cost)}.`;
