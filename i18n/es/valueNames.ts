import type { Colour, PortfolioCard, Ship } from '@/engine';

import type { Benefit, ValueNames } from '../shape/values';
import { capital } from '../translate';
import { benefits } from './clergy';
import { list, number } from './grammar';
import { officialsAt } from './logValues';
import { names } from './names';
import {
  influence,
  named,
  nobleCard,
  ofArchitect,
  officials,
  ofGood,
  reis,
  signed,
  spaces,
  storeOf,
  theDeck,
  wigs,
} from './turnNames';

const WHOSE: Readonly<Record<Colour, string>> = {
  you: 'Tus funcionarios',
  lacerda: 'Los funcionarios de Lacerda',
  neutral: 'Los funcionarios neutrales',
};

const BENEFITS = [
  'reis',
  'perGood',
  'fewerOfficials',
  'cheaperOfficials',
  'visit',
] as const satisfies readonly Benefit[];

const ship = ({ hull, cargo }: Ship): string =>
  `${names.ship(hull)}, ${cargo === hull ? 'en el mar' : cargo === 0 ? 'vacío' : `${number(cargo)} de carga`}`;

function card(one: PortfolioCard): string {
  if (one.card === 'noble') return `${nobleCard(one.noble)}, ${influence(one.influence)}`;
  if (one.card === 'ship') return ship(one);
  const given = BENEFITS.filter((kind) => (one[kind] ?? 0) > 0);
  return given.length === 0
    ? 'carta de Tesorería, sin beneficio'
    : `carta de Tesorería, ${list(given.map((kind) => `${benefits[kind].toLowerCase()}: ${number(one[kind] ?? 0)}`))}`;
}

/** The tracked values and what they can be. */
export const valueNames: ValueNames = {
  counted: {
    treasury: () => 'Marcador de tesorería',
    round: () => 'Ronda',
    pile: () => 'Cubos en la pila',
    reis: () => 'Tus reales',
    markers: () => 'Tus marcadores de set de escombros',
    'his-cubes': () => 'Los cubos de Lacerda',
    'his-decrees': () => 'Los decretos de Lacerda',
    wigs: ({ at }) => capital(named(at, 'las', 'pelucas')),
    influence: ({ at }) => capital(named(at, 'la', 'influencia')),
    price: ({ at }) => `Precio ${ofGood[at]}`,
    goods: ({ at }) => capital(named('you', at === 'gold' ? 'el' : 'los', names.good[at])),
    deck: ({ at }) => names.deck[at],
    rubble: ({ at }) => `Tus cubos de ${names.rubble[at]}`,
    office: ({ at }) => capital(officialsAt(at.colour, at.noble, 'office')),
    plaza: ({ at }) => capital(officialsAt(at.colour, at.noble, 'plaza')),
  },
  card,
  ship,
  plan: (architect, count) => `plano ${ofArchitect(architect)}, ${officials(count)}`,
  officials,
  wigs,
  hull: (hull) => names.ship(hull),
  gap: (gap) => `${spaces(gap)} en sentido horario desde arriba`,
  treasury: (left, right) => `${reis(right)}, visitas ${signed(left)}`,
  store: (owner, good) => capital(named(owner, 'la', storeOf(good))),
  inOffice: (colour) => `${WHOSE[colour]} en la oficina`,
  onPlaza: (colour) => `${WHOSE[colour]} en la plaza`,
  noble: (noble) => names.noble[noble],
  deck: theDeck,
  benefit: {
    reis: benefits.reis,
    perGood: benefits.perGood,
    fewerOfficials: benefits.fewerOfficials,
    cheaperOfficials: benefits.cheaperOfficials,
    visit: benefits.visit,
  },
};
