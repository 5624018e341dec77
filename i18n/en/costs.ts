import type { Good, LandPrice, Noble, Payment, RubbleKind, SaleRefusal } from '@/engine';

import type { Speaker } from '../say';
import { change, list, number, plural } from './grammar';
import { names } from './names';
import { goods as named, influence, officials, paidParts, reis, theNoble, wigs } from './turnNames';

const goods = (count: number): string => plural(count, { one: '# good', other: '# different goods' });
const WHERE: Readonly<Record<NonNullable<LandPrice['take']>['from'], string>> = { row: 'Row', column: 'Column' };

const saleRefusals: Speaker<SaleRefusal> = {
  'no-such-ship': () => 'That ship isn’t there.',
  'no-room': ({ needed, has }) => `No room for ${number(needed)}: the ship holds ${number(has)} more.`,
  'good-missing': ({ good, needed, has }) => `You have ${named(has, good)}, not ${number(needed)}.`,
};

function paid(payment: Payment): string {
  const said = paidParts(payment);
  return said.length === 0 ? 'nothing' : list(said);
}

/** The cost check. */
export const costs = {
  title: 'Check a cost',
  unsaved: 'Can’t save on this device. Your entries last until you close the app.',
  ask: 'What does it cost?',
  questions: {
    visit: 'Visit',
    follow: 'Follow',
    land: 'Land',
    ship: 'Ship',
    hire: 'Hire',
    sponsor: 'Sponsor',
    sale: 'Sell',
  },
  treasury: {
    label: 'Treasury',
    where: 'Treasury: where is the marker?',
    visits: 'visits',
    payments: 'payments',
    space: (left: number, right: number) => `Visits ${change(left)}, payments ${reis(right)}`,
    signed: change,
  },
  visit: {
    noble: 'Which noble?',
    others: 'Others’ officials in that office',
    othersHint: 'Count neutral ones, not the plaza',
    costs: (noble: Noble) => `Visiting ${theNoble(noble)} costs`,
    follows: (noble: Noble) => `Following a visit to ${theNoble(noble)} costs`,
    free: 'nothing',
    /** What a price is counted in, beside its number. */
    unit: (_count: number) => 'influence',
    followHint: 'Count after the visitor has acted. Return the favor first.',
  },
  land: {
    row: 'In the row',
    column: 'In the column',
    add: (kind: RubbleKind, where: 'row' | 'column') => `Add a cube to the ${where}: ${names.rubble[kind]}`,
    remove: (kind: RubbleKind, where: 'row' | 'column') => `Remove a cube from the ${where}: ${names.rubble[kind]}`,
    costs: 'Land costs',
    cheapest: 'Land costs at least',
    each: 'By the cube you take',
    take: (kind: RubbleKind, from: 'row' | 'column') => `${WHERE[from]}: ${names.rubble[kind]}`,
    empty: 'No cube to take.',
  },
  ship: {
    hull: 'Which ship?',
    hullName: (hull: number) => `Size ${number(hull)}`,
    middle: 'Middle houses built',
    costs: (hull: number) => `A size-${number(hull)} ship costs`,
    unit: (count: number) => plural(count, { one: 'good', other: 'different goods' }),
    free: 'no goods',
    orReplace: 'Or replace one you have',
    replacing: (hull: number) => `Replacing size ${number(hull)}`,
    goods,
  },
  hire: {
    plan: 'Officials on the plan',
    out: 'Your officials in offices and plazas',
    costs: 'Opening it costs',
    steps: (returned: number, hired: number, each: number) =>
      [
        ...(returned > 0 ? [`Return ${officials(returned)} from offices and plazas`] : []),
        ...(hired > 0 ? [`hire ${number(hired)} for ${reis(each)} each`] : []),
      ].join(', then ') || 'No officials needed',
  },
  sponsor: {
    costs: 'Sponsoring an event costs',
    hint: 'It costs the treasury value. An event that builds a store pays for the land too.',
  },
  sale: {
    ships: 'Ships to sell to',
    ship: (place: number, hull: number) => `Ship ${number(place)}: size ${number(hull)}`,
    another: 'Add ship',
    removeShip: 'Remove ship',
    hull: 'Ship size',
    owner: 'Whose ship?',
    owners: { you: 'Mine', lacerda: 'Theirs' },
    aboard: 'Already loaded',
    paid: 'Of these, face down and paid for',
    load: 'Tap what you sell',
    loadName: (good: Good, price: number) => `Sell 1 ${names.oneGood[good]}, market ${number(price)}`,
    unload: (good: Good) => `Don’t sell 1 ${names.oneGood[good]}`,
    crates: (aboard: number, hull: number) => `${number(aboard)} of ${number(hull)} loaded`,
    prices: 'Prices',
    hidePrices: 'Hide prices',
    price: (good: Good) => `Price of ${names.good[good]}`,
    gives: 'Selling this earns',
    nothing: 'Nothing sold yet',
    sails: (mine: number, others: number) =>
      list([...(mine > 0 ? [`you get ${wigs(mine)}`] : []), ...(others > 0 ? [`its owner gets ${wigs(others)}`] : [])]),
    refusals: saleRefusals,
  },
  unit: { reis: (count: number) => plural(count, { one: 'real', other: 'réis' }) },
  reis,
  pay: {
    title: 'How to pay',
    influenceFirst: 'Influence first',
    wigsNext: 'What influence can’t cover: wigs, 1 for 1',
    reisToo: 'With both left houses built: réis instead of influence, 1 for 1',
    hand: 'Réis from your hand',
    track: 'Coins you pass on the influence track, 1 real each',
    ways: (count: number) => plural(count, { one: '# way to pay', other: '# ways to pay' }),
    paid,
    left: (left: { readonly influence: number; readonly wigs: number; readonly reis: number }) =>
      `Leaves ${list([influence(left.influence), wigs(left.wigs), reis(left.reis)])}`,
    more: (count: number) => plural(count, { one: '# more way', other: '# more ways' }),
    fewer: 'Fewer ways',
    shortReis: (missing: number) => `${reis(missing)} short`,
    shortVisit: (missing: number) => `${number(missing)} short`,
    shortGoods: (missing: number) => `${plural(missing, { one: '# type', other: '# types' })} short`,
    enough: 'Enough',
    enoughReis: (hand: number, coins: number, left: number) =>
      `${paid({ influence: 0, wigs: 0, reis: hand, coins, benefits: 0 })}; ${number(left)} left`,
  },
  held: {
    ask: 'Enter what I have',
    detail: 'The app then compares it with the cost.',
    influence: 'Influence',
    wigs: 'Wigs',
    reis: 'Réis',
    bothLeftHouses: 'Both left houses built',
    good: (good: Good) => `${names.good[good].charAt(0).toUpperCase()}${names.good[good].slice(1)}`,
    cards: 'Treasury cards in your portfolio',
    clergy: 'Clergy tiles on your board',
    benefits: {
      reis: 'Coins on them',
      perGood: 'Extra réis per good',
      fewerOfficials: 'Fewer officials',
      cheaperOfficials: 'Réis off each official',
      visit: 'Influence off a visit',
    },
  },
};
