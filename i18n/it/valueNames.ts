import type { Colour, PortfolioCard, Ship } from '@/engine';

import type { Benefit, ValueNames } from '../shape/values';
import { capital } from '../translate';
import { benefitNames } from './clergy';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  cardOf,
  inPlace,
  officials,
  ofGood,
  reis,
  signed,
  spaces,
  storeOf,
  theDeck,
  wigs,
  ofArchitect,
} from './turnNames';

const OFFICIALS: Readonly<Record<Colour, string>> = {
  you: 'I tuoi ufficiali',
  lacerda: 'Gli ufficiali di Lacerda',
  neutral: 'Gli ufficiali neutrali',
};

const BENEFITS = [
  'reis',
  'perGood',
  'fewerOfficials',
  'cheaperOfficials',
  'visit',
] as const satisfies readonly Benefit[];

const loaded = (cargo: number): string => plural(cargo, { one: '# merce caricata', other: '# merci caricate' });
const ship = ({ hull, cargo }: Ship): string =>
  `${names.ship(hull)}, ${cargo === hull ? 'in mare' : cargo === 0 ? 'vuota' : loaded(cargo)}`;

function card(one: PortfolioCard): string {
  if (one.card === 'noble') return `${cardOf(one.noble)}, ${number(one.influence)} influenza`;
  if (one.card === 'ship') return ship(one);
  const given = BENEFITS.filter((kind) => (one[kind] ?? 0) > 0);
  return given.length === 0
    ? 'carta Tesoreria, nessun beneficio'
    : `carta Tesoreria, ${list(given.map((kind) => `${benefitNames[kind].toLowerCase()}: ${number(one[kind] ?? 0)}`))}`;
}

/** The tracked values and what they can be. */
export const valueNames: ValueNames = {
  counted: {
    treasury: () => 'Segnalino Tesoreria',
    round: () => 'Round',
    pile: () => 'Cubi nel mucchio',
    reis: () => 'I tuoi réis',
    markers: () => 'I tuoi segnalini Macerie',
    'his-cubes': () => 'Cubi di Lacerda',
    'his-decrees': () => 'Decreti di Lacerda',
    wigs: ({ at }) => (at === 'you' ? 'Le tue parrucche' : 'Parrucche di Lacerda'),
    influence: ({ at }) => (at === 'you' ? 'La tua influenza' : 'Influenza di Lacerda'),
    price: ({ at }) => `Prezzo ${ofGood(at)}`,
    goods: ({ at }) => `Nel tuo magazzino: ${names.good[at]}`,
    deck: ({ at }) => names.deck[at],
    rubble: ({ at }) => `I tuoi cubi ${capital(names.rubble[at])}`,
    office: ({ at }) => `${OFFICIALS[at.colour]} ${inPlace({ noble: at.noble, from: 'office' })}`,
    plaza: ({ at }) => `${OFFICIALS[at.colour]} ${inPlace({ noble: at.noble, from: 'plaza' })}`,
  },
  card,
  ship,
  plan: (architect, count) => `progetto ${ofArchitect(architect)}, ${officials(count)}`,
  officials,
  wigs,
  hull: (hull) => names.ship(hull),
  gap: (gap) => `${spaces(gap)} in senso orario dall’alto`,
  treasury: (left, right) => `${reis(right)}, visite ${signed(left)}`,
  store: (owner, good) => (owner === 'you' ? `Tuo ${storeOf(good)}` : `${capital(storeOf(good))} di Lacerda`),
  inOffice: (colour) => `${OFFICIALS[colour]} nell’ufficio`,
  onPlaza: (colour) => `${OFFICIALS[colour]} nella plaza`,
  noble: (noble) => names.noble[noble],
  deck: (deck) => theDeck(deck),
  benefit: benefitNames,
};
