import type { PositionFaults, UnfitWords, ValueRefusals } from '../shape/values';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { sheetFaults } from './sheetFaults';
import { cubes, goods, nobles, officials, placeNamed, reis, siteNamed } from './turnNames';

const OWNERS = { you: 'You have', lacerda: 'Lacerda has', neutral: 'There are' } as const;
const stores = (count: number): string => plural(count, { one: '# store', other: '# stores' });
const houses = (count: number): string => plural(count, { one: '# house is', other: '# houses are' });

function tooMany(of: keyof typeof OWNERS | 'cards' | 'cubes', most: number, given: number): string {
  if (of === 'cubes') return `Maximum there: ${cubes(most)}, not ${number(given)}.`;
  if (of === 'cards')
    return `Maximum there: ${plural(most, { one: '# card', other: '# cards' })}, not ${number(given)}.`;
  return `${OWNERS[of]} ${officials(most)}, not ${number(given)}.`;
}

/** Why a value isn’t possible. */
export const valueRefusals: ValueRefusals = {
  'out-of-range': ({ least, most, given }) =>
    `${number(given)} isn’t possible: choose ${number(least)} to ${number(most)}.`,
  'too-many': ({ of, most, given }) => tooMany(of, most, given),
  'too-many-cubes': ({ kind, most, given }) =>
    `The box has ${number(most)} ${names.rubble[kind]} ${plural(most, { one: 'cube', other: 'cubes' })}, not ${number(given)}.`,
  'office-overfull': ({ noble, most, given }) =>
    `${capital(nobles(noble))} office holds ${officials(most)}, not ${number(given)}.`,
  'equal-colours': () => 'A public building shows 2 different colors.',
  'out-of-play': ({ place }) => `${capital(placeNamed(place))} isn’t in play in a solo game.`,
  'north-site-needs': ({ site, good }) => `The ${siteNamed(site)} needs a public building with ${names.good[good]}.`,
  'off-street': ({ space, fits }) => `${space} only touches ${list(fits.map((good) => names.good[good]))}.`,
  'no-house-left': () => 'All 8 houses are on the map already.',
  'house-does-not-fit': () => 'Houses and stores don’t match. Correct your houses first.',
  'houses-do-not-fit': ({ stores: built, houses: taken }) =>
    `You have ${stores(built)}, but ${houses(taken)} off your board.`,
  'not-the-tiles': ({ tiles }) => `Your copy has tiles ${list(tiles.map(number))}.`,
};

/** What in a pasted position isn’t possible. */
export const positionFaults: PositionFaults = {
  ...sheetFaults,
  'newer-version': () => 'saved by a newer version. Update the app first',
  'no-such-place': () => 'no place on the board has this name',
  'out-of-play': () => 'this place isn’t in play in a solo game',
  'off-street': ({ fits }) => `this space only touches ${list(fits.map((good) => names.good[good]))}`,
  'equal-colours': () => 'a public building shows 2 different colors',
  'street-colour-missing': ({ colour }) => `this site needs a public building with ${names.good[colour]}`,
  'no-such-cube': ({ letter }) => `${letter} isn’t a cube: use e, f or t`,
  'no-room-for-cubes': ({ most, has }) => `maximum there: ${cubes(most)}, not ${number(has)}`,
  'off-track': ({ track, has }) => `the treasury shows ${list(track.map(number))}, not ${number(has)}`,
  'paid-over-cargo': ({ paid, cargo }) =>
    `${number(paid)} paid for is more than the ${plural(cargo, { one: '# good', other: '# goods' })} loaded`,
  'cargo-over-hull': ({ hull, cargo }) =>
    `a ${names.ship(hull)} can’t hold ${plural(cargo, { one: '# good', other: '# goods' })}`,
  'too-many-stores': ({ owner, most, has }) =>
    `${OWNERS[owner].toLowerCase()} ${stores(has)}, but only ${number(most)} ${plural(most, { one: 'house', other: 'houses' })}`,
  'too-many-officials': ({ colour, most, has }) =>
    `${OWNERS[colour].toLowerCase()} ${officials(most)}, not ${number(has)}`,
  'not-the-tiles': ({ tiles }) => `the sheet has tiles ${list(tiles.map(number))}`,
  'office-overfull': ({ most, has }) => `an office holds ${officials(most)}, not ${number(has)}`,
  'too-many-cubes': ({ kind, most, has }) =>
    `the box has ${number(most)} ${names.rubble[kind]} ${plural(most, { one: 'cube', other: 'cubes' })}, not ${number(has)}`,
  'too-many-cards': ({ half, most, has }) =>
    `the portfolio’s ${half} holds ${plural(most, { one: '# card', other: '# cards' })}, not ${number(has)}`,
};

/** What keeps a position from being played on from. */
export const unfitWords: UnfitWords = {
  'houses-and-stores': ({ stores: built, houses: taken }) =>
    `You have ${stores(built)}, but ${houses(taken)} off your board. Correct your houses.`,
  'ends-too-early': () => 'The game only ends in period 2. Correct the period or the end.',
  'price-off-track': ({ good, least, most, has }) =>
    `The price of ${names.good[good]} is ${number(least)} to ${number(most)}, not ${reis(has)}.`,
  'goods-over-room': ({ good, most, has }) =>
    `Your warehouse holds ${goods(most, good)}, not ${number(has)}. Correct your goods or cubes.`,
};
