import type { PositionFaults, UnfitWords, ValueRefusals } from '../shape/values';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { sheetFaults } from './sheetFaults';
import {
  anyGoods,
  cards,
  cubes,
  cubesOf,
  fits,
  goods,
  houses,
  officials,
  ofGood,
  placeNamed,
  reis,
  stores,
  theOffice,
  theSite,
  theStreets,
} from './turnNames';

const OWNERS = { you: 'tienes', lacerda: 'Lacerda tiene', neutral: 'hay' } as const;

function tooMany(of: keyof typeof OWNERS | 'cards' | 'cubes', most: number, given: number): string {
  if (of === 'cubes') return `Máximo ahí: ${cubes(most)}, no ${number(given)}.`;
  if (of === 'cards') return `Máximo ahí: ${cards(most)}, no ${number(given)}.`;
  return `${capital(OWNERS[of])} ${officials(most)}, no ${number(given)}.`;
}

const unbalanced = (built: number, taken: number): string =>
  `Tienes ${stores(built)}, pero ${houses(taken)} fuera de tu tablero.`;

/** Why a value isn’t possible. */
export const valueRefusals: ValueRefusals = {
  'out-of-range': ({ least, most, given }) =>
    `${number(given)} no es posible: elige de ${number(least)} a ${number(most)}.`,
  'too-many': ({ of, most, given }) => tooMany(of, most, given),
  'too-many-cubes': ({ kind, most, given }) => `La caja tiene ${cubesOf(most, kind)}, no ${number(given)}.`,
  'office-overfull': ({ noble, most, given }) =>
    `En ${theOffice(noble)} ${fits(most, officials(most))}, no ${number(given)}.`,
  'equal-colours': () => 'Un edificio público muestra 2 colores distintos.',
  'out-of-play': ({ place }) => `${capital(placeNamed(place))} no está en juego en una partida en solitario.`,
  'north-site-needs': ({ site, good }) =>
    `${capital(theSite(site))} necesita un edificio público con ${names.good[good]}.`,
  'off-street': ({ space, fits: streets }) => `${space} solo da a ${theStreets(streets)}.`,
  'no-house-left': () => 'Las 8 casas ya están en el mapa.',
  'house-does-not-fit': () => 'Casas y tiendas no cuadran. Corrige antes tus casas.',
  'houses-do-not-fit': ({ stores: built, houses: taken }) => unbalanced(built, taken),
  'not-the-tiles': ({ tiles }) => `Tu ejemplar tiene las losetas ${list(tiles.map(number))}.`,
};

const HALF = { top: 'arriba', bottom: 'abajo' } as const;

/** What in a pasted position isn’t possible. */
export const positionFaults: PositionFaults = {
  ...sheetFaults,
  'newer-version': () => 'guardado por una versión más nueva. Actualiza antes la app',
  'no-such-place': () => 'ningún lugar del tablero se llama así',
  'out-of-play': () => 'este lugar no está en juego en una partida en solitario',
  'off-street': ({ fits: streets }) => `este espacio solo da a ${theStreets(streets)}`,
  'equal-colours': () => 'un edificio público muestra 2 colores distintos',
  'street-colour-missing': ({ colour }) => `esta obra necesita un edificio público con ${names.good[colour]}`,
  'no-such-cube': ({ letter }) => `${letter} no es un cubo: usa e, f o t`,
  'no-room-for-cubes': ({ most, has }) => `máximo ahí: ${cubes(most)}, no ${number(has)}`,
  'off-track': ({ track, has }) => `la tesorería muestra ${list(track.map(number))}, no ${number(has)}`,
  'paid-over-cargo': ({ paid, cargo }) =>
    `${plural(paid, { one: '# pagado es', other: '# pagados son' })} más que ${anyGoods(cargo)} de carga`,
  'cargo-over-hull': ({ hull, cargo }) => `en un ${names.ship(hull)} no caben ${anyGoods(cargo)}`,
  'too-many-stores': ({ owner, most, has }) => `${OWNERS[owner]} ${stores(has)}, pero solo ${houses(most)}`,
  'too-many-officials': ({ colour, most, has }) => `${OWNERS[colour]} ${officials(most)}, no ${number(has)}`,
  'not-the-tiles': ({ tiles }) => `la hoja tiene las losetas ${list(tiles.map(number))}`,
  'office-overfull': ({ most, has }) => `en una oficina ${fits(most, officials(most))}, no ${number(has)}`,
  'too-many-cubes': ({ kind, most, has }) => `la caja tiene ${cubesOf(most, kind)}, no ${number(has)}`,
  'too-many-cards': ({ half, most, has }) =>
    `en el portafolio, ${HALF[half]} ${fits(most, cards(most))}, no ${number(has)}`,
};

/** What keeps a position from being played on from. */
export const unfitWords: UnfitWords = {
  'houses-and-stores': ({ stores: built, houses: taken }) => `${unbalanced(built, taken)} Corrige tus casas.`,
  'ends-too-early': () => 'La partida solo acaba en el período 2. Corrige el período o el final.',
  'price-off-track': ({ good, least, most, has }) =>
    `El precio ${ofGood[good]} va de ${number(least)} a ${number(most)}, no ${reis(has)}.`,
  'goods-over-room': ({ good, most, has }) =>
    `En tu almacén ${fits(most, goods(most, good))}, no ${number(has)}. Corrige tus bienes o tus cubos.`,
};
