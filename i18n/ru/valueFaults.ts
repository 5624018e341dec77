import type { PositionFaults, UnfitWords, ValueRefusals } from '../shape/values';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import { sheetFaults } from './sheetFaults';
import {
  anyGoods,
  anyOf,
  cards,
  cubes,
  cubesOf,
  goods,
  houses,
  inOffice,
  officials,
  placeNamed,
  reis,
  shipGen,
  siteNamed,
  stores,
  withGood,
} from './turnNames';

const OFFICIALS = { you: 'у вас', lacerda: 'у Ласерды', neutral: 'нейтральных' } as const;

function tooMany(of: keyof typeof OFFICIALS | 'cards' | 'cubes', most: number, given: number): string {
  if (of === 'cubes') return `там не больше: ${cubes(most)}, а не ${number(given)}`;
  if (of === 'cards') return `там не больше: ${cards(most)}, а не ${number(given)}`;
  return of === 'neutral'
    ? `нейтральных чиновников ${number(most)}, а не ${number(given)}`
    : `${OFFICIALS[of]} ${officials(most)}, а не ${number(given)}`;
}
const unmatched = (built: number, taken: number): string =>
  `Ваших магазинов на карте ${number(built)}, а домов с планшета снято ${number(taken)}.`;
const street = (fits: readonly (keyof typeof names.oneGood)[]): string =>
  `выходит только на улицу ${anyOf(fits.map((good) => names.oneGood[good]))}`;

/** Why a value isn’t possible. */
export const valueRefusals: ValueRefusals = {
  'out-of-range': ({ least, most, given }) =>
    `${number(given)} не подходит: выберите от ${number(least)} до ${number(most)}.`,
  'too-many': ({ of, most, given }) => `${capital(tooMany(of, most, given))}.`,
  'too-many-cubes': ({ kind, most, given }) => `В коробке ${cubesOf(most, kind)}, а не ${number(given)}.`,
  'office-overfull': ({ noble, most, given }) =>
    `Мест ${inOffice(noble)}: ${number(most)}, а чиновников ${number(given)}.`,
  'equal-colours': () => 'У общественного здания 2 разных цвета.',
  'out-of-play': ({ place }) => `${capital(placeNamed(place))} в одиночной игре не используется.`,
  'north-site-needs': ({ site, good }) => `${capital(siteNamed(site))}: нужно общественное здание ${withGood[good]}.`,
  'off-street': ({ space, fits }) => `${space} ${street(fits)}.`,
  'no-house-left': () => 'Все 8 домов уже на карте.',
  'house-does-not-fit': () => 'Дома и магазины не сходятся. Сначала исправьте свои дома.',
  'houses-do-not-fit': ({ stores: built, houses: taken }) => unmatched(built, taken),
  'not-the-tiles': ({ tiles }) => `Жетоны вашего экземпляра: ${list(tiles.map(number))}.`,
};

/** What in a pasted position isn’t possible. */
export const positionFaults: PositionFaults = {
  ...sheetFaults,
  'newer-version': () => 'сохранено более новой версией. Сначала обновите приложение',
  'no-such-place': () => 'места с таким названием на поле нет',
  'out-of-play': () => 'это место в одиночной игре не используется',
  'off-street': ({ fits }) => `эта ячейка ${street(fits)}`,
  'equal-colours': () => 'у общественного здания 2 разных цвета',
  'street-colour-missing': ({ colour }) => `этой площадке нужно общественное здание ${withGood[colour]}`,
  'no-such-cube': ({ letter }) => `${letter} не кубик: нужно e, f или t`,
  'no-room-for-cubes': ({ most, has }) => tooMany('cubes', most, has),
  'off-track': ({ track, has }) => `на шкале казначейства ${list(track.map(number))}, а не ${number(has)}`,
  'paid-over-cargo': ({ paid, cargo }) => `оплачено ${number(paid)}, а погружено только ${anyGoods(cargo)}`,
  'cargo-over-hull': ({ hull, cargo }) => `для ${shipGen(hull)} это слишком много: ${anyGoods(cargo)}`,
  'too-many-stores': ({ owner, most, has }) => `${OFFICIALS[owner]} ${stores(has)}, а всего только ${houses(most)}`,
  'too-many-officials': ({ colour, most, has }) => tooMany(colour, most, has),
  'not-the-tiles': ({ tiles }) => `на листе жетоны ${list(tiles.map(number))}`,
  'office-overfull': ({ most, has }) => `в кабинете помещается ${officials(most)}, а не ${number(has)}`,
  'too-many-cubes': ({ kind, most, has }) => `в коробке ${cubesOf(most, kind)}, а не ${number(has)}`,
  'too-many-cards': ({ half, most, has }) =>
    `в ${half === 'top' ? 'верхней' : 'нижней'} половине портфолио помещается ${cards(most)}, а не ${number(has)}`,
};

/** What keeps a position from being played on from. */
export const unfitWords: UnfitWords = {
  'houses-and-stores': ({ stores: built, houses: taken }) => `${unmatched(built, taken)} Исправьте свои дома.`,
  'ends-too-early': () => 'Игра заканчивается только в периоде 2. Исправьте период или конец игры.',
  'price-off-track': ({ good, least, most, has }) =>
    `Цена ${names.oneGood[good]} бывает от ${number(least)} до ${number(most)}, а не ${reis(has)}.`,
  'goods-over-room': ({ good, most, has }) =>
    `На складе помещается ${goods(most, good)}, а не ${number(has)}. Исправьте товары или кубики.`,
};
