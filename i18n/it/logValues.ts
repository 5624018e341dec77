import type { Colour, Cubes, Face, PortfolioCard, Seat, Ship } from '@/engine';

import type { ValueLines } from '../shape/log';
import { capital } from '../translate';
import { UNKNOWN } from '../vocabulary';
import { clergyTiles } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import {
  cityTile,
  deckNamed,
  inPlace,
  officials,
  ofGood,
  onDeck,
  reis,
  siteNamed,
  someGoods,
  spaces,
  split,
  storeOf,
  ofArchitect,
} from './turnNames';

const OFFICIALS: Readonly<Record<Colour, string>> = {
  you: 'i tuoi ufficiali',
  lacerda: 'ufficiali di Lacerda',
  neutral: 'ufficiali neutrali',
};
const FAVOURS: Readonly<Record<Seat, string>> = { you: 'i tuoi favori', lacerda: 'i favori di Lacerda' };

const ENDING = {
  'this-round': 'la fine: questo round e ancora uno',
  'last-round': 'la fine: questo è l’ultimo round',
} as const;

const orNone = (items: readonly string[], none = 'nessuno'): string => (items.length === 0 ? none : list(items));
const cubes = (some: Cubes): string => orNone(some.map((cube) => names.rubble[cube]));
const face = (colours: Face): string => list(colours.map((good) => names.good[good]));
const ship = ({ hull, cargo }: Ship): string => `${names.ship(hull)} con ${someGoods(cargo)}`;

function card(one: PortfolioCard): string {
  if (one.card === 'ship') return ship(one);
  return one.card === 'noble' ? `${names.noble[one.noble]} ${number(one.influence)}` : 'carta Tesoreria';
}

/** One tracked value: "le tue parrucche: 23". */
export const logValues: ValueLines = {
  treasury: ({ value }, { treasury }) => `segnalino Tesoreria: ${reis(treasury[value]?.right ?? 0)}`,
  round: ({ value }) => `round: ${number(value)}`,
  period: ({ value }) => `periodo: ${number(value)}`,
  scoring: ({ value }) => `tessere Punteggio: ${value.map(number).join(', ')}`,
  pile: ({ value }) => `cubi nel mucchio: ${number(value)}`,
  reis: ({ value }) => `i tuoi réis: ${number(value)}`,
  clergy: ({ value }) => `i tuoi tasselli Clero: ${clergyTiles(value)}`,
  markers: ({ value }) => `i tuoi segnalini Macerie: ${number(value)}`,
  'his-cubes': ({ value }) => `cubi di Lacerda: ${number(value)}`,
  'his-decrees': ({ value }) => `decreti di Lacerda: ${number(value)}`,
  wigs: ({ at, value }) => `${at === 'you' ? 'le tue parrucche' : 'parrucche di Lacerda'}: ${number(value)}`,
  influence: ({ at, value }) => `${at === 'you' ? 'la tua influenza' : 'influenza di Lacerda'}: ${number(value)}`,
  price: ({ at, value }) => `prezzo ${ofGood(at)}: ${number(value)}`,
  goods: ({ at, value }) => `nel tuo magazzino, ${names.good[at]}: ${number(value)}`,
  deck: ({ at, value }) => `carte nel ${deckNamed(at)}: ${number(value)}`,
  rubble: ({ at, value }) => `i tuoi cubi ${capital(names.rubble[at])}: ${number(value)}`,
  office: ({ at, value }) =>
    `${OFFICIALS[at.colour]} ${inPlace({ noble: at.noble, from: 'office' })}: ${number(value)}`,
  plaza: ({ at, value }) => `${OFFICIALS[at.colour]} ${inPlace({ noble: at.noble, from: 'plaza' })}: ${number(value)}`,
  cardinal: ({ value }) =>
    `Cardinale: ${value === 0 ? 'sull’icona Influenza' : `${spaces(value)} oltre l’icona Influenza`}`,
  aide: ({ value }) => `aiutante: ${onDeck(value)}`,
  courtier: ({ value }) => `cortigiano: sul ${names.noble[value]}`,
  'to-move': ({ value }) => (value === 'you' ? 'tocca a te' : 'tocca a Lacerda'),
  ending: ({ value }) => (value === null ? 'la fine non è scattata' : ENDING[value]),
  favours: ({ at, value }) => `${FAVOURS[at]}: ${orNone(value.map((noble) => names.noble[noble]))}`,
  decrees: ({ value }) => `i tuoi decreti: ${orNone(value.map(number))}`,
  'his-plans': ({ value }) => `progetti di Lacerda: ${orNone(value.map(officials))}`,
  portfolio: ({ value }) => `il tuo portfolio: ${orNone(value.map(card), 'vuoto')}`,
  plans: ({ value }) =>
    `i tuoi progetti: ${orNone(value.map((plan) => `${names.architect[plan.architect]} ${number(plan.officials)}${plan.done ? ' (completato)' : ''}`))}`,
  'his-ships': ({ value }) => `navi di Lacerda: ${orNone(value.map(ship), 'nessuna')}`,
  shipyard: ({ value }) => `cantiere navale, dall’alto: ${orNone(value.map(names.ship), 'vuoto')}`,
  display: ({ value }) => `tessere Città nell’offerta: ${orNone(value.map(cityTile), 'nessuna')}`,
  'row-cubes': ({ at, value }) => `cubi nella riga ${at}: ${cubes(value)}`,
  'column-cubes': ({ at, value }) => `cubi nella colonna ${number(at)}: ${cubes(value)}`,
  'site-cubes': ({ at, value }) => `cubi nel ${siteNamed(at)}: ${cubes(value)}`,
  store: ({ at, value }) =>
    value === null
      ? `${at}: nessun negozio`
      : `${at}: ${value.owner === 'you' ? `tuo ${storeOf(value.good)}` : `${storeOf(value.good)} di Lacerda`}`,
  houses: ({ value }) => `le tue case costruite: ${split(value)}`,
  building: ({ at, value }) =>
    `${siteNamed(at)}: ${value === null ? 'nessun edificio pubblico' : `edificio pubblico, ${face(value)}`}`,
  available: ({ at, value }) =>
    `prossimo edificio ${ofArchitect(at)}: ${value === UNKNOWN ? 'non inserito' : value === null ? 'finiti' : face(value)}`,
  'plan-stack': ({ at, value }) =>
    `progetto disponibile ${ofArchitect(at)}: ${value === UNKNOWN ? 'non inserito' : value === null ? 'finiti' : officials(value)}`,
};
