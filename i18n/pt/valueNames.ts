import type { Colour, PortfolioCard, Ship } from '@/engine';

import type { Benefit, ValueNames } from '../shape/values';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  change,
  influence,
  nobleCard,
  officeOf,
  officials,
  ofNoble,
  own,
  planOf,
  priceOf,
  reis,
  spaces,
  storeOf,
  wigs,
} from './turnNames';

const HIS = 'de Lacerda';
const WHOSE: Readonly<Record<Colour, string>> = {
  you: 'Seus oficiais',
  lacerda: 'Oficiais de Lacerda',
  neutral: 'Oficiais neutros',
};

const benefit: Readonly<Record<Benefit, string>> = {
  reis: 'Réis a menos em cada pagamento',
  perGood: 'Réis a mais por recurso vendido',
  fewerOfficials: 'Oficiais a menos por projeto',
  cheaperOfficials: 'Réis a menos por oficial',
  visit: 'Influência a menos por visita',
};
const BENEFITS = [
  'reis',
  'perGood',
  'fewerOfficials',
  'cheaperOfficials',
  'visit',
] as const satisfies readonly Benefit[];

const loaded = (count: number): string => plural(count, { one: '# carregado', other: '# carregados' });
const ship = ({ hull, cargo }: Ship): string =>
  `${names.ship(hull)}, ${cargo === hull ? 'no mar' : cargo === 0 ? 'vazia' : loaded(cargo)}`;

function card(one: PortfolioCard): string {
  if (one.card === 'noble') return `${nobleCard(one.noble)}, ${influence(one.influence)}`;
  if (one.card === 'ship') return ship(one);
  const given = BENEFITS.filter((kind) => (one[kind] ?? 0) > 0);
  return given.length === 0
    ? 'carta de Tesouro, sem benefício'
    : `carta de Tesouro, ${list(given.map((kind) => `${benefit[kind].toLowerCase()}: ${number(one[kind] ?? 0)}`))}`;
}

/** The tracked values and what they can be. */
export const valueNames: ValueNames = {
  counted: {
    treasury: () => 'Marcador de tesouro',
    round: () => 'Rodada',
    pile: () => 'Cubos na pilha',
    reis: () => 'Seus réis',
    markers: () => 'Seus marcadores de conjunto de entulho',
    'his-cubes': () => 'Cubos de Lacerda',
    'his-decrees': () => 'Decretos de Lacerda',
    wigs: ({ at }) => capital(own(at, 'suas', 'perucas', HIS)),
    influence: ({ at }) => capital(own(at, 'sua', 'influência', HIS)),
    price: ({ at }) => capital(priceOf(at)),
    goods: ({ at }) => `Seus recursos, ${names.good[at]}`,
    deck: ({ at }) => capital(names.deck[at]),
    rubble: ({ at }) => `Seus cubos de ${names.rubble[at]}`,
    office: ({ at }) => `${WHOSE[at.colour]} no ${officeOf(at.noble)}`,
    plaza: ({ at }) => `${WHOSE[at.colour]} na praça ${ofNoble(at.noble)}`,
  },
  card,
  ship,
  plan: (architect, count) => `${planOf(architect)}, ${officials(count)}`,
  officials,
  wigs,
  hull: (hull) => names.ship(hull),
  gap: (gap) => `${spaces(gap)} em sentido horário a partir do topo`,
  treasury: (left, right) => `${reis(right)}, visitas ${change(left)}`,
  store: (owner, good) => capital(own(owner, 'sua', storeOf(good), HIS)),
  inOffice: (colour) => `${WHOSE[colour]} no escritório`,
  onPlaza: (colour) => `${WHOSE[colour]} na praça`,
  noble: (noble) => names.noble[noble],
  deck: (deck) => `o ${names.deck[deck]}`,
  benefit,
};
