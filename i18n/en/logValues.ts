import type { Colour, Cubes, Face, PortfolioCard, Seat, Ship } from '@/engine';

import type { ValueLines } from '../shape/log';
import { UNKNOWN } from '../vocabulary';
import { clergyTiles } from './clergy';
import { list, number, plural } from './grammar';
import { names } from './names';
import { architects, cityTile, nobles, officials, reis, siteNamed, theDeck, theNoble } from './turnNames';

const OF: Readonly<Record<Seat, string>> = { you: 'your', lacerda: 'Lacerda’s' };
const WHOSE: Readonly<Record<Colour, string>> = { you: 'your', lacerda: 'Lacerda’s', neutral: 'neutral' };

const ENDING = {
  'this-round': 'the end: this round and one more',
  'last-round': 'the end: this is the final round',
} as const;

const orNone = (items: readonly string[]): string => (items.length === 0 ? 'none' : list(items));
const cubes = (some: Cubes): string => orNone(some.map((cube) => names.rubble[cube]));
const face = (colours: Face): string => list(colours.map((good) => names.good[good]));
const ship = ({ hull, cargo }: Ship): string =>
  `${names.ship(hull)} with ${plural(cargo, { one: '# good', other: '# goods' })}`;

function card(one: PortfolioCard): string {
  if (one.card === 'ship') return ship(one);
  return one.card === 'noble' ? `${names.noble[one.noble]} ${number(one.influence)}` : 'treasury card';
}

/** One tracked value: "your wigs: 23". */
export const logValues: ValueLines = {
  treasury: ({ value }, { treasury }) => `treasury marker: ${reis(treasury[value]?.right ?? 0)}`,
  round: ({ value }) => `round: ${number(value)}`,
  period: ({ value }) => `period: ${number(value)}`,
  scoring: ({ value }) => `scoring tiles: ${value.map(number).join(', ')}`,
  pile: ({ value }) => `cubes in the pile: ${number(value)}`,
  reis: ({ value }) => `your réis: ${number(value)}`,
  clergy: ({ value }) => `your clergy tiles: ${clergyTiles(value)}`,
  markers: ({ value }) => `your rubble-set markers: ${number(value)}`,
  'his-cubes': ({ value }) => `Lacerda’s cubes: ${number(value)}`,
  'his-decrees': ({ value }) => `Lacerda’s decrees: ${number(value)}`,
  wigs: ({ at, value }) => `${OF[at]} wigs: ${number(value)}`,
  influence: ({ at, value }) => `${OF[at]} influence: ${number(value)}`,
  price: ({ at, value }) => `price of ${names.good[at]}: ${number(value)}`,
  goods: ({ at, value }) => `your ${names.good[at]}: ${number(value)}`,
  deck: ({ at, value }) => `cards in ${theDeck(at)}: ${number(value)}`,
  rubble: ({ at, value }) => `your ${names.rubble[at]} cubes: ${number(value)}`,
  office: ({ at, value }) => `${WHOSE[at.colour]} officials in ${nobles(at.noble)} office: ${number(value)}`,
  plaza: ({ at, value }) => `${WHOSE[at.colour]} officials on ${nobles(at.noble)} plaza: ${number(value)}`,
  cardinal: ({ value }) =>
    `Cardinal: ${value === 0 ? 'on the influence icon' : `${plural(value, { one: '# space', other: '# spaces' })} past the influence icon`}`,
  aide: ({ value }) => `aide: ${theDeck(value)}`,
  courtier: ({ value }) => `courtier: ${theNoble(value)}`,
  'to-move': ({ value }) => (value === 'you' ? 'your turn' : 'Lacerda’s turn'),
  ending: ({ value }) => (value === null ? 'the end isn’t triggered' : ENDING[value]),
  favours: ({ at, value }) => `${OF[at]} favors: ${orNone(value.map((noble) => names.noble[noble]))}`,
  decrees: ({ value }) => `your decrees: ${orNone(value.map(number))}`,
  'his-plans': ({ value }) => `Lacerda’s plans: ${orNone(value.map(officials))}`,
  portfolio: ({ value }) => `your portfolio: ${orNone(value.map(card))}`,
  plans: ({ value }) =>
    `your plans: ${orNone(value.map((plan) => `${names.architect[plan.architect]} ${number(plan.officials)}${plan.done ? ' (completed)' : ''}`))}`,
  'his-ships': ({ value }) => `Lacerda’s ships: ${orNone(value.map(ship))}`,
  shipyard: ({ value }) => `shipyard, top first: ${orNone(value.map(names.ship))}`,
  display: ({ value }) => `city tiles in the display: ${orNone(value.map(cityTile))}`,
  'row-cubes': ({ at, value }) => `cubes in row ${at}: ${cubes(value)}`,
  'column-cubes': ({ at, value }) => `cubes in column ${number(at)}: ${cubes(value)}`,
  'site-cubes': ({ at, value }) => `cubes on the ${siteNamed(at)}: ${cubes(value)}`,
  store: ({ at, value }) =>
    value === null ? `${at}: no store` : `${at}: ${OF[value.owner]} ${names.oneGood[value.good]} store`,
  houses: ({ value: { left, middle, right } }) =>
    `your built houses: ${number(left)} left, ${number(middle)} middle, ${number(right)} right`,
  building: ({ at, value }) =>
    `${siteNamed(at)}: ${value === null ? 'no public building' : `public building, ${face(value)}`}`,
  available: ({ at, value }) =>
    `${architects(at)} next building: ${value === UNKNOWN ? 'not entered' : value === null ? 'none left' : face(value)}`,
  'plan-stack': ({ at, value }) =>
    `${architects(at)} top plan: ${value === UNKNOWN ? 'not entered' : value === null ? 'none left' : officials(value)}`,
};
