import type { Good, LandPrice, Noble, Payment, RubbleKind, SaleRefusal } from '@/engine';

import type { Speaker } from '../say';
import { translate } from '../translate';
import { names } from './names';

const { list, number, plural } = translate('en');

const influence = (count: number): string => `${number(count)} influence`;
const wigs = (count: number): string => plural(count, { one: '# wig', other: '# wigs' });
const reis = (count: number): string => plural(count, { one: '# real', other: '# réis' });
const officials = (count: number): string => plural(count, { one: '# official', other: '# officials' });
const goods = (count: number): string => plural(count, { one: '# good', other: '# different goods' });
const signed = (value: number): string => (value > 0 ? `+${number(value)}` : value < 0 ? `−${number(-value)}` : '0');
const nobleNamed = (noble: Noble): string => `the ${names.noble[noble]}`;
const WHERE: Readonly<Record<NonNullable<LandPrice['take']>['from'], string>> = { row: 'Row', column: 'Column' };

const saleRefusals: Speaker<SaleRefusal> = {
  'no-such-ship': () => 'That ship is not there.',
  'no-room': ({ needed, has }) => `${number(needed)} would not fit: the ship has room for ${number(has)}.`,
  'good-missing': ({ good, needed, has }) =>
    `You hold ${number(has)} ${names.good[good]}, and would sell ${number(needed)}.`,
};

function paid({ influence: track, wigs: hair, reis: hand, coins, benefits }: Payment): string {
  const said = [
    ...(track > 0 ? [influence(track)] : []),
    ...(hair > 0 ? [wigs(hair)] : []),
    ...(hand > 0 ? [reis(hand)] : []),
    ...(coins > 0 ? [`${reis(coins)} from the influence track`] : []),
    ...(benefits > 0 ? [`${reis(benefits)} from benefits`] : []),
  ];
  return said.length === 0 ? 'nothing' : list(said);
}

/** The cost check. */
export const costs = {
  title: 'Check a cost',
  unsaved: 'This device keeps nothing at the moment. What you enter lasts until you close the app.',
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
    space: (left: number, right: number) => `Visits ${signed(left)}, payments ${reis(right)}`,
    signed,
  },
  visit: {
    noble: 'Which noble?',
    others: 'Officials of others in that office',
    othersHint: 'Neutral ones too, the plaza not',
    costs: (noble: Noble) => `Visiting ${nobleNamed(noble)} costs`,
    follows: (noble: Noble) => `Following to ${nobleNamed(noble)} costs`,
    free: 'nothing',
    unit: 'influence',
    followHint: 'Count now, after the visitor has acted. Give the favour back first.',
  },
  land: {
    row: 'In the row',
    column: 'In the column',
    add: (kind: RubbleKind, where: 'row' | 'column') => `Add a cube to the ${where}: ${names.rubble[kind]}`,
    remove: (kind: RubbleKind, where: 'row' | 'column') => `Take a cube off the ${where}: ${names.rubble[kind]}`,
    costs: 'Land costs',
    cheapest: 'Land costs at least',
    each: 'By the cube you take',
    take: (kind: RubbleKind, from: 'row' | 'column') => `${WHERE[from]}: ${names.rubble[kind]}`,
    empty: 'No cube to take.',
  },
  ship: {
    hull: 'Which ship?',
    hullName: (hull: number) => `Hull ${number(hull)}`,
    middle: 'Middle houses built',
    costs: (hull: number) => `A ship with hull ${number(hull)} costs`,
    unit: (count: number) => plural(count, { one: 'good', other: 'different goods' }),
    free: 'no goods',
    orReplace: 'Or in place of one you have',
    replacing: (hull: number) => `In place of a hull ${number(hull)}`,
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
    hint: 'Only the treasury decides. An event that builds a store pays for the land as well.',
  },
  sale: {
    ships: 'Ships to sell to',
    ship: (place: number, hull: number) => `Ship ${number(place)}: hull ${number(hull)}`,
    another: 'Another ship',
    removeShip: 'Take this ship away',
    hull: 'Its hull',
    owner: 'Whose ship?',
    owners: { you: 'Mine', lacerda: 'Theirs' },
    aboard: 'Under it already',
    paid: 'Of these face down, paid before',
    load: 'Tap what you sell',
    loadName: (good: Good, price: number) => `Sell ${names.good[good]}, market ${number(price)}`,
    unload: (good: Good) => `Keep ${names.good[good]} after all`,
    crates: (aboard: number, hull: number) => `${number(aboard)} of ${number(hull)} crates under the ship`,
    prices: 'Prices',
    hidePrices: 'The prices are right',
    price: (good: Good) => `Price of ${names.good[good]}`,
    gives: 'Selling this gives',
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
    wigsNext: 'What influence cannot cover: wigs, 1 for 1',
    reisToo: 'With both left houses built: réis instead of influence, 1 for 1',
    hand: 'Réis from your hand',
    track: 'Coins you pass on the influence track, 1 real each',
    ways: (count: number) => plural(count, { one: 'One way to pay', other: '# ways to pay' }),
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
    ask: 'Say what I hold',
    detail: 'Then it is compared with the cost.',
    influence: 'Influence',
    wigs: 'Wigs',
    reis: 'Réis',
    bothLeftHouses: 'Both left houses built',
    good: (good: Good) => `${names.good[good].charAt(0).toUpperCase()}${names.good[good].slice(1)}`,
    cards: 'Treasury cards in your portfolio',
    clergy: 'Clergy tiles on your board',
    benefits: {
      reis: 'Coins on them',
      perGood: 'More per good',
      fewerOfficials: 'Officials fewer',
      cheaperOfficials: 'Off each official',
      visit: 'Off each visit',
    },
  },
};
