import type { Colour, Cubes, Face, PortfolioCard, Seat, Ship } from '@/engine';

import type { ValueLines } from '../shape/log';
import { UNKNOWN } from '../vocabulary';
import { clergyTiles } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import {
  anyGoods,
  buildingOf,
  cityTile,
  ofArchitect,
  officeOf,
  officials,
  ofNoble,
  own as owned,
  priceOf,
  reis,
  siteNamed,
  spaces,
  storeOf,
} from './turnNames';

const HIS = 'de Lacerda';
const own = (seat: Seat, your: 'seu' | 'sua' | 'seus' | 'suas', noun: string): string => owned(seat, your, noun, HIS);
const WHOSE: Readonly<Record<Colour, string>> = {
  you: 'seus oficiais',
  lacerda: 'oficiais de Lacerda',
  neutral: 'oficiais neutros',
};

const ENDING = {
  'this-round': 'fim: esta rodada e mais uma',
  'last-round': 'fim: esta é a última rodada',
} as const;

const orNone = (items: readonly string[], none = 'nenhum'): string => (items.length === 0 ? none : list(items));
const cubes = (some: Cubes): string => orNone(some.map((cube) => names.rubble[cube]));
const face = (colours: Face): string => list(colours.map((good) => names.good[good]));
const ship = ({ hull, cargo }: Ship): string => `${names.ship(hull)} com ${anyGoods(cargo)}`;

function card(one: PortfolioCard): string {
  if (one.card === 'ship') return ship(one);
  return one.card === 'noble' ? `${names.noble[one.noble]} ${number(one.influence)}` : 'carta de Tesouro';
}

/** One tracked value: "suas perucas: 23". */
export const logValues: ValueLines = {
  treasury: ({ value }, { treasury }) => `marcador de tesouro: ${reis(treasury[value]?.right ?? 0)}`,
  round: ({ value }) => `rodada: ${number(value)}`,
  period: ({ value }) => `período: ${number(value)}`,
  scoring: ({ value }) => `fichas de pontuação: ${value.map(number).join(', ')}`,
  pile: ({ value }) => `cubos na pilha: ${number(value)}`,
  reis: ({ value }) => `seus réis: ${number(value)}`,
  clergy: ({ value }) => `suas fichas de clero: ${clergyTiles(value)}`,
  markers: ({ value }) => `seus marcadores de conjunto de entulho: ${number(value)}`,
  'his-cubes': ({ value }) => `cubos de Lacerda: ${number(value)}`,
  'his-decrees': ({ value }) => `decretos de Lacerda: ${number(value)}`,
  wigs: ({ at, value }) => `${own(at, 'suas', 'perucas')}: ${number(value)}`,
  influence: ({ at, value }) => `${own(at, 'sua', 'influência')}: ${number(value)}`,
  price: ({ at, value }) => `${priceOf(at)}: ${number(value)}`,
  goods: ({ at, value }) => `seus recursos, ${names.good[at]}: ${number(value)}`,
  deck: ({ at, value }) => `cartas no ${names.deck[at]}: ${number(value)}`,
  rubble: ({ at, value }) => `seus cubos de ${names.rubble[at]}: ${number(value)}`,
  office: ({ at, value }) => `${WHOSE[at.colour]} no ${officeOf(at.noble)}: ${number(value)}`,
  plaza: ({ at, value }) => `${WHOSE[at.colour]} na praça ${ofNoble(at.noble)}: ${number(value)}`,
  cardinal: ({ value }) =>
    `Cardeal: ${value === 0 ? 'no ícone de influência' : `${spaces(value)} depois do ícone de influência`}`,
  aide: ({ value }) => `ajudante: ${names.deck[value]}`,
  courtier: ({ value }) => `cortesão: ${names.noble[value]}`,
  'to-move': ({ value }) => (value === 'you' ? 'seu turno' : 'turno de Lacerda'),
  ending: ({ value }) => (value === null ? 'o fim não foi desencadeado' : ENDING[value]),
  favours: ({ at, value }) => `${own(at, 'seus', 'favores')}: ${orNone(value.map((noble) => names.noble[noble]))}`,
  decrees: ({ value }) => `seus decretos: ${orNone(value.map(number))}`,
  'his-plans': ({ value }) => `projetos de Lacerda: ${orNone(value.map(officials))}`,
  portfolio: ({ value }) => `seu portfólio: ${orNone(value.map(card), 'vazio')}`,
  plans: ({ value }) =>
    `seus projetos: ${orNone(value.map((plan) => `${names.architect[plan.architect]} ${number(plan.officials)}${plan.done ? ' (completo)' : ''}`))}`,
  'his-ships': ({ value }) => `naus de Lacerda: ${orNone(value.map(ship), 'nenhuma')}`,
  shipyard: ({ value }) => `estaleiro, de cima para baixo: ${orNone(value.map(names.ship), 'vazio')}`,
  display: ({ value }) => `fichas de cidade na exibição: ${orNone(value.map(cityTile), 'nenhuma')}`,
  'row-cubes': ({ at, value }) => `cubos na fileira ${at}: ${cubes(value)}`,
  'column-cubes': ({ at, value }) => `cubos na coluna ${number(at)}: ${cubes(value)}`,
  'site-cubes': ({ at, value }) => `cubos no ${siteNamed(at)}: ${cubes(value)}`,
  store: ({ at, value }) =>
    value === null ? `${at}: sem loja` : `${at}: ${own(value.owner, 'sua', storeOf(value.good))}`,
  houses: ({ value: { left, middle, right } }) =>
    `suas casas construídas: esquerda ${number(left)}, centro ${number(middle)}, direita ${number(right)}`,
  building: ({ at, value }) =>
    `${siteNamed(at)}: ${value === null ? 'sem edifício público' : `edifício público, ${face(value)}`}`,
  available: ({ at, value }) =>
    `próximo ${buildingOf(at)}: ${value === UNKNOWN ? 'não registrado' : value === null ? 'não há mais' : face(value)}`,
  'plan-stack': ({ at, value }) =>
    `projeto de cima ${ofArchitect(at)}: ${value === UNKNOWN ? 'não registrado' : value === null ? 'não há mais' : officials(value)}`,
};
