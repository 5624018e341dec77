import type { Colour, PortfolioCard, Seat, Ship } from '@/engine';

import type { Benefit, ValueNames } from '../shape/values';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { nobles, officials, reis, signed, theDeck, wigs } from './turnNames';

const OF: Readonly<Record<Seat, string>> = { you: 'Your', lacerda: 'Lacerda’s' };
const WHOSE: Readonly<Record<Colour, string>> = { you: 'Your', lacerda: 'Lacerda’s', neutral: 'Neutral' };

const benefit: Readonly<Record<Benefit, string>> = {
  reis: 'Réis off every payment',
  perGood: 'Extra réis per good sold',
  fewerOfficials: 'Fewer officials per plan',
  cheaperOfficials: 'Réis off each official',
  visit: 'Influence off a visit',
};
const BENEFITS = [
  'reis',
  'perGood',
  'fewerOfficials',
  'cheaperOfficials',
  'visit',
] as const satisfies readonly Benefit[];

const ship = ({ hull, cargo }: Ship): string =>
  `${names.ship(hull)}, ${cargo === hull ? 'at sea' : cargo === 0 ? 'empty' : `${number(cargo)} loaded`}`;

function card(one: PortfolioCard): string {
  if (one.card === 'noble') return `${names.noble[one.noble]} card, ${number(one.influence)} influence`;
  if (one.card === 'ship') return ship(one);
  const given = BENEFITS.filter((kind) => (one[kind] ?? 0) > 0);
  return given.length === 0
    ? 'treasury card, no benefit'
    : `treasury card, ${list(given.map((kind) => `${benefit[kind].toLowerCase()}: ${number(one[kind] ?? 0)}`))}`;
}

/** The tracked values and what they can be. */
export const valueNames: ValueNames = {
  counted: {
    treasury: () => 'Treasury marker',
    round: () => 'Round',
    pile: () => 'Cubes in the pile',
    reis: () => 'Your réis',
    markers: () => 'Your rubble-set markers',
    'his-cubes': () => 'Lacerda’s cubes',
    'his-decrees': () => 'Lacerda’s decrees',
    wigs: ({ at }) => `${OF[at]} wigs`,
    influence: ({ at }) => `${OF[at]} influence`,
    price: ({ at }) => `Price of ${names.good[at]}`,
    goods: ({ at }) => `Your ${names.good[at]}`,
    deck: ({ at }) => capital(names.deck[at]),
    rubble: ({ at }) => `Your ${names.rubble[at]} cubes`,
    office: ({ at }) => `${WHOSE[at.colour]} officials in ${nobles(at.noble)} office`,
    plaza: ({ at }) => `${WHOSE[at.colour]} officials on ${nobles(at.noble)} plaza`,
  },
  card,
  ship,
  plan: (architect, count) => `${names.architect[architect]}’s plan, ${officials(count)}`,
  officials,
  wigs,
  hull: (hull) => names.ship(hull),
  gap: (gap) => `${plural(gap, { one: '# space', other: '# spaces' })} clockwise from the top`,
  treasury: (left, right) => `${reis(right)}, visits ${signed(left)}`,
  store: (owner, good) => `${OF[owner]} ${names.oneGood[good]} store`,
  inOffice: (colour) => `${WHOSE[colour]} officials in the office`,
  onPlaza: (colour) => `${WHOSE[colour]} officials on the plaza`,
  noble: (noble) => names.noble[noble],
  deck: (deck) => theDeck(deck),
  benefit,
};
