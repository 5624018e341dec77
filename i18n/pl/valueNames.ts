import type { Colour, PortfolioCard, Seat, Ship } from '@/engine';

import type { Benefit, ValueNames } from '../shape/values';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import {
  atPlace,
  change,
  cubesNamed,
  influence,
  ofArchitect,
  officials,
  ofGood,
  ofNoble,
  reis,
  ship as shipNamed,
  spaces,
  store as storeNamed,
  storeOf,
  wigs,
} from './turnNames';

const manyOf = (seat: Seat, what: string): string => (seat === 'you' ? `Twoje ${what}` : `${capital(what)} Lacerdy`);
const OFFICIALS: Readonly<Record<Colour, string>> = {
  you: 'Twoi urzędnicy',
  lacerda: 'Urzędnicy Lacerdy',
  neutral: 'Neutralni urzędnicy',
};

const benefit: Readonly<Record<Benefit, string>> = {
  reis: 'Rabat w reais na płatności',
  perGood: 'Reais za sprzedany towar',
  fewerOfficials: 'Mniej urzędników na plan',
  cheaperOfficials: 'Rabat w reais na urzędnika',
  visit: 'Mniej wpływu za wizytę',
};
const BENEFITS = [
  'reis',
  'perGood',
  'fewerOfficials',
  'cheaperOfficials',
  'visit',
] as const satisfies readonly Benefit[];

const ship = ({ hull, cargo }: Ship): string =>
  `${shipNamed(hull)}, ${cargo === hull ? 'na morzu' : cargo === 0 ? 'pusty' : `załadowane ${number(cargo)}`}`;

function card(one: PortfolioCard): string {
  if (one.card === 'noble') return `karta ${ofNoble[one.noble]}, ${influence(one.influence)}`;
  if (one.card === 'ship') return ship(one);
  const given = BENEFITS.filter((kind) => (one[kind] ?? 0) > 0);
  return given.length === 0
    ? 'karta skarbu, bez bonusu'
    : `karta skarbu, ${list(given.map((kind) => `${benefit[kind].toLowerCase()}: ${number(one[kind] ?? 0)}`))}`;
}

/** The tracked values and what they can be. */
export const valueNames: ValueNames = {
  counted: {
    treasury: () => 'Znacznik skarbu',
    round: () => 'Runda',
    pile: () => 'Kostki na stosie',
    reis: () => 'Twoje reais',
    markers: () => 'Twoje znaczniki zestawów gruzu',
    'his-cubes': () => 'Kostki Lacerdy',
    'his-decrees': () => 'Dekrety Lacerdy',
    wigs: ({ at }) => manyOf(at, 'peruki'),
    influence: ({ at }) => (at === 'you' ? 'Twój wpływ' : 'Wpływ Lacerdy'),
    price: ({ at }) => `Cena ${ofGood[at]}`,
    goods: ({ at }) => `Twoje ${names.good[at]}`,
    deck: ({ at }) => names.deck[at],
    rubble: ({ at }) => `Twoje ${cubesNamed(at)}`,
    office: ({ at }) => `${OFFICIALS[at.colour]} ${atPlace(at.noble, 'office')}`,
    plaza: ({ at }) => `${OFFICIALS[at.colour]} ${atPlace(at.noble, 'plaza')}`,
  },
  card,
  ship,
  plan: (architect, count) => `plan ${ofArchitect[architect]}, ${officials(count)}`,
  officials,
  wigs,
  hull: shipNamed,
  gap: (gap) => `${spaces(gap)} od góry zgodnie z zegarem`,
  treasury: (left, right) => `${reis(right)}, wizyty ${change(left)}`,
  store: (owner, good) => (owner === 'you' ? storeOf('you', good) : `${capital(storeNamed[good])} Lacerdy`),
  inOffice: (colour) => `${OFFICIALS[colour]} w biurze`,
  onPlaza: (colour) => `${OFFICIALS[colour]} na placu`,
  noble: (noble) => names.noble[noble],
  deck: (deck) => names.deck[deck],
  benefit,
};
