import type { Colour, PortfolioCard, Seat, Ship } from '@/engine';

import type { Benefit, ValueNames } from '../shape/values';
import { translate } from '../translate';
import { names } from './names';
import { capital, officials, reis, signed, theDeck, theNoble, wigs } from './turnNames';

const { list, number } = translate('en');

const OF: Readonly<Record<Seat, string>> = { you: 'Your', lacerda: 'Lacerda’s' };
const WHOSE: Readonly<Record<Colour, string>> = { you: 'Your', lacerda: 'Lacerda’s', neutral: 'Neutral' };

const benefit: Readonly<Record<Benefit, string>> = {
  reis: 'Réis at every payment',
  perGood: 'Réis more for a good sold',
  fewerOfficials: 'Officials fewer for a building',
  cheaperOfficials: 'Réis less for an official',
  visit: 'Influence less for a visit',
};
const BENEFITS = [
  'reis',
  'perGood',
  'fewerOfficials',
  'cheaperOfficials',
  'visit',
] as const satisfies readonly Benefit[];

const ship = ({ hull, cargo }: Ship): string =>
  `ship, hull ${number(hull)}, ${cargo === hull ? 'at sea' : cargo === 0 ? 'empty' : `${number(cargo)} aboard`}`;

function card(one: PortfolioCard): string {
  if (one.card === 'noble') return `${names.noble[one.noble]} card, ${number(one.influence)} influence`;
  if (one.card === 'ship') return ship(one);
  const given = BENEFITS.filter((kind) => (one[kind] ?? 0) > 0);
  return given.length === 0
    ? 'treasury card, no benefit'
    : `treasury card, ${list(given.map((kind) => `${benefit[kind].toLowerCase()}: ${number(one[kind] ?? 0)}`))}`;
}

/** The values of a table and what they may be. */
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
    office: ({ at }) => `${WHOSE[at.colour]} officials in the office of ${theNoble(at.noble)}`,
    plaza: ({ at }) => `${WHOSE[at.colour]} officials on the plaza of ${theNoble(at.noble)}`,
  },
  card,
  ship,
  plan: (architect, count) => `plan of the ${names.architect[architect]}, ${officials(count)}`,
  officials,
  wigs,
  hull: (hull) => `hull ${number(hull)}`,
  gap: (gap) => (gap === 1 ? '1 space clockwise of the top' : `${number(gap)} spaces clockwise of the top`),
  treasury: (left, right) => `${reis(right)}, visits ${signed(left)}`,
  store: (owner, good) => `${OF[owner]} ${names.good[good]} store`,
  inOffice: (colour) => `${WHOSE[colour]} officials in the office`,
  onPlaza: (colour) => `${WHOSE[colour]} officials on the plaza`,
  noble: (noble) => names.noble[noble],
  deck: (deck) => theDeck(deck),
  benefit,
};
