import type { Good } from '@/engine';

import type { PositionFaults, UnfitWords, ValueRefusals } from '../shape/values';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { sheetFaults } from './sheetFaults';
import {
  cards,
  cubes,
  cubesOf,
  goods,
  houses,
  officials,
  ofGood,
  ofNoble,
  onGood,
  reis,
  siteNamed,
  someGoods,
  stores,
  thePlace,
} from './turnNames';

const HAS = { you: 'hai', lacerda: 'Lacerda ha', neutral: 'ci sono' } as const;
const faces = (fits: readonly Good[]): string => list(fits.map(onGood));
const notHouses = (built: number, taken: number): string =>
  `Hai ${stores(built)}, ma ${houses(taken)} fuori dalla plancia.`;
const ofOfficials = (whose: keyof typeof HAS, most: number): string =>
  whose === 'neutral' ? `gli ufficiali neutrali sono ${number(most)}` : `${HAS[whose]} ${officials(most)}`;

function tooMany(of: keyof typeof HAS | 'cards' | 'cubes', most: number, given: number): string {
  if (of === 'cubes') return `Massimo lì: ${cubes(most)}, non ${number(given)}.`;
  if (of === 'cards') return `Massimo lì: ${cards(most)}, non ${number(given)}.`;
  return `${capital(ofOfficials(of, most))}, non ${number(given)}.`;
}

/** Why a value isn’t possible. */
export const valueRefusals: ValueRefusals = {
  'out-of-range': ({ least, most, given }) =>
    `${number(given)} non è possibile: scegli da ${number(least)} a ${number(most)}.`,
  'too-many': ({ of, most, given }) => tooMany(of, most, given),
  'too-many-cubes': ({ kind, most, given }) => `La scatola contiene ${cubesOf(most, kind)}, non ${number(given)}.`,
  'office-overfull': ({ noble, most, given }) =>
    `L’ufficio ${ofNoble(noble)} tiene ${officials(most)}, non ${number(given)}.`,
  'equal-colours': () => 'Un edificio pubblico mostra 2 colori diversi.',
  'out-of-play': ({ place }) => `${capital(thePlace(place))} non è in gioco in solitario.`,
  'north-site-needs': ({ site, good }) =>
    `Il ${siteNamed(site)} richiede un edificio pubblico con ${names.good[good]}.`,
  'off-street': ({ space, fits }) => `${space} si affaccia solo ${faces(fits)}.`,
  'no-house-left': () => 'Tutte le 8 case sono già sulla mappa.',
  'house-does-not-fit': () => 'Case e negozi non corrispondono. Correggi prima le tue case.',
  'houses-do-not-fit': ({ stores: built, houses: taken }) => notHouses(built, taken),
  'not-the-tiles': ({ tiles }) => `La tua copia ha le tessere ${list(tiles.map(number))}.`,
};

/** What in a pasted position isn’t possible. */
export const positionFaults: PositionFaults = {
  ...sheetFaults,
  'newer-version': () => 'salvata da una versione più recente. Prima aggiorna l’app',
  'no-such-place': () => 'nessun posto del tabellone ha questo nome',
  'out-of-play': () => 'questo posto non è in gioco in solitario',
  'off-street': ({ fits }) => `questo spazio si affaccia solo ${faces(fits)}`,
  'equal-colours': () => 'un edificio pubblico mostra 2 colori diversi',
  'street-colour-missing': ({ colour }) => `questo cantiere richiede un edificio pubblico con ${names.good[colour]}`,
  'no-such-cube': ({ letter }) => `${letter} non è un cubo: usa e, f o t`,
  'no-room-for-cubes': ({ most, has }) => `massimo lì: ${cubes(most)}, non ${number(has)}`,
  'off-track': ({ track, has }) => `la tesoreria mostra ${list(track.map(number))}, non ${number(has)}`,
  'paid-over-cargo': ({ paid, cargo }) =>
    `${plural(paid, { one: '# già pagata', other: '# già pagate' })}, ma a bordo: ${someGoods(cargo)}`,
  'cargo-over-hull': ({ hull, cargo }) => `una ${names.ship(hull)} non può contenere ${someGoods(cargo)}`,
  'too-many-stores': ({ owner, most, has }) => `${HAS[owner]} ${stores(has)}, ma solo ${houses(most)}`,
  'too-many-officials': ({ colour, most, has }) => `${ofOfficials(colour, most)}, non ${number(has)}`,
  'not-the-tiles': ({ tiles }) => `la scheda ha le tessere ${list(tiles.map(number))}`,
  'office-overfull': ({ most, has }) => `un ufficio tiene ${officials(most)}, non ${number(has)}`,
  'too-many-cubes': ({ kind, most, has }) => `la scatola contiene ${cubesOf(most, kind)}, non ${number(has)}`,
  'too-many-cards': ({ half, most, has }) =>
    `la parte ${half === 'top' ? 'alta' : 'bassa'} del portfolio tiene ${cards(most)}, non ${number(has)}`,
};

/** What keeps a position from being played on from. */
export const unfitWords: UnfitWords = {
  'houses-and-stores': ({ stores: built, houses: taken }) => `${notHouses(built, taken)} Correggi le tue case.`,
  'ends-too-early': () => 'La partita finisce solo nel periodo 2. Correggi il periodo o la fine.',
  'price-off-track': ({ good, least, most, has }) =>
    `Il prezzo ${ofGood(good)} va da ${number(least)} a ${reis(most)}, non ${number(has)}.`,
  'goods-over-room': ({ good, most, has }) =>
    `Il tuo magazzino tiene ${goods(most, good)}, non ${number(has)}. Correggi merci o cubi.`,
};
