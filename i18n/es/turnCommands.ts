import type { Payment, Plan, PortfolioCard, Seat, ShipPlace, StateAction } from '@/engine';

import type { CommandWords, PiecesMeant } from '../shape/turnCommands';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import {
  clergyTilesOf,
  cubeOf,
  favourOf,
  groupOf,
  influence,
  nobleCard,
  ofArchitect,
  ofDeck,
  official,
  officials,
  ofLine,
  oneOf,
  placeNamed,
  reis,
  spaces,
  storeOf,
  theSite,
  toNoble,
  wigs,
  your,
} from './turnNames';

export const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'reclutar funcionarios',
  plan: 'adquirir un plano',
  ship: 'construir un barco',
  produce: 'producir bienes',
  cardinal: 'reunirte con el Cardenal',
  favour: 'conseguir un favor real',
};

const fromTrack = (coins: number): string => `${reis(coins)} de la pista de influencia`;
const coinsToo = (coins: number): string => (coins > 0 ? `, ${fromTrack(coins)}` : '');

/** What something is paid with, part by part. */
export const paidWith = ({ influence: track, wigs: hair, reis: hand, coins, benefits }: Payment): readonly string[] => [
  ...(track > 0 ? [influence(track)] : []),
  ...(hair > 0 ? [wigs(hair)] : []),
  ...(hand > 0 ? [reis(hand)] : []),
  ...(coins > 0 ? [fromTrack(coins)] : []),
  ...(benefits > 0 ? [`${reis(benefits)} de beneficios`] : []),
];

/** What was paid for a visit, in words. */
export function payment(pay: Payment): string {
  const said = paidWith(pay);
  return said.length === 0 ? 'gratis' : `por ${list(said)}`;
}

export const aShip = (owner: Seat, hull: number): string => `${your[owner]} ${names.ship(hull)}`;

/** A card of your portfolio by what it shows. */
export function yourCard(card: PortfolioCard | undefined): string {
  if (card === undefined) return 'una carta';
  if (card.card === 'noble') return `tu ${nobleCard(card.noble)} (influencia ${number(card.influence)})`;
  return card.card === 'ship' ? aShip('you', card.hull) : 'tu carta de Tesorería';
}

export const aPlan = ({ architect, officials: needed }: Pick<Plan, 'architect' | 'officials'>): string =>
  `el plano ${ofArchitect(architect)}, ${officials(needed)}`;

function shipPlace(place: ShipPlace, { card }: PiecesMeant): string {
  if (place.how === 'new') return 'en una ranura vacía';
  return place.how === 'replace' ? `en lugar de ${yourCard(card)}` : `descartando ${yourCard(card)}`;
}

/** Where a card played into the portfolio goes. */
export const slot = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? 'una ranura vacía' : `en lugar de ${yourCard(card)}`;
const instead = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? '' : `, ${slot(discard, card)}`;

/** Your choices, each named by its pieces. */
export const commands: CommandWords = {
  said: {
    'get-gold': () => 'Descartar una carta, tomar 1 oro',
    'play-noble-card': ({ noble, influence: gained, discard }, { card }) =>
      `${capital(nobleCard(noble))}, influencia ${number(gained)}, a tu portafolio${instead(discard, card)}`,
    'play-treasury-card': ({ discard }, { card }) => `Carta de Tesorería a tu portafolio${instead(discard, card)}`,
    visit: ({ noble, pay }) => `Visitar ${toNoble(noble)} ${payment(pay)}`,
    sponsor: ({ coins }) => `Patrocinar un evento${coinsToo(coins)}`,
    'make-room': (_, { card }) => `Descartar ${yourCard(card)}`,
    sell: ({ good, ship }, { hull }) => `Vender ${oneOf(good)} a ${aShip(ship.owner, hull ?? 1)}`,
    trade: ({ good, action }) => `Comerciar con ${oneOf(good)}: ${ACTIONS[action]}`,
    'recruit-officials': ({ nobles }) => `Funcionarios ${list(nobles.map(toNoble))}`,
    'take-plan': ({ architect }) => `Adquirir el plano ${ofArchitect(architect)}`,
    'build-ship': ({ pay, place }, meant) =>
      `${capital(names.ship(meant.hull ?? 1))}, ${shipPlace(place, meant)}${pay.length === 0 ? '' : `, por ${list(pay.map(oneOf))}`}`,
    produce: ({ extra }) => (extra === null ? 'Producir bienes' : `Producir bienes, ${oneOf(extra)} extra`),
    'meet-cardinal': ({ steps }) => `Mover al Cardenal ${spaces(steps)}`,
    'take-favour': ({ noble }) => `Conseguir el ${favourOf(noble)}`,
    'build-store': ({ space, good }) => `${capital(storeOf(good))} en ${space}`,
    'buy-land': ({ cube, house, coins }) =>
      `${cube === null ? 'Sin cubo' : `${capital(cubeOf(cube.kind))} ${ofLine[cube.from]}`}, casa ${groupOf[house]}${coinsToo(coins)}`,
    'take-decree': ({ wigs: now }) => `Decreto, ${wigs(now)}`,
    'open-building': ({ site }) => `Edificio público en ${theSite(site)}`,
    'staff-building': ({ returned = [], coins }, { plan }) =>
      `${plan === undefined ? 'Plano' : capital(aPlan(plan))}${returned.length === 0 ? '' : `, desde ${list(returned.map(official))}`}${coinsToo(coins)}`,
    'take-cube': ({ cube }) => `Tomar 1 ${cubeOf(cube)}`,
    'take-good': ({ good }) => `Tomar ${oneOf(good)}`,
    'lose-good': ({ good }) => `Devolver ${oneOf(good)}`,
    'lose-official': ({ official: lost }) => `Devolver el funcionario de ${official(lost)}`,
    decline: () => 'Omitir',
    follow: ({ pay }) => `Seguirlo ${payment(pay)}`,
    'decline-follow': () => 'No seguirlo',
    'take-card': ({ deck }) => `Carta ${ofDeck(deck)}`,
    'church-choice': ({ tiles, wigs: backs }) => `Descartar ${clergyTilesOf(tiles)} por ${wigs(backs)}`,
    'decline-church': () => 'Conservar mis losetas de clero',
    'end-turn': () => 'Terminar mi turno',
    'period-discard': () => 'Preparar el segundo período',
    tell: ({ fact }) => (fact.about === 'reward' ? `Recompensa en ${placeNamed(fact.place)}` : 'Lo que se ha revelado'),
    correct: () => 'Corregir un valor',
    'set-depth': () => 'Cambiar lo que registra la app',
  },
};
