import type { PositionFaults, UnfitWords, ValueRefusals } from '../shape/values';
import { translate } from '../translate';
import { names } from './names';
import { sheetFaults } from './sheetFaults';
import { cubes, officials, reis, siteNamed, theNoble } from './turnNames';

const { list, number, plural } = translate('en');

const OWNERS = { you: 'You have', lacerda: 'Lacerda has', neutral: 'There are' } as const;
const stores = (count: number): string => plural(count, { one: '# store', other: '# stores' });
const houses = (count: number): string => plural(count, { one: '# house is', other: '# houses are' });

function tooMany(of: keyof typeof OWNERS | 'cards' | 'cubes', most: number, given: number): string {
  if (of === 'cubes') return `${cubes(most)} at most lie there, not ${number(given)}.`;
  if (of === 'cards')
    return `${plural(most, { one: 'At most # fits', other: 'At most # fit' })} there, not ${number(given)}.`;
  return `${OWNERS[of]} ${officials(most)}; that would make ${number(given)}.`;
}

/** Why a value cannot lie on a table. */
export const valueRefusals: ValueRefusals = {
  'out-of-range': ({ least, most, given }) => `${number(given)} cannot be: it is ${number(least)} to ${number(most)}.`,
  'too-many': ({ of, most, given }) => tooMany(of, most, given),
  'too-many-cubes': ({ kind, most, given }) =>
    `The box holds ${number(most)} ${names.rubble[kind]} cubes; that would make ${number(given)}.`,
  'office-overfull': ({ noble, most, given }) =>
    `The office of ${theNoble(noble)} holds ${officials(most)}; that would make ${number(given)}.`,
  'equal-colours': () => 'A public building shows two different colours.',
  'out-of-play': ({ place }) => `${place} is not in play in a solo game.`,
  'north-site-needs': ({ site, good }) => `The ${siteNamed(site)} takes only a building with ${names.good[good]}.`,
  'off-street': ({ space, fits }) => `${space} touches ${list(fits.map((good) => names.good[good]))} only.`,
  'no-house-left': () => 'All eight houses stand on the map already.',
  'house-does-not-fit': () => 'Your houses and your stores do not go together: put your houses right first.',
  'houses-do-not-fit': ({ stores: built, houses: taken }) => `You have ${stores(built)}, but ${houses(taken)} taken.`,
  'not-the-tiles': ({ tiles }) => `Your copy has the tiles ${list(tiles.map(number))}.`,
};

/** What in a pasted position cannot be. */
export const positionFaults: PositionFaults = {
  ...sheetFaults,
  'newer-version': () => 'a newer version of the app wrote this: update this app first',
  'no-such-place': () => 'no place of the board has this name',
  'out-of-play': () => 'this place is not in play in a solo game',
  'off-street': ({ fits }) => `this space touches ${list(fits.map((good) => names.good[good]))} only`,
  'equal-colours': () => 'a public building shows two different colours',
  'street-colour-missing': ({ colour }) => `this site takes only a building with ${names.good[colour]}`,
  'no-such-cube': ({ letter }) => `cubes are e, f and t; ${letter} is none`,
  'no-room-for-cubes': ({ most, has }) => `${cubes(most)} at most lie there, not ${number(has)}`,
  'off-track': ({ track, has }) => `the treasury shows ${list(track.map(number))}, not ${number(has)}`,
  'paid-over-cargo': ({ paid, cargo }) => `of ${number(cargo)} goods aboard ${number(paid)} cannot be paid for already`,
  'cargo-over-hull': ({ hull, cargo }) => `a ship of hull ${number(hull)} does not carry ${number(cargo)}`,
  'too-many-stores': ({ owner, most, has }) =>
    `${OWNERS[owner].toLowerCase()} ${number(has)} stores, but only ${number(most)} houses`,
  'too-many-officials': ({ colour, most, has }) =>
    `${OWNERS[colour].toLowerCase()} ${officials(most)}, not ${number(has)}`,
  'not-the-tiles': ({ tiles }) => `the sheet has the tiles ${list(tiles.map(number))}`,
  'office-overfull': ({ most, has }) => `an office holds ${officials(most)}, not ${number(has)}`,
  'too-many-cubes': ({ kind, most, has }) =>
    `the box holds ${number(most)} ${names.rubble[kind]} cubes, not ${number(has)}`,
  'too-many-cards': ({ half, most, has }) =>
    `the ${half} of the portfolio holds ${number(most)} cards, not ${number(has)}`,
};

/** What keeps a position from being played on from. */
export const unfitWords: UnfitWords = {
  'houses-and-stores': ({ stores: built, houses: taken }) =>
    `You have ${stores(built)}, but ${houses(taken)} taken from your board: put your houses right.`,
  'ends-too-early': () => 'The game ends in the second period only: put the period or the end right.',
  'price-off-track': ({ good, least, most, has }) =>
    `The price of ${names.good[good]} is ${number(least)} to ${number(most)}, not ${reis(has)}.`,
  'goods-over-room': ({ good, most, has }) =>
    `Your warehouse holds ${number(most)} ${names.good[good]}, not ${number(has)}: put your goods or your cubes right.`,
};
