import type { CubePlace, NobleAction, Seat, SkipReason, StateAction, WigsTo } from '@/engine';

import { say } from '../say';
import type { LineWords } from '../shape/lines';
import { capital, type Translate } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { turn } from './turn';
import {
  cardOf,
  cityTile,
  cubeOf,
  cubes as someCubes,
  deckNamed,
  favourOf,
  goods as named,
  ofArchitect,
  ofDeck,
  officials,
  ofGood,
  siteNamed,
  storeOf,
  streetOf,
  theOffice,
  theSite,
  wigs,
  your,
  yours,
} from './turnNames';

/** From where to where: the target is what the hand needs. */
const track = (what: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  from === to
    ? `${capital(what)}, sin cambios: **${number(to)}**`
    : `${capital(what)} ${number(from)} → **${number(to)}**`;

const earned = ({ by, to }: WigsTo, seat: Seat): string =>
  to === null ? `+${wigs(by)}` : `${wigs(by)}: ${your[seat]} marcador a ${number(to)}`;

function cubePlace(from: CubePlace): string {
  switch (from.at) {
    case 'row':
      return `la fila ${from.row}`;
    case 'column':
      return `la columna ${number(from.column)}`;
    case 'site':
      return theSite(from.site);
  }
}

const hulls = (all: readonly number[]): string =>
  `${plural(all.length, { one: 'su barco de tamaño', other: 'sus barcos de tamaño' })} ${list(all.map(number))}`;

/** His state actions in a word, under their pictures. */
const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'Funcion.',
  plan: 'Plano',
  ship: 'Barco',
  produce: 'Producción',
  cardinal: 'Cardenal',
  favour: 'Favor',
};

/** What is skipped, within a sentence. */
const DEEDS: Readonly<Record<StateAction | NobleAction, string>> = {
  officials: 'reclutar funcionarios',
  plan: 'adquirir un plano',
  ship: 'construir un barco',
  produce: 'producir bienes',
  cardinal: 'reunirse con el Cardenal',
  favour: 'conseguir un favor',
  store: 'construir una tienda',
  decrees: 'tomar decretos',
  building: 'abrir un edificio público',
};

const skipped = (what: string, reason: SkipReason, t: Translate): string =>
  reason.code === 'on-the-table' ? `**Omite** ${what}` : `**Omite** ${what}: ${say(turn.reasons, reason, t)}`;

const FACING = { west: 'oeste', east: 'este' } as const;

const text: LineWords['text'] = {
  treasury: (line) => track('tesorería', line),
  influence: (line) => track(`${your[line.seat]} influencia`, line),
  wigs: (line) => track(`${yours[line.seat]} pelucas`, line),
  price: (line) => track(`precio ${ofGood[line.good]}`, line),
  dock: ({ hulls: all, done }) => (done ? `Atraca ${hulls(all)}` : 'Sus barcos siguen en el mar'),
  courtier: ({ to, stays }) => `El cortesano ${stays ? 'sigue con el' : 'va al'} **${names.noble[to]}**`,
  aide: ({ to, stays }) => `El ayudante ${stays ? 'sigue en el' : 'va al'} **${deckNamed[to]}**`,
  officials: ({ offices }) =>
    offices.length === 1
      ? `Su funcionario al **${offices.map((noble) => names.noble[noble]).join('')}**`
      : `Sus funcionarios: ${offices.map((noble) => `1 al **${names.noble[noble]}**`).join(', ')}`,
  'pushed-out': ({ seat, noble }) => `${capital(your[seat])} funcionario de ${theOffice(noble)} a la **plaza**`,
  plan: ({ architect }) => `El plano ${ofArchitect(architect)} para **él**`,
  ship: ({ hull }) => `El barco superior, tamaño ${number(hull)}, para **él**`,
  goods: ({ goods }) => `${list(goods.map(({ good, count }) => named(count, good)))} para **él**`,
  cardinal: () => 'Cardenal: **2 espacios** en sentido horario',
  'clergy-out': () => 'Descarta la **siguiente loseta de clero** en sentido horario',
  'cardinal-down': () => '**Acuesta** al Cardenal',
  'cardinal-up': () => 'Pon **de pie** al Cardenal',
  'favour-taken': ({ noble }) => `El ${favourOf(noble)} para **él**`,
  'favour-returned': ({ noble }) => `Devuelve su favor al **${names.noble[noble]}**`,
  store: ({ space, good, facing }) => `${capital(storeOf(good))} en **${space}**, hacia el ${FACING[facing]}`,
  cube: ({ kind, from }) => `${capital(cubeOf(kind))} de ${cubePlace(from)} para **él**`,
  'site-cubes': ({ cubes }) => `${someCubes(cubes.length)} de esa obra para **él**`,
  decrees: ({ count }) =>
    `${plural(count, { one: 'El decreto', other: 'Los # decretos' })} de más a la izquierda para **él**`,
  building: ({ site }) => `Edificio en la **${siteNamed(site)}**`,
  discard: ({ deck, last }) =>
    last
      ? `Descarta la **última ${cardOf[deck]}**`
      : `Descarta la **carta superior ${ofDeck(deck)}**; voltea la siguiente`,
  'your-clergy': ({ tiles }) => `Descarta **${number(tiles)}** de tus losetas de clero`,
  'refill-decrees': () => 'Desliza el resto a la izquierda y **rellena**',
  'refill-clergy': () => 'Rellena: **loseta de clero**',
  'refill-tiles': ({ tiles }) => `Rellena: **${list(tiles.map(cityTile))}**`,
  'no-state': ({ action, reason }, t) => skipped(DEEDS[action], reason, t),
  'no-noble': ({ action, reason }, t) => skipped(DEEDS[action], reason, t),
  'no-discard': ({ reason }, t) => skipped('el descarte', reason, t),
  'no-church': () => 'Sin puntuación de la iglesia',
  'no-gain': () => 'No gana influencia',
  'end-of-period': () => 'El período 1 termina con este turno',
  'end-of-game': () => 'Se activa el final: **1 ronda más** después de esta',
};

const detail: LineWords['detail'] = {
  influence: ({ by }) => (by === 'church' ? 'Puntuación de la iglesia' : null),
  treasury: ({ from, to }) => (from === to ? 'El extremo de su pista' : null),
  dock: ({ done }) => (done ? 'Devuelve los bienes al suministro' : null),
  plan: ({ officials: count }) => `${officials(count)}. Revela el siguiente plano`,
  store: ({ wigs: gained }) => (gained.by === 0 ? 'Sin pelucas' : earned(gained, 'lacerda')),
  building: ({ architect, wigs: { you, lacerda } }) =>
    [
      ...(lacerda.by === 0 ? [] : [earned(lacerda, 'lacerda')]),
      ...(you.by === 0 ? [] : [earned(you, 'you')]),
      capital(ofArchitect(architect)),
    ].join('. '),
  'cardinal-down': () => 'Puntuación de la iglesia al final de este turno',
  'refill-decrees': () => 'Reemplaza el decreto 69 si aparece',
  'no-noble': () => 'Sin visita no hay coste',
};

/** Lines for the hands. */
export const lines: LineWords = {
  text,
  detail,
  hasReason: '?',
  opens: 'Motivos, o cambiar este paso',
  differs: 'Cambiar este paso',
  changed: 'cambiado por ti',
  gain: {
    title: 'Qué gana',
    parts: (portfolio, ships) =>
      `tu portafolio ${number(portfolio)} + sus barcos ${number(ships)} = ${number(portfolio + ships)}`,
  },
  instead: {
    title: '¿Qué pasó?',
    space: 'Toca el espacio donde construyó',
    site: 'Toca la obra que abrió',
    street: (space) => `${space}: ¿a qué calle da?`,
    facing: (good) => capital(streetOf(good)),
    architect: (site) => `${capital(siteNamed(site))}: ¿de quién es el edificio?`,
    of: (architect) => capital(names.architect[architect]),
    plan: (architect) => `Plano ${ofArchitect(architect)}`,
    favour: (noble) => capital(favourOf(noble)),
    action: (action) => ACTIONS[action],
    cube: ({ kind, from }) => `${capital(names.rubble[kind])}, ${{ row: 'fila', column: 'columna' }[from]}`,
    offices: 'Toca 1 o 2 oficinas',
    confirmOffices: 'Confirmar',
    piece: 'Toca cuál fue',
    skip: 'Se omitió',
    cancel: 'Cancelar',
    noOther: 'Aquí no hay otra opción. Cambia un paso anterior o corrige el valor.',
  },
};
