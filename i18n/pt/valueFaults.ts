import type { Good } from '@/engine';

import type { PositionFaults, UnfitWords, ValueRefusals } from '../shape/values';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { sheetFaults } from './sheetFaults';
import {
  anyGoods,
  cubes,
  goods,
  houses as houseCount,
  officeOf,
  officials,
  placeNamed,
  priceOf,
  reis,
  siteNamed,
  stores,
  streetOf,
} from './turnNames';

const OWNERS = { you: 'Você tem', lacerda: 'Lacerda tem', neutral: 'Há' } as const;
const own = (of: keyof typeof OWNERS): string => (of === 'lacerda' ? OWNERS[of] : OWNERS[of].toLowerCase());
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
const housesAndStores = (built: number, taken: number): string =>
  `Você tem ${stores(built)}, mas ${houseCount(taken)} fora do seu tabuleiro.`;
const inBox = (kind: keyof typeof names.rubble, most: number, has: number): string =>
  `a caixa tem ${cubes(most)} de ${names.rubble[kind]}, não ${number(has)}`;

const touched = (fits: readonly Good[]): string => list(fits.map((good) => `a ${streetOf(good)}`));

function tooMany(of: keyof typeof OWNERS | 'cards' | 'cubes', most: number, given: number): string {
  if (of === 'cubes') return `Máximo aí: ${cubes(most)}, não ${number(given)}.`;
  if (of === 'cards') return `Máximo aí: ${cards(most)}, não ${number(given)}.`;
  return `${OWNERS[of]} ${officials(most)}, não ${number(given)}.`;
}

/** Why a value isn’t possible. */
export const valueRefusals: ValueRefusals = {
  'out-of-range': ({ least, most, given }) =>
    `${number(given)} não é possível: escolha de ${number(least)} a ${number(most)}.`,
  'too-many': ({ of, most, given }) => tooMany(of, most, given),
  'too-many-cubes': ({ kind, most, given }) => `${capital(inBox(kind, most, given))}.`,
  'office-overfull': ({ noble, most, given }) =>
    `O ${officeOf(noble)} comporta ${officials(most)}, não ${number(given)}.`,
  'equal-colours': () => 'Um edifício público mostra 2 cores diferentes.',
  'out-of-play': ({ place }) => `${capital(placeNamed(place))} não é usado na partida solo.`,
  'north-site-needs': ({ site, good }) => `O ${siteNamed(site)} exige um edifício público com ${names.good[good]}.`,
  'off-street': ({ space, fits }) => `${space} só toca ${touched(fits)}.`,
  'no-house-left': () => 'Todas as 8 casas já estão no mapa.',
  'house-does-not-fit': () => 'Casas e lojas não combinam. Corrija antes suas casas.',
  'houses-do-not-fit': ({ stores: built, houses: taken }) => housesAndStores(built, taken),
  'not-the-tiles': ({ tiles }) => `Sua cópia tem as fichas ${list(tiles.map(number))}.`,
};

/** What in a pasted position isn’t possible. */
export const positionFaults: PositionFaults = {
  ...sheetFaults,
  'newer-version': () => 'salvo por uma versão mais nova. Atualize o app antes',
  'no-such-place': () => 'nenhum lugar do tabuleiro tem este nome',
  'out-of-play': () => 'este lugar não é usado na partida solo',
  'off-street': ({ fits }) => `este espaço só toca ${touched(fits)}`,
  'equal-colours': () => 'um edifício público mostra 2 cores diferentes',
  'street-colour-missing': ({ colour }) => `este local exige um edifício público com ${names.good[colour]}`,
  'no-such-cube': ({ letter }) => `${letter} não é um cubo: use e, f ou t`,
  'no-room-for-cubes': ({ most, has }) => `máximo aí: ${cubes(most)}, não ${number(has)}`,
  'off-track': ({ track, has }) => `o tesouro mostra ${list(track.map(number))}, não ${number(has)}`,
  'paid-over-cargo': ({ paid, cargo }) =>
    `${plural(paid, { one: '# já pago', other: '# já pagos' })} é mais do que a carga: ${anyGoods(cargo)}`,
  'cargo-over-hull': ({ hull, cargo }) => `uma ${names.ship(hull)} não comporta ${anyGoods(cargo)}`,
  'too-many-stores': ({ owner, most, has }) => `${own(owner)} ${stores(has)}, mas só ${houseCount(most)}`,
  'too-many-officials': ({ colour, most, has }) => `${own(colour)} ${officials(most)}, não ${number(has)}`,
  'not-the-tiles': ({ tiles }) => `a folha tem as fichas ${list(tiles.map(number))}`,
  'office-overfull': ({ most, has }) => `um escritório comporta ${officials(most)}, não ${number(has)}`,
  'too-many-cubes': ({ kind, most, has }) => inBox(kind, most, has),
  'too-many-cards': ({ half, most, has }) =>
    `a parte ${half === 'top' ? 'superior' : 'inferior'} do portfólio comporta ${cards(most)}, não ${number(has)}`,
};

/** What keeps a position from being played on from. */
export const unfitWords: UnfitWords = {
  'houses-and-stores': ({ stores: built, houses: taken }) => `${housesAndStores(built, taken)} Corrija suas casas.`,
  'ends-too-early': () => 'O jogo só acaba no período 2. Corrija o período ou o fim.',
  'price-off-track': ({ good, least, most, has }) =>
    `O ${priceOf(good)} vai de ${number(least)} a ${number(most)}: ${reis(has)} não é possível.`,
  'goods-over-room': ({ good, most, has }) =>
    `O limite do seu armazém é ${goods(most, good)}, não ${number(has)}. Corrija seus recursos ou cubos.`,
};
