import type {
  Architect,
  CityTile,
  Deck,
  Good,
  HouseGroup,
  Noble,
  NobleAction,
  Paid,
  RubbleKind,
  Seat,
  Site,
  StateAction,
} from '@/engine';

import { translate } from '../translate';
import { isSite } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';

export const { change, signed } = translate('pl');

type Forms = readonly [one: string, few: string, many: string];
const counted =
  ([one, few, many]: Forms) =>
  (count: number): string =>
    plural(count, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}` });

export const wigs = counted(['peruka', 'peruki', 'peruk']);
/** As an object: “Weź 1 perukę”. */
export const wigsObject = counted(['perukę', 'peruki', 'peruk']);
export const influence = counted(['punkt wpływu', 'punkty wpływu', 'punktów wpływu']);
/** After “brakuje”, “potrzeba”. */
export const influenceOf = counted(['punktu wpływu', 'punktów wpływu', 'punktów wpływu']);
export const reis = counted(['real', 'reais', 'reais']);
/** As an object: “Zapłać 1 reala”. */
export const reisObject = counted(['reala', 'reais', 'reais']);
export const officials = counted(['urzędnik', 'urzędników', 'urzędników']);
export const officialsObject = counted(['urzędnika', 'urzędników', 'urzędników']);
export const cubes = counted(['kostka', 'kostki', 'kostek']);
export const cubesObject = counted(['kostkę', 'kostki', 'kostek']);
export const cards = counted(['karta', 'karty', 'kart']);
export const spaces = counted(['pole', 'pola', 'pól']);
export const stores = counted(['sklep', 'sklepy', 'sklepów']);
/** After “mniej niż”, “na”: a word for how many, in the genitive. */
export const storesOf = counted(['sklepu', 'sklepów', 'sklepów']);
export const houses = counted(['dom', 'domy', 'domów']);
export const decrees = counted(['dekret', 'dekrety', 'dekretów']);
export const ships = counted(['okręt', 'okręty', 'okrętów']);
export const majorities = counted(['przewaga', 'przewagi', 'przewag']);
export const clergyTilesCounted = counted(['żeton duchowieństwa', 'żetony duchowieństwa', 'żetonów duchowieństwa']);
export const sets = counted(['zestaw gruzu', 'zestawy gruzu', 'zestawów gruzu']);
export const entries = counted(['wpis', 'wpisy', 'wpisów']);
export const someGoods = counted(['towar', 'towary', 'towarów']);
export const differentGoods = counted(['towar', 'różne towary', 'różnych towarów']);

const GOODS: Readonly<Record<Good, Forms>> = {
  gold: ['złoto', 'złota', 'złota'],
  books: ['książka', 'książki', 'książek'],
  cloth: ['ubranie', 'ubrania', 'ubrań'],
  tools: ['narzędzie', 'narzędzia', 'narzędzi'],
};
const ONE_OBJECT: Readonly<Record<Good, string>> = {
  gold: 'złoto',
  books: 'książkę',
  cloth: 'ubranie',
  tools: 'narzędzie',
};
/** “1 książka”, “2 książki”, “5 książek”. */
export const goods = (count: number, good: Good): string => counted(GOODS[good])(count);
/** “1 książkę”. */
export const goodsObject = (count: number, good: Good): string =>
  counted([ONE_OBJECT[good], GOODS[good][1], GOODS[good][2]])(count);
const ONE_OF: Readonly<Record<Good, string>> = {
  gold: 'złota',
  books: 'książki',
  cloth: 'ubrania',
  tools: 'narzędzia',
};
/** After “potrzeba”: “2 książek”. */
export const goodsOf = (count: number, good: Good): string =>
  counted([ONE_OF[good], ofGood[good], ofGood[good]])(count);
/** One, nominative and without a number: “książka”. */
export const goodNamed = (good: Good): string => names.oneGood[good];
export const oneGood = (good: Good): string => goodsObject(1, good);
/** Without a number: “książkę”. */
export const aGood = (good: Good): string => ONE_OBJECT[good];
/** A kind of good in the genitive: “cena książek”. */
export const ofGood: Readonly<Record<Good, string>> = {
  gold: 'złota',
  books: 'książek',
  cloth: 'ubrań',
  tools: 'narzędzi',
};

/** A store by its good: nominative, then as an object; nobody builds a goldsmith, so that one becomes a shop. */
export const store: Readonly<Record<Good, string>> = {
  gold: 'złotnik',
  books: 'księgarnia',
  cloth: 'sklep z ubraniami',
  tools: 'sklep z narzędziami',
};
export const storeObject: Readonly<Record<Good, string>> = {
  gold: 'sklep złotnika',
  books: 'księgarnię',
  cloth: 'sklep z ubraniami',
  tools: 'sklep z narzędziami',
};
const YOUR_STORE: Readonly<Record<Good, string>> = { gold: 'Twój', books: 'Twoja', cloth: 'Twój', tools: 'Twój' };
export const storeOf = (seat: Seat, good: Good): string =>
  `${seat === 'you' ? YOUR_STORE[good] : 'jego'} ${store[good]}`;
export const storeObjectOf = (seat: Seat, good: Good): string =>
  `${seat === 'lacerda' ? 'jego' : good === 'books' ? 'swoją' : 'swój'} ${storeObject[good]}`;

/** “żeton narzędzi”, “mały żeton narzędzi”. */
export const cityTile = (tile: CityTile): string =>
  tile === 'tools-small' ? 'mały żeton narzędzi' : `żeton ${ofGood[tile]}`;

/** What someone can gain or pay. */
export type Amount = 'wigs' | 'reis' | 'influence' | Good;
const FORMS: Readonly<Record<Amount, Forms>> = {
  wigs: ['peruka', 'peruki', 'peruk'],
  reis: ['real', 'reais', 'reais'],
  influence: ['wpływu', 'wpływu', 'wpływu'],
  ...GOODS,
};
/** “+3 peruki”, “−1 real”. */
export function gained(what: Amount, by: number): string {
  const [one, few, many] = FORMS[what];
  return `${signed(by)} ${plural(by, { one, few, many })}`;
}

/** Genitive, also the accusative of a man: “biuro Króla”, “Odwiedź Króla”. */
export const ofNoble: Readonly<Record<Noble, string>> = {
  builder: 'Budowniczego',
  minister: 'Markiza',
  king: 'Króla',
};
const OF_DECK: Readonly<Record<Deck, string>> = { ...ofNoble, treasury: 'Skarbu' };
/** “karta Króla”, “karta skarbu”. */
export const ofCard: Readonly<Record<Deck, string>> = { ...ofNoble, treasury: 'skarbu' };
/** Within a sentence: “talia Króla”. */
export const deckNamed = (deck: Deck): string => `talia ${OF_DECK[deck]}`;
/** Genitive and locative: “z talii Króla”, “na talii Króla”. */
export const ofDeck = (deck: Deck): string => `talii ${OF_DECK[deck]}`;
/** Accusative: “na talię Króla”. */
export const ontoDeck = (deck: Deck): string => `talię ${OF_DECK[deck]}`;
export const ofArchitect: Readonly<Record<Architect, string>> = {
  blue: 'niebieskiego architekta',
  green: 'zielonego architekta',
};
const OF_RUBBLE: Readonly<Record<RubbleKind, string>> = {
  earthquake: 'trzęsienia ziemi',
  fire: 'pożaru',
  tsunami: 'tsunami',
};
export const cube = (kind: RubbleKind): string => `kostka ${OF_RUBBLE[kind]}`;
export const cubeObject = (kind: RubbleKind): string => `kostkę ${OF_RUBBLE[kind]}`;
export const cubesNamed = (kind: RubbleKind): string => `kostki ${OF_RUBBLE[kind]}`;
/** Where a cube comes from or is missing. */
export const fromLine: Readonly<Record<'row' | 'column', string>> = { row: 'z rzędu', column: 'z kolumny' };
export const inLine: Readonly<Record<'row' | 'column', string>> = { row: 'w rzędzie', column: 'w kolumnie' };
/** Genitive: “z lewej grupy”. */
export const ofGroup: Readonly<Record<HouseGroup, string>> = {
  left: 'lewej grupy',
  middle: 'środkowej grupy',
  right: 'prawej grupy',
};

/** Ships in their cases; the accusative is the nominative. */
export const ship = (hull: number): string => `okręt o rozmiarze ${number(hull)}`;
export const ofShip = (hull: number): string => `okrętu o rozmiarze ${number(hull)}`;

/** An office or a plaza of a noble: “w biurze Króla”, “z placu Króla”. */
export const atPlace = (noble: Noble, place: 'office' | 'plaza'): string =>
  `${place === 'office' ? 'w biurze' : 'na placu'} ${ofNoble[noble]}`;
export const fromPlace = (noble: Noble, place: 'office' | 'plaza'): string =>
  `${place === 'office' ? 'z biura' : 'z placu'} ${ofNoble[noble]}`;

/** What he or you do, as a thing: “rekrutacja urzędników”. */
export const stateAction: Readonly<Record<StateAction, string>> = {
  officials: 'rekrutacja urzędników',
  plan: 'otrzymanie planu',
  ship: 'budowa okrętu',
  produce: 'produkcja towarów',
  cardinal: 'spotkanie z Kardynałem',
  favour: 'otrzymanie królewskiej łaski',
};
/** The same in a word. */
export const actionShort: Readonly<Record<StateAction | NobleAction, string>> = {
  officials: 'Urzędnicy',
  plan: 'Plan',
  ship: 'Okręt',
  produce: 'Produkcja',
  cardinal: 'Kardynał',
  favour: 'Łaska',
  store: 'Sklep',
  decrees: 'Dekret',
  building: 'Budynek',
};

/** “złoto lub książki”. */
export const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} lub ${items.slice(-1).join('')}`;

const SIDE = {
  named: { W: 'zachodni plac budowy', E: 'wschodni plac budowy', N: 'północny plac budowy' },
  of: { W: 'zachodniego placu budowy', E: 'wschodniego placu budowy', N: 'północnego placu budowy' },
  at: { W: 'zachodnim placu budowy', E: 'wschodnim placu budowy', N: 'północnym placu budowy' },
} as const;

function siteIn(wording: keyof typeof SIDE, site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `${SIDE[wording].N} przy ulicy ${ofGood[at as Good]}`;
  return `${SIDE[wording][side === 'W' ? 'W' : 'E']} ${at}`;
}
/** “zachodni plac budowy A”, “północny plac budowy przy ulicy narzędzi”; also the accusative. */
export const siteNamed = (site: Site): string => siteIn('named', site);
/** “z zachodniego placu budowy A”, “ze wschodniego placu budowy B”. */
export const fromSite = (site: Site): string => `${site.startsWith('E') ? 'ze' : 'z'} ${siteIn('of', site)}`;
/** “na zachodnim placu budowy A”. */
export const atSite = (site: Site): string => siteIn('at', site);
/** A site in as few letters as there is room for: “Zachód A”, “Północ, narzędzia”. */
export function siteShort(site: Site): string {
  const [side, at = ''] = site.split('-');
  return side === 'N' ? `Północ, ${names.good[at as Good]}` : `${side === 'W' ? 'Zachód' : 'Wschód'} ${at}`;
}

/** Where a reward comes from: “z pola A3”, “z zachodniego placu budowy A”. */
export const placeNamed = (place: string): string => (isSite(place) ? fromSite(place) : `z pola ${place}`);

/** The streets a space touches: “przy ulicy złota”, “przy ulicach złota i ubrań”. */
export const atStreets = (streets: readonly Good[]): string =>
  `przy ${streets.length > 1 ? 'ulicach' : 'ulicy'} ${list(streets.map((street) => ofGood[street]))}`;

/** “3 punkty wpływu i 1 perukę” as an object, or “nic”. */
export function paid({ influence: track, wigs: hair }: Paid): string {
  const said = [...(track > 0 ? [influence(track)] : []), ...(hair > 0 ? [wigsObject(hair)] : [])];
  return said.length === 0 ? 'nic' : list(said);
}
