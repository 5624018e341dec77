import type { NobleAction, Paid, Part, StateAction } from '@/engine';

import type { Turn } from '../shape/turn';
import { capital } from '../translate';
import { GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  clergyTilesOf,
  cubeOf,
  cubes,
  favourOf,
  goods as named,
  influence,
  ofArchitect,
  ofDeck,
  officials,
  officeOf,
  ofLine,
  ofNoble,
  paid,
  storeOf,
  theDeck,
  theNoble,
  theOffice,
  theSite,
  toDeck,
  toNoble,
  wigs,
  yours,
} from './turnNames';

const reasons: Turn['reasons'] = {
  'no-official-left': () => 'no le quedan funcionarios',
  'no-office-takes-one': () => 'ninguna oficina tiene sitio para su funcionario',
  'no-plan-left': () => 'no quedan planos',
  'yard-empty': () => 'el astillero está vacío',
  'no-store': () => 'no tiene tiendas',
  'all-favours-held': () => 'ya tiene todos los favores',
  'no-house-left': () => 'no le quedan casas',
  'no-plot-left': () => 'ningún terreno libre admite una loseta de ciudad',
  'no-tile-or-site': () => 'ninguna obra libre admite un edificio público disponible',
  'deck-empty': () => 'ese mazo está vacío',
  'on-the-table': () => 'en tu mesa se omitió',
  'cannot-pay': ({ needed, has }) => `necesitaría ${number(needed)} y tiene ${number(has)}`,
};

const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'reclutar funcionarios',
  plan: 'adquirir un plano',
  ship: 'construir un barco',
  produce: 'producir bienes',
  cardinal: 'reunirse con el Cardenal',
  favour: 'conseguir un favor real',
};
const nobleActions: Readonly<Record<NobleAction, string>> = {
  store: 'construir una tienda',
  decrees: 'tomar decretos',
  building: 'abrir un edificio público',
};

const pushed: Turn['pushedOut'] = (out) =>
  out
    .map(
      ({ seat, noble }) =>
        ` La oficina está llena: mueve 1 de ${yours[seat]} funcionarios de ${theOffice(noble)} a la plaza.`,
    )
    .join('');

const ofHisShips = (parts: readonly Part<string>[]): number =>
  parts.filter(({ code }) => code === 'his-ship').reduce((sum, { amount }) => sum + amount, 0);

const treasuryUp = (stays = false): string =>
  stays ? 'La tesorería sigue en el extremo de su pista.' : 'La tesorería sube 1.';

const visitCosts = (cost: Paid): string =>
  cost.influence === 0 && cost.wigs === 0 ? 'Su visita es gratis.' : `Su visita cuesta ${paid(cost)}.`;

const state: Turn['state'] = {
  officials: ({ offices, pushedOut }) =>
    `Coloca ${offices.length === 1 ? `1 de sus funcionarios en ${offices.map(theOffice).join('')}` : `sus funcionarios en las oficinas: ${list(offices.map((one) => `1 en la ${ofNoble(one)}`))}`}.${pushed(pushedOut)}`,
  plan: ({ architect, officials: count }) => `Dale el plano superior ${ofArchitect(architect)} (${officials(count)}).`,
  ship: ({ hull, influence: gained, treasuryStays }) =>
    `Dale el barco superior (tamaño ${number(hull)}). ${treasuryUp(treasuryStays)} Luego él gana ${influence(gained)}.`,
  produce: ({ goods, prices }) => {
    const made = GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => named(goods[good] ?? 0, good));
    const dropped = GOODS.filter((good) => prices[good] !== undefined).map(
      (good) => `${names.good[good]} a ${number(prices[good] ?? 0)}`,
    );
    return `Él produce ${list(made)}.${dropped.length === 0 ? '' : ` Bajan los precios: ${list(dropped)}.`}`;
  },
  cardinal: ({ wigs: gained, treasury, treasuryStays, influence: icon }) =>
    [
      'Mueve al Cardenal 2 espacios y descarta la siguiente loseta de clero en sentido horario.',
      ...(gained === null ? [] : [`Él gana ${wigs(gained)}.`]),
      ...(treasury ? [treasuryUp(treasuryStays)] : []),
      ...(icon ? ['Acuesta al Cardenal: puntuación de la iglesia al final de este turno.'] : []),
    ].join(' '),
  favour: ({ noble }) => `Dale el favor real ${ofNoble(noble)}.`,
};

const noble: Turn['noble'] = {
  store: ({ space, good, wigs: gained, cube, paid: cost }) =>
    `Construye su ${storeOf(good)} en ${space}: ${wigs(gained)}. ` +
    (cube === null ? '' : `Dale el ${cubeOf(cube.kind)} ${ofLine[cube.from]}. `) +
    visitCosts(cost),
  decrees: ({ count, paid: cost }) =>
    `Dale ${plural(count, { one: 'el decreto de más a la izquierda', other: 'los # decretos de más a la izquierda' })}, desliza el resto a la izquierda y rellena. ${visitCosts(cost)}`,
  building: ({ site, architect, colours, wigs: gained, cubes: taken, paid: cost }) =>
    `Abre el edificio ${ofArchitect(architect)} (${list(colours.map((good) => names.good[good]))}) en ${theSite(site)}. ` +
    `${wigs(gained.lacerda)} para él, ${number(gained.you)} para ti. ` +
    (taken === 0 ? '' : `Dale ${cubes(taken)}. `) +
    visitCosts(cost),
};

/** Lacerda’s turn. */
export const turn: Turn = {
  reasons,
  pushedOut: pushed,
  state,
  noble,
  skippedState: (action, reason) => `Omite ${stateActions[action]}: ${reason}.`,
  returnsFavour: (who) => `Él devuelve el ${favourOf(who)}.`,
  skippedNoble: (action, reason) => `Él no puede ${nobleActions[action]}: ${reason}. Sin visita no hay coste.`,
  steps: {
    dock: ({ hulls, done }) =>
      done
        ? plural(hulls.length, {
            one: 'Atraca su barco; devuelve sus bienes al suministro.',
            other: 'Atraca sus # barcos; devuelve sus bienes al suministro.',
          })
        : 'Sus barcos siguen en el mar.',
    courtier: ({ to }) => `Mueve el cortesano ${toNoble(to)}.`,
    discard: ({ deck }) => `Descarta la carta superior ${ofDeck(deck)}; voltea la siguiente.`,
    skippedDiscard: (reason) => `Omite el descarte: ${reason}.`,
    aide: ({ to }) => `Mueve el ayudante ${toDeck(to)}.`,
    hisChurch: ({ influence: gained, parts, done }) =>
      done
        ? `Puntuación de la iglesia: él gana ${influence(gained)} (tu portafolio ${number(gained - ofHisShips(parts))}, sus barcos ${number(ofHisShips(parts))}).`
        : 'Sin puntuación de la iglesia.',
    yourChurch: ({ tiles, wigs: gained, influence: track }) =>
      `Puntuación de la iglesia: descartas ${clergyTilesOf(tiles)} por ${wigs(gained)} y ganas ${influence(track)}.`,
    endOfPeriod: () => 'El período 1 termina con este turno.',
    endOfGame: () => 'Se activa el final: esta ronda termina y sigue la ronda final.',
  },
  title: 'Turno de Lacerda',
  followTitle: 'Lacerda te sigue',
  whyOf: (text) => `¿Por qué? ${text}`,
  takeBack: 'Deshacer respuesta',
  stuck: 'Estas respuestas se contradicen. Deshaz la última.',
  aloud: { read: 'Leer su turno en voz alta', stop: 'Dejar de leer' },
  done: 'Listo',
  followDone: 'Listo, sigo mi turno',
  asks: {
    clergyWigs: '¿Pelucas en el reverso de la loseta de clero?',
    plan: (architect, isNew) => `¿Funcionarios en el ${isNew ? 'nuevo ' : ''}plano superior ${ofArchitect(architect)}?`,
    building: (architect, isNew) =>
      `¿Qué 2 colores tiene el ${isNew ? 'siguiente edificio' : 'edificio disponible'} ${ofArchitect(architect)}?`,
    none: 'No queda ninguno',
    wigs,
    officials,
    follow: (who) => `Tienes el ${favourOf(who)}. ¿Lo sigues?`,
    doFollow: 'Seguirlo',
    dontFollow: 'No seguirlo',
    church: (tiles) =>
      `Puntuación de la iglesia: ¿descartas losetas de clero?${tiles === null ? '' : ` Tienes ${number(tiles)}.`}`,
    churchGives: (gained) => `Las pelucas de los reversos, más ${influence(gained)} una vez.`,
    tiles: 'Losetas que descartas',
    backs: 'Pelucas en los reversos',
    discard: (tiles) => plural(tiles, { one: 'Descartar # loseta', other: 'Descartar # losetas' }),
    keep: 'Quedarme con todas',
  },
  overrides: {
    skip: 'Se omitió',
    noble: theNoble,
    deck: theDeck,
    action: (action) => capital(stateActions[action]),
    offices: (at) =>
      at.length === 1
        ? `Funcionarios en la ${at.map(officeOf).join('')}`
        : `Funcionarios en las oficinas ${list(at.map(ofNoble))}`,
    plan: (architect) => `Plano ${ofArchitect(architect)}`,
    favour: (who) => capital(favourOf(who)),
    store: (space, good, cube) =>
      `${capital(storeOf(good))} en ${space}${cube === undefined ? '' : cube === null ? ', sin cubo' : `, el ${cubeOf(cube.kind)} ${ofLine[cube.from]}`}`,
    building: (site, architect) => `Edificio ${ofArchitect(architect)} en ${theSite(site)}`,
  },
};
