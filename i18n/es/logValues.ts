import type { Colour, Cubes, Face, Noble, PortfolioCard, Ship } from '@/engine';

import type { ValueLines } from '../shape/log';
import { UNKNOWN } from '../vocabulary';
import { clergyTiles } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import {
  anyGoods,
  cityTile,
  named,
  ofArchitect,
  ofDeck,
  official,
  officials,
  ofGood,
  reis,
  siteNamed,
  spaces,
  storeOf,
  theDeck,
  theNoble,
  theSite,
} from './turnNames';

const ENDING = {
  'this-round': 'el final: esta ronda y una más',
  'last-round': 'el final: esta es la ronda final',
} as const;

type None = 'ninguno' | 'ninguna' | 'vacío';
const orNone = (items: readonly string[], none: None = 'ninguno'): string => (items.length === 0 ? none : list(items));
const cubes = (some: Cubes): string => orNone(some.map((cube) => names.rubble[cube]));
const face = (colours: Face): string => list(colours.map((good) => names.good[good]));
const ship = ({ hull, cargo }: Ship): string => `${names.ship(hull)} con ${anyGoods(cargo)}`;

function card(one: PortfolioCard): string {
  if (one.card === 'ship') return ship(one);
  return one.card === 'noble' ? `${names.noble[one.noble]} ${number(one.influence)}` : 'carta de Tesorería';
}

/** "tus funcionarios en la oficina del Rey". */
export function officialsAt(colour: Colour, noble: Noble, from: 'office' | 'plaza'): string {
  const who = colour === 'neutral' ? 'los funcionarios neutrales' : named(colour, 'los', 'funcionarios');
  return `${who} en ${official({ noble, from })}`;
}

/** One tracked value: "tus pelucas: 23". */
export const logValues: ValueLines = {
  treasury: ({ value }, { treasury }) => `marcador de tesorería: ${reis(treasury[value]?.right ?? 0)}`,
  round: ({ value }) => `ronda: ${number(value)}`,
  period: ({ value }) => `período: ${number(value)}`,
  scoring: ({ value }) => `losetas de puntuación: ${value.map(number).join(', ')}`,
  pile: ({ value }) => `cubos en la pila: ${number(value)}`,
  reis: ({ value }) => `tus reales: ${number(value)}`,
  clergy: ({ value }) => `tus losetas de clero: ${clergyTiles(value)}`,
  markers: ({ value }) => `tus marcadores de set de escombros: ${number(value)}`,
  'his-cubes': ({ value }) => `los cubos de Lacerda: ${number(value)}`,
  'his-decrees': ({ value }) => `los decretos de Lacerda: ${number(value)}`,
  wigs: ({ at, value }) => `${named(at, 'las', 'pelucas')}: ${number(value)}`,
  influence: ({ at, value }) => `${named(at, 'la', 'influencia')}: ${number(value)}`,
  price: ({ at, value }) => `precio ${ofGood[at]}: ${number(value)}`,
  goods: ({ at, value }) => `${named('you', at === 'gold' ? 'el' : 'los', names.good[at])}: ${number(value)}`,
  deck: ({ at, value }) => `cartas ${ofDeck(at)}: ${number(value)}`,
  rubble: ({ at, value }) => `tus cubos de ${names.rubble[at]}: ${number(value)}`,
  office: ({ at, value }) => `${officialsAt(at.colour, at.noble, 'office')}: ${number(value)}`,
  plaza: ({ at, value }) => `${officialsAt(at.colour, at.noble, 'plaza')}: ${number(value)}`,
  cardinal: ({ value }) =>
    `Cardenal: ${value === 0 ? 'en el icono de influencia' : `${spaces(value)} más allá del icono de influencia`}`,
  aide: ({ value }) => `ayudante: ${theDeck(value)}`,
  courtier: ({ value }) => `cortesano: ${theNoble(value)}`,
  'to-move': ({ value }) => (value === 'you' ? 'tu turno' : 'turno de Lacerda'),
  ending: ({ value }) => (value === null ? 'el final no está activado' : ENDING[value]),
  favours: ({ at, value }) => `${named(at, 'los', 'favores')}: ${orNone(value.map((noble) => names.noble[noble]))}`,
  decrees: ({ value }) => `tus decretos: ${orNone(value.map(number))}`,
  'his-plans': ({ value }) => `los planos de Lacerda: ${orNone(value.map(officials))}`,
  portfolio: ({ value }) => `tu portafolio: ${orNone(value.map(card), 'vacío')}`,
  plans: ({ value }) =>
    `tus planos: ${orNone(value.map((plan) => `${names.architect[plan.architect]} ${number(plan.officials)}${plan.done ? ' (completado)' : ''}`))}`,
  'his-ships': ({ value }) => `los barcos de Lacerda: ${orNone(value.map(ship))}`,
  shipyard: ({ value }) => `astillero, desde arriba: ${orNone(value.map(names.ship), 'vacío')}`,
  display: ({ value }) => `losetas de ciudad en la muestra: ${orNone(value.map(cityTile), 'ninguna')}`,
  'row-cubes': ({ at, value }) => `cubos en la fila ${at}: ${cubes(value)}`,
  'column-cubes': ({ at, value }) => `cubos en la columna ${number(at)}: ${cubes(value)}`,
  'site-cubes': ({ at, value }) => `cubos en ${theSite(at)}: ${cubes(value)}`,
  store: ({ at, value }) =>
    value === null ? `${at}: sin tienda` : `${at}: ${named(value.owner, 'la', storeOf(value.good))}`,
  houses: ({ value: { left, middle, right } }) =>
    `tus casas construidas: ${number(left)} a la izquierda, ${number(middle)} en medio, ${number(right)} a la derecha`,
  building: ({ at, value }) =>
    `${siteNamed(at)}: ${value === null ? 'sin edificio público' : `edificio público, ${face(value)}`}`,
  available: ({ at, value }) =>
    `siguiente edificio ${ofArchitect(at)}: ${value === UNKNOWN ? 'sin introducir' : value === null ? 'no queda ninguno' : face(value)}`,
  'plan-stack': ({ at, value }) =>
    `plano superior ${ofArchitect(at)}: ${value === UNKNOWN ? 'sin introducir' : value === null ? 'no queda ninguno' : officials(value)}`,
};
