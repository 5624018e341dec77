import type {
  Fact,
  GrantedTask,
  MoveRefusal,
  OverridableStep,
  Question,
  StateAction,
  TaskKind,
  YourStep,
} from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  anyGoods,
  cityTile,
  clergyTilesOf,
  cubesOf,
  differentGoods,
  either,
  favourOf,
  fits,
  goods as named,
  groupOf,
  houses as someHouses,
  influence,
  isNeeded,
  ofArchitect,
  official,
  officials,
  oneOf,
  placeNamed,
  reis,
  spaces,
  stores as someStores,
  theNoble,
  theOffice,
  theSite,
  theStreets,
  toNoble,
} from './turnNames';

const short = (needed: number, has: number, amount: (count: number) => string, pays: string): string => {
  const missing = Math.max(0, needed - has);
  return `${missing === 1 ? 'Falta' : 'Faltan'} ${amount(missing)}: ${isNeeded(needed, number(needed))}, ${pays} ${number(has)}.`;
};
const needs = (needed: number, what: string, has: number): string =>
  `${capital(isNeeded(needed, what))}, tienes ${number(has)}.`;
const range = (given: number, least: number, most: number): string =>
  `${number(given)} no es posible: elige de ${number(least)} a ${number(most)}.`;

const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'reclutar funcionarios',
  plan: 'adquirir un plano',
  ship: 'construir un barco',
  produce: 'producir bienes',
  cardinal: 'reunirte con el Cardenal',
  favour: 'conseguir un favor real',
};
const granted: Readonly<Record<GrantedTask, string>> = {
  official: 'colocar el funcionario',
  'cardinal-1': 'mover al Cardenal',
  cube: 'tomar el cubo',
  good: 'tomar el bien',
  store: 'construir la tienda',
  decree: 'tomar el decreto',
  'extra-decree': 'tomar el decreto adicional',
  building: 'abrir el edificio público',
  'lose-good': 'devolver un bien',
  'lose-official': 'devolver un funcionario',
};
const tasks: Readonly<Record<TaskKind, string>> = {
  ...granted,
  officials: 'reclutar los funcionarios',
  plan: 'adquirir el plano',
  ship: 'construir el barco',
  produce: 'producir bienes',
  cardinal: 'reunirte con el Cardenal',
  favour: 'conseguir el favor real',
  land: 'pagar el terreno',
  staff: 'devolver los funcionarios del plano',
  tuck: 'hacer sitio en tu portafolio',
};
const steps: Readonly<Record<YourStep['at'], string>> = {
  action: 'Primero juega una carta o toma 1 oro.',
  portfolio: 'Tu carta está en tu portafolio. Vende o comercia y luego toma una carta.',
  visit: 'Estás de visita. Ahora viene la acción noble.',
  'his-follow': 'Primero Lacerda sigue tu visita.',
  follow: 'Sigues a Lacerda. Elige 1 de las 3 acciones.',
  card: 'Ahora toma una carta de un mazo.',
  church: 'Ahora viene la puntuación de la iglesia.',
  end: 'Tu turno ha terminado.',
  period: 'Primero va el fin del período.',
};
const questions: Readonly<Record<Question['kind'], string>> = {
  clergyWigs: 'las pelucas de la loseta de clero',
  plan: 'el plano superior',
  building: 'el siguiente edificio',
  follow: 'tu decisión de seguirlo o no',
  church: 'tus losetas de clero',
};
const hisSteps: Readonly<Record<OverridableStep, string>> = {
  dock: 'el atraque de sus barcos',
  courtier: 'el movimiento del cortesano',
  state: 'su acción de Estado',
  noble: 'su visita',
  discard: 'su descarte',
  aide: 'el movimiento del ayudante',
  church: 'la puntuación de la iglesia',
};
const revealed: Readonly<Record<Exclude<Fact['about'], 'reward'>, string>> = {
  plan: 'el plano superior',
  building: 'el siguiente edificio',
};
const tooMany = {
  you: 'Demasiados funcionarios tuyos',
  lacerda: 'Demasiados funcionarios de Lacerda',
  neutral: 'Demasiados funcionarios neutrales',
  cards: 'Demasiadas cartas',
  cubes: 'Demasiados cubos',
} as const;

/** Why a move isn’t possible, the number first. */
export const refusals: Speaker<MoveRefusal> = {
  'not-your-turn': () => 'Es el turno de Lacerda.',
  'game-over': () => 'La partida ha terminado.',
  'nothing-to-decline': () => 'Aquí no hay nada que omitir.',
  'not-now': ({ at }) => steps[at],
  'first-finish': ({ task }) => `Primero tienes que ${tasks[task]}.`,
  'must-be-done': ({ task }) => `No podrías terminar lo que has empezado: ${tasks[task]}.`,
  'action-covered': ({ action }) => `Solo una vez por turno, y ya está hecho: ${stateActions[action]}.`,
  'enough-trades': ({ most }) =>
    `Máximo: ${plural(most, { one: '# intercambio', other: '# intercambios' })} por turno.`,
  'selling-or-trading': ({ doing }) =>
    `Ya estás ${doing === 'selling' ? 'vendiendo' : 'comerciando'}: o vendes o comercias, no ambas cosas.`,
  'reward-not-declined': ({ task }) => `Una recompensa no se omite: tienes que ${tasks[task]}.`,
  'must-sell-or-trade': () => 'Primero vende o comercia con un bien.',
  'no-sale-or-trade': ({ goods: lacking, ship }) => {
    const helps = [...lacking.map((good) => `${oneOf(good)} más`), ...(ship ? ['un barco atracado'] : [])];
    const then = helps.length === 0 ? '' : ` Bastaría con ${either(helps)}.`;
    return `Después de jugarla tienes que poder vender o comerciar.${then}`;
  },
  'no-such-ship': () => 'Ese barco no está ahí.',
  'no-room': ({ hull, has }) =>
    `El ${names.ship(hull)} ${has === 0 ? 'no tiene sitio' : `tiene sitio para ${anyGoods(has)}`}.`,
  'good-missing': ({ good, needed, has }) => needs(needed, named(needed, good), has),
  'too-poor': ({ needed, has }) => short(needed, has, reis, 'puedes pagar'),
  'too-few-coins': ({ asked, has }) => `De la pista de influencia, como mucho ${reis(has)}, no ${number(asked)}.`,
  'wrong-payment': ({ cost }) => `Eso no suma ${number(cost)}.`,
  'cannot-pay-visit': ({ cost, has }) => short(cost, has, influence, 'tienes'),
  'wrong-good': ({ noble, takes }) =>
    `${capital(theNoble(noble))} acepta ${either(takes.map((good) => names.good[good]))}.`,
  'wrong-goods': ({ needed, given }) => `Cuesta ${anyGoods(needed)}, no ${number(given)}.`,
  'too-few-goods': ({ needed, has }) => needs(needed, differentGoods(needed), has),
  'same-good-twice': ({ good }) => `Tienen que ser bienes distintos: solo ${oneOf(good)}.`,
  'no-room-for-good': ({ good, most }) => `En tu almacén ${fits(most, named(most, good))} como mucho.`,
  'portfolio-full': ({ limit, used }) => `Tu portafolio está lleno: ${number(used)} de ${number(limit)}.`,
  'no-such-card': () => 'Esa carta no está en tu portafolio.',
  'frees-no-slot': () => 'Esa carta no libera una ranura que necesites.',
  'no-official-left': ({ needed, has }) =>
    `${capital(isNeeded(needed, officials(needed)))}, te ${has === 1 ? 'queda' : 'quedan'} ${number(has)}.`,
  'office-closed': ({ noble }) => `No hay sitio para tu funcionario en ${theOffice(noble)}.`,
  'same-office-twice': ({ noble }) => `1 funcionario por oficina: has elegido ${toNoble(noble)} 2 veces.`,
  'how-many-offices': ({ least, most }) =>
    `Coloca ${least === most ? '' : `de ${number(least)} a `}${officials(most)}.`,
  'no-plan-left': ({ architect }) => `No quedan planos ${ofArchitect(architect)}.`,
  'no-plans-left': () => 'No quedan planos.',
  'yard-empty': () => 'El astillero está vacío.',
  'nothing-to-produce': () => 'No tienes tiendas, o no hay sitio para sus bienes.',
  'no-favour-left': () => 'Ya tienes todos los favores.',
  'pile-empty': () => 'La pila de cubos está vacía.',
  'no-marker': () => 'No tienes ningún marcador de set de escombros que gastar.',
  'smaller-ship': ({ hull, replaces }) => `Un ${names.ship(hull)} no es mayor que uno de tamaño ${number(replaces)}.`,
  'no-extra-good': ({ good }) => `El bien extra no puede ser ${oneOf(good)}.`,
  'clergy-full': ({ most }) => `Ya tienes ${clergyTilesOf(most)}, el máximo.`,
  steps: ({ most }) => `El Cardenal se mueve como mucho ${spaces(most)}.`,
  'favour-held': ({ noble }) => `Ya tienes el ${favourOf(noble)}.`,
  'favour-missing': ({ noble }) => `No tienes el ${favourOf(noble)}.`,
  'no-land': () => 'Ningún terreno libre admite una loseta de ciudad de la muestra.',
  'no-house-left': () => 'No te quedan casas.',
  'no-site-left': () => 'No hay ninguna obra libre.',
  'no-unfinished-plan': () => 'No tienes ningún plano incompleto.',
  'land-taken': ({ space }) => `${space} está ocupado.`,
  'off-street': ({ space, fits: streets }) => `${space} da a ${theStreets(streets)}.`,
  'tile-gone': ({ good }) => `No hay ninguna ${cityTile(good)} en la muestra. Se rellena después de tu turno.`,
  'out-of-play': ({ place }) => `${capital(placeNamed(place))} no se usa en una partida en solitario.`,
  'no-such-cube': ({ cube, from }) =>
    `No hay ningún cubo de ${names.rubble[cube]} en la ${from === 'row' ? 'fila' : 'columna'}.`,
  'take-a-cube': () => 'Tienes que tomar un cubo.',
  'group-empty': ({ house }) => `No quedan casas en tu grupo ${groupOf[house]}.`,
  'site-taken': ({ site }) => `${capital(theSite(site))} está ocupada.`,
  'no-such-plan': () => 'No tienes ese plano.',
  'plan-done': () => 'Ese plano ya está completado.',
  'no-building': ({ architect }) => `No hay ningún edificio disponible ${ofArchitect(architect)}.`,
  'north-site-needs': ({ site, good }) =>
    `${capital(theSite(site))} necesita un edificio público con ${names.good[good]}.`,
  'choose-officials': ({ needed, out }) => `Elige ${officials(needed)} de los ${number(out)} que tienes en el tablero.`,
  'no-official-there': ({ noble, from }) => `No tienes ningún funcionario en ${official({ noble, from })}.`,
  'reward-first': ({ place }) => `Primero introduce la recompensa de ${placeNamed(place)}. Quizá baste.`,
  'tell-first': ({ about, architect }) => `Primero introduce ${revealed[about]} ${ofArchitect(architect)}.`,
  'already-known': ({ about, architect }) =>
    `${capital(revealed[about])} ${ofArchitect(architect)} ya está introducido.`,
  'deck-empty': () => 'Ese mazo está vacío.',
  'not-your-tiles': () => 'No tienes esas losetas de clero.',
  'no-clergy': ({ asked, has }) => `Tienes ${clergyTilesOf(has)}, no ${number(asked)}.`,
  'out-of-range': ({ least, most, given }) => range(given, least, most),
  'holdings-missing': () => 'Primero introduce lo que tienes.',
  'no-such-place': ({ place }) => `No hay ningún lugar llamado ${place}.`,
  'equal-colours': ({ colour }) => `Un edificio público tiene 2 colores. Has elegido 2 veces ${names.good[colour]}.`,
  'houses-do-not-fit': ({ stores, houses }) =>
    `Tienes ${someStores(stores)} en el mapa, pero ${someHouses(houses)} fuera de tu tablero.`,
  'office-overfull': ({ noble, most, given }) =>
    `En ${theOffice(noble)} ${fits(most, officials(most))}, no ${number(given)}.`,
  'too-many-cubes': ({ kind, most, given }) => `La caja tiene ${cubesOf(most, kind)}, no ${number(given)}.`,
  'not-the-tiles': ({ tiles }) => `Las losetas de puntuación de esta partida son ${list(tiles.map(number))}.`,
  'house-does-not-fit': () => 'Casas y tiendas no cuadran. Corrige antes tus casas.',
  'too-many': ({ of, most, given }) => `${tooMany[of]}: ${number(given)}. Máximo: ${number(most)}.`,
  'not-his-turn': () => 'No es el turno de Lacerda.',
  'not-asked': ({ answer }) => `Ahora la app no pregunta por ${questions[answer]}.`,
  'still-asked': ({ question }) => `Primero introduce ${questions[question.kind]}.`,
  'impossible-answer': ({ given, least, most }) => range(given, least, most),
  'illegal-target': ({ step }) => `Las reglas no permiten eso en ${hisSteps[step]}.`,
  'no-such-step': ({ step }) => `Su turno ya no incluye ${hisSteps[step]}.`,
};

/** What can be done instead. */
export const instead = (possible: readonly string[]): string =>
  possible.length === 0 ? '' : ` Posible: ${list(possible)}.`;
