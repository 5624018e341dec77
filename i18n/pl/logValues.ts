import type { Colour, Cubes, Face, PortfolioCard, Seat, Ship } from '@/engine';

import type { ValueLines } from '../shape/log';
import { UNKNOWN } from '../vocabulary';
import { clergyTiles } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import {
  atPlace,
  atSite,
  cityTile,
  cubesNamed,
  ofArchitect,
  ofDeck,
  officials,
  ofGood,
  ofNoble,
  reis,
  ship as shipNamed,
  siteNamed,
  someGoods,
  store as storeNamed,
  storeOf,
} from './turnNames';

/** A plural thing and whose it is: “Twoje peruki”, “peruki Lacerdy”. */
const manyOf = (seat: Seat, what: string): string => (seat === 'you' ? `Twoje ${what}` : `${what} Lacerdy`);
const OFFICIALS: Readonly<Record<Colour, string>> = {
  you: 'Twoi urzędnicy',
  lacerda: 'urzędnicy Lacerdy',
  neutral: 'neutralni urzędnicy',
};

const ENDING = {
  'this-round': 'koniec gry: ta runda i jeszcze jedna',
  'last-round': 'koniec gry: to finałowa runda',
} as const;

const orNone = (items: readonly string[]): string => (items.length === 0 ? 'brak' : list(items));
const cubes = (some: Cubes): string => orNone(some.map((cube) => names.rubble[cube]));
const face = (colours: Face): string => list(colours.map((good) => names.good[good]));
const ship = ({ hull, cargo }: Ship): string => `${shipNamed(hull)} (${someGoods(cargo)})`;

function card(one: PortfolioCard): string {
  if (one.card === 'ship') return ship(one);
  return one.card === 'noble' ? `${names.noble[one.noble]} ${number(one.influence)}` : 'karta skarbu';
}

/** One tracked value: “Twoje peruki: 23”. */
export const logValues: ValueLines = {
  treasury: ({ value }, { treasury }) => `znacznik skarbu: ${reis(treasury[value]?.right ?? 0)}`,
  round: ({ value }) => `runda: ${number(value)}`,
  period: ({ value }) => `okres: ${number(value)}`,
  scoring: ({ value }) => `żetony punktacji: ${value.map(number).join(', ')}`,
  pile: ({ value }) => `kostki na stosie: ${number(value)}`,
  reis: ({ value }) => `Twoje reais: ${number(value)}`,
  clergy: ({ value }) => `Twoje żetony duchowieństwa: ${clergyTiles(value)}`,
  markers: ({ value }) => `Twoje znaczniki zestawów gruzu: ${number(value)}`,
  'his-cubes': ({ value }) => `kostki Lacerdy: ${number(value)}`,
  'his-decrees': ({ value }) => `dekrety Lacerdy: ${number(value)}`,
  wigs: ({ at, value }) => `${manyOf(at, 'peruki')}: ${number(value)}`,
  influence: ({ at, value }) => `${at === 'you' ? 'Twój wpływ' : 'wpływ Lacerdy'}: ${number(value)}`,
  price: ({ at, value }) => `cena ${ofGood[at]}: ${number(value)}`,
  goods: ({ at, value }) => `Twoje ${names.good[at]}: ${number(value)}`,
  deck: ({ at, value }) => `karty w ${ofDeck(at)}: ${number(value)}`,
  rubble: ({ at, value }) => `Twoje ${cubesNamed(at)}: ${number(value)}`,
  office: ({ at, value }) => `${OFFICIALS[at.colour]} ${atPlace(at.noble, 'office')}: ${number(value)}`,
  plaza: ({ at, value }) => `${OFFICIALS[at.colour]} ${atPlace(at.noble, 'plaza')}: ${number(value)}`,
  cardinal: ({ value }) =>
    `Kardynał: ${value === 0 ? 'na symbolu wpływu' : `${number(value)}. pole za symbolem wpływu`}`,
  aide: ({ value }) => `pomocnik: na ${ofDeck(value)}`,
  courtier: ({ value }) => `dworzanin: u ${ofNoble[value]}`,
  'to-move': ({ value }) => (value === 'you' ? 'Twoja tura' : 'tura Lacerdy'),
  ending: ({ value }) => (value === null ? 'koniec gry: jeszcze nie' : ENDING[value]),
  favours: ({ at, value }) => `${manyOf(at, 'łaski')}: ${orNone(value.map((noble) => names.noble[noble]))}`,
  decrees: ({ value }) => `Twoje dekrety: ${orNone(value.map(number))}`,
  'his-plans': ({ value }) => `plany Lacerdy: ${orNone(value.map(officials))}`,
  portfolio: ({ value }) => `Twoje portfolio: ${orNone(value.map(card))}`,
  plans: ({ value }) =>
    `Twoje plany: ${orNone(value.map((plan) => `${names.architect[plan.architect]} ${number(plan.officials)}${plan.done ? ' (ukończony)' : ''}`))}`,
  'his-ships': ({ value }) => `okręty Lacerdy: ${orNone(value.map(ship))}`,
  shipyard: ({ value }) => `stocznia, od wierzchu: ${orNone(value.map(shipNamed))}`,
  display: ({ value }) => `żetony miasta w prezentacji: ${orNone(value.map(cityTile))}`,
  'row-cubes': ({ at, value }) => `kostki w rzędzie ${at}: ${cubes(value)}`,
  'column-cubes': ({ at, value }) => `kostki w kolumnie ${number(at)}: ${cubes(value)}`,
  'site-cubes': ({ at, value }) => `kostki na ${atSite(at)}: ${cubes(value)}`,
  store: ({ at, value }) =>
    value === null
      ? `${at}: bez sklepu`
      : `${at}: ${value.owner === 'you' ? storeOf('you', value.good) : `${storeNamed[value.good]} Lacerdy`}`,
  houses: ({ value: { left, middle, right } }) =>
    `Twoje zbudowane domy: lewa grupa ${number(left)}, środkowa ${number(middle)}, prawa ${number(right)}`,
  building: ({ at, value }) =>
    `${siteNamed(at)}: ${value === null ? 'bez budynku publicznego' : `budynek publiczny, ${face(value)}`}`,
  available: ({ at, value }) =>
    `następny budynek ${ofArchitect[at]}: ${value === UNKNOWN ? 'nie wpisany' : value === null ? 'nie ma już' : face(value)}`,
  'plan-stack': ({ at, value }) =>
    `górny plan ${ofArchitect[at]}: ${value === UNKNOWN ? 'nie wpisany' : value === null ? 'nie ma już' : officials(value)}`,
};
