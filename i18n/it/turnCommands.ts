import type { Payment, Plan, PortfolioCard, ShipPlace, StateAction } from '@/engine';

import type { CommandWords, PiecesMeant } from '../shape/turnCommands';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import {
  cardOf,
  clergyTilesCount,
  cubeOf,
  favourOf,
  fromDeck,
  fromPlace,
  houseOf,
  influence,
  OF_LINE,
  officials,
  onPlace,
  toShip,
  reis,
  siteNamed,
  spaces,
  storeOf,
  theNoble,
  toNoble,
  wigs,
  ofArchitect,
} from './turnNames';

const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'recluta ufficiali',
  plan: 'acquisisci un progetto',
  ship: 'costruisci una nave',
  produce: 'produci merci',
  cardinal: 'incontra il Cardinale',
  favour: 'ottieni un favore reale',
};

const coinsToo = (coins: number): string => (coins > 0 ? `, ${reis(coins)} dal tracciato dell’influenza` : '');

/** The parts of a payment: "2 influenza", "1 real dal tracciato dell’influenza". */
export const paymentParts = ({
  influence: track,
  wigs: hair,
  reis: hand,
  coins,
  benefits,
}: Payment): readonly string[] => [
  ...(track > 0 ? [influence(track)] : []),
  ...(hair > 0 ? [wigs(hair)] : []),
  ...(hand > 0 ? [reis(hand)] : []),
  ...(coins > 0 ? [`${reis(coins)} dal tracciato dell’influenza`] : []),
  ...(benefits > 0 ? [`${reis(benefits)} dai benefici`] : []),
];

/** What was paid for a visit, in words. */
export function payment(pay: Payment): string {
  const said = paymentParts(pay);
  return said.length === 0 ? 'gratis' : `per ${list(said)}`;
}

function cardShown(card: PortfolioCard): string {
  if (card.card === 'noble') return `${cardOf(card.noble)} (influenza ${number(card.influence)})`;
  return card.card === 'ship' ? names.ship(card.hull) : cardOf('treasury');
}
/** A card of your portfolio by what it shows: "la tua carta Re (influenza 2)". */
export const yourCard = (card: PortfolioCard | undefined): string =>
  card === undefined ? 'una carta' : `la tua ${cardShown(card)}`;
const ofYourCard = (card: PortfolioCard | undefined): string =>
  card === undefined ? 'di una carta' : `della tua ${cardShown(card)}`;

export const aPlan = ({ architect, officials: needed }: Pick<Plan, 'architect' | 'officials'>): string =>
  `progetto ${ofArchitect(architect)}, ${officials(needed)}`;

function shipPlace(place: ShipPlace, { card }: PiecesMeant): string {
  if (place.how === 'new') return 'in uno spazio vuoto';
  return place.how === 'replace' ? `al posto ${ofYourCard(card)}` : `scartando ${yourCard(card)}`;
}

/** Where a card played into the portfolio goes. */
export const slot = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? 'spazio vuoto' : `al posto ${ofYourCard(card)}`;
const instead = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? '' : `, scartando ${yourCard(card)}`;

/** Your choices, each named by its pieces. */
export const commands: CommandWords = {
  said: {
    'get-gold': () => 'Scarta una carta, prendi 1 oro',
    'play-noble-card': ({ noble, influence: gained, discard }, { card }) =>
      `${capital(cardOf(noble))}, influenza ${number(gained)}, nel portfolio${instead(discard, card)}`,
    'play-treasury-card': ({ discard }, { card }) => `Carta Tesoreria nel portfolio${instead(discard, card)}`,
    visit: ({ noble, pay }) => `Visita ${theNoble(noble)} ${payment(pay)}`,
    sponsor: ({ coins }) => `Finanzia un evento${coinsToo(coins)}`,
    'make-room': (_, { card }) => `Scarta ${yourCard(card)}`,
    sell: ({ good, ship }, { hull }) => `Vendi 1 ${names.oneGood[good]} ${toShip(ship.owner, hull ?? 1)}`,
    trade: ({ good, action }) => `Tratta con 1 ${names.oneGood[good]}: ${ACTIONS[action]}`,
    'recruit-officials': ({ nobles }) => `Ufficiali ${list(nobles.map(toNoble))}`,
    'take-plan': ({ architect }) => `Acquisisci il progetto ${ofArchitect(architect)}`,
    'build-ship': ({ pay, place }, meant) =>
      `${capital(names.ship(meant.hull ?? 1))}, ${shipPlace(place, meant)}${pay.length === 0 ? '' : `, per ${list(pay.map((good) => `1 ${names.oneGood[good]}`))}`}`,
    produce: ({ extra }) => (extra === null ? 'Produci merci' : `Produci merci, 1 ${names.oneGood[extra]} in più`),
    'meet-cardinal': ({ steps }) => `Sposta il Cardinale di ${spaces(steps)}`,
    'take-favour': ({ noble }) => `Ottieni il ${favourOf(noble)}`,
    'build-store': ({ space, good }) => `${capital(storeOf(good))} su ${space}`,
    'buy-land': ({ cube, house, coins }) =>
      `${cube === null ? 'Nessun cubo' : `${capital(cubeOf(cube.kind))} ${OF_LINE[cube.from]}`}, ${houseOf(house)}${coinsToo(coins)}`,
    'take-decree': ({ wigs: now }) => `Decreto, ${wigs(now)}`,
    'open-building': ({ site }) => `Edificio pubblico nel ${siteNamed(site)}`,
    'staff-building': ({ returned = [], coins }, { plan }) =>
      `${plan === undefined ? 'Progetto' : capital(aPlan(plan))}${returned.length === 0 ? '' : `, ${list(returned.map(fromPlace))}`}${coinsToo(coins)}`,
    'take-cube': ({ cube }) => `Prendi 1 ${cubeOf(cube)}`,
    'take-good': ({ good }) => `Prendi 1 ${names.oneGood[good]}`,
    'lose-good': ({ good }) => `Rimetti 1 ${names.oneGood[good]}`,
    'lose-official': ({ official: lost }) => `Riprendi l’ufficiale ${fromPlace(lost)}`,
    decline: () => 'Salta',
    follow: ({ pay }) => `Segui ${payment(pay)}`,
    'decline-follow': () => 'Non seguire',
    'take-card': ({ deck }) => `Carta ${fromDeck(deck)}`,
    'church-choice': ({ tiles, wigs: backs }) => `Scarta ${clergyTilesCount(tiles)} per ${wigs(backs)}`,
    'decline-church': () => 'Tieni i tasselli Clero',
    'end-turn': () => 'Fine del turno',
    'period-discard': () => 'Prepara il secondo periodo',
    tell: ({ fact }) => (fact.about === 'reward' ? `Ricompensa ${onPlace(fact.place)}` : 'Che cosa è stato rivelato'),
    correct: () => 'Correggi un valore',
    'set-depth': () => 'Cambia ciò di cui l’app tiene il conto',
  },
};
