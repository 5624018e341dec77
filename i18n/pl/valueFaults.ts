import type { PositionFaults, UnfitWords, ValueRefusals } from '../shape/values';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { sheetFaults } from './sheetFaults';
import {
  atStreets,
  cards,
  cubes,
  cubesNamed,
  goodsObject,
  houses,
  ofGood,
  officialsObject,
  ofNoble,
  placeNamed,
  reis,
  siteNamed,
  someGoods,
  stores,
} from './turnNames';

const OWNERS = { you: 'Masz', lacerda: 'Lacerda ma', neutral: 'Neutralnych jest' } as const;
const OWNERS_SMALL = { you: 'masz', lacerda: 'Lacerda ma', neutral: 'neutralnych jest' } as const;

function officialsOf(of: keyof typeof OWNERS, most: number, given: number): string {
  if (of === 'neutral') return `Neutralnych urzędników jest ${number(most)}, nie ${number(given)}.`;
  return `${OWNERS[of]} ${officialsObject(most)}, nie ${number(given)}.`;
}

function tooMany(of: keyof typeof OWNERS | 'cards' | 'cubes', most: number, given: number): string {
  if (of === 'cubes') return `Maksimum tutaj: ${cubes(most)}, nie ${number(given)}.`;
  if (of === 'cards') return `Maksimum tutaj: ${cards(most)}, nie ${number(given)}.`;
  return officialsOf(of, most, given);
}

const housesAndStores = (built: number, taken: number): string =>
  `Masz ${stores(built)}, a poza swoją planszą ${houses(taken)}.`;

/** Why a value isn’t possible. */
export const valueRefusals: ValueRefusals = {
  'out-of-range': ({ least, most, given }) =>
    `${number(given)} jest niemożliwe: wybierz od ${number(least)} do ${number(most)}.`,
  'too-many': ({ of, most, given }) => tooMany(of, most, given),
  'too-many-cubes': ({ kind, most, given }) =>
    `${capital(cubesNamed(kind))} w pudełku: ${number(most)}, nie ${number(given)}.`,
  'office-overfull': ({ noble, most, given }) =>
    `Biuro ${ofNoble[noble]} mieści ${officialsObject(most)}, nie ${number(given)}.`,
  'equal-colours': () => 'Budynek publiczny ma 2 różne kolory.',
  'out-of-play': ({ place }) => `W grze solo nie korzysta się ${placeNamed(place)}.`,
  'north-site-needs': ({ site, good }) =>
    `${capital(siteNamed(site))} wymaga budynku publicznego z kolorem ulicy ${ofGood[good]}.`,
  'off-street': ({ space, fits }) => `${space} leży tylko ${atStreets(fits)}.`,
  'no-house-left': () => 'Wszystkie 8 domów jest już na mapie.',
  'house-does-not-fit': () => 'Domy i sklepy się nie zgadzają. Najpierw popraw domy.',
  'houses-do-not-fit': ({ stores: built, houses: taken }) => housesAndStores(built, taken),
  'not-the-tiles': ({ tiles }) => `Żetony Twojego egzemplarza: ${list(tiles.map(number))}.`,
};

/** What in a pasted position isn’t possible. */
export const positionFaults: PositionFaults = {
  ...sheetFaults,
  'newer-version': () => 'zapisane w nowszej wersji. Najpierw zaktualizuj aplikację',
  'no-such-place': () => 'na planszy nie ma miejsca o tej nazwie',
  'out-of-play': () => 'w grze solo nie korzysta się z tego miejsca',
  'off-street': ({ fits }) => `to pole leży tylko ${atStreets(fits)}`,
  'equal-colours': () => 'budynek publiczny ma 2 różne kolory',
  'street-colour-missing': ({ colour }) =>
    `ten plac budowy wymaga budynku publicznego z kolorem ulicy ${ofGood[colour]}`,
  'no-such-cube': ({ letter }) => `${letter} to nie kostka: użyj e, f lub t`,
  'no-room-for-cubes': ({ most, has }) => `maksimum tutaj: ${cubes(most)}, nie ${number(has)}`,
  'off-track': ({ track, has }) => `na torze skarbu są ${list(track.map(number))}, nie ma ${number(has)}`,
  'paid-over-cargo': ({ paid, cargo }) =>
    `opłaconych (${number(paid)}) jest więcej niż załadowanych: ${someGoods(cargo)}`,
  'cargo-over-hull': ({ hull, cargo }) => `okręt o rozmiarze ${number(hull)} nie pomieści tyle: ${someGoods(cargo)}`,
  'too-many-stores': ({ owner, most, has }) =>
    `${OWNERS_SMALL[owner]} ${stores(has)}, ale tylko ${plural(most, { one: '# dom', few: '# domy', many: '# domów' })}`,
  'too-many-officials': ({ colour, most, has }) =>
    officialsOf(colour, most, has)
      .replace(/\.$/, '')
      .replace(/^(Masz|Neutralnych)/, (first) => first.toLowerCase()),
  'not-the-tiles': ({ tiles }) => `żetony w arkuszu: ${list(tiles.map(number))}`,
  'office-overfull': ({ most, has }) => `biuro mieści ${officialsObject(most)}, nie ${number(has)}`,
  'too-many-cubes': ({ kind, most, has }) => `${cubesNamed(kind)} w pudełku: ${number(most)}, nie ${number(has)}`,
  'too-many-cards': ({ half, most, has }) =>
    `${half === 'top' ? 'górne' : 'dolne'} pola portfolio: najwyżej ${cards(most)}, nie ${number(has)}`,
};

/** What keeps a position from being played on from. */
export const unfitWords: UnfitWords = {
  'houses-and-stores': ({ stores: built, houses: taken }) => `${housesAndStores(built, taken)} Popraw domy.`,
  'ends-too-early': () => 'Gra kończy się dopiero w okresie 2. Popraw okres albo koniec gry.',
  'price-off-track': ({ good, least, most, has }) =>
    `Cena ${ofGood[good]} wynosi od ${number(least)} do ${number(most)}, nie ${reis(has)}.`,
  'goods-over-room': ({ good, most, has }) =>
    `Twój magazyn mieści ${goodsObject(most, good)}, nie ${number(has)}. Popraw towary albo kostki.`,
};
