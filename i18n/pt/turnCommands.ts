import type { Payment, Plan, PortfolioCard, Seat, ShipPlace, StateAction } from '@/engine';

import type { CommandWords, PiecesMeant } from '../shape/turnCommands';
import { capital } from '../translate';
import { list, number } from './grammar';
import { portfolioCard } from './pieceNames';
import { names } from './names';
import {
  atPlace,
  clergyCount,
  cubeOf,
  favourOf,
  fromPlace,
  goods,
  houseGroup,
  influence,
  inPlace,
  LINE,
  nobleCard,
  officials,
  own,
  planOf,
  reis,
  siteNamed,
  spaces,
  storeOf,
  theNoble,
  wigs,
} from './turnNames';

/** State actions as they follow a verb. */
export const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'recrutar oficiais',
  plan: 'adquirir um projeto',
  ship: 'construir uma nau',
  produce: 'produzir recursos',
  cardinal: 'encontrar-se com o Cardeal',
  favour: 'receber um favor real',
};

const coinsToo = (coins: number): string => (coins > 0 ? `, ${reis(coins)} da trilha de influência` : '');

/** What was paid, part by part; nothing when it was free. */
export const payments = ({ influence: track, wigs: hair, reis: hand, coins, benefits }: Payment): readonly string[] => [
  ...(track > 0 ? [influence(track)] : []),
  ...(hair > 0 ? [wigs(hair)] : []),
  ...(hand > 0 ? [reis(hand)] : []),
  ...(coins > 0 ? [`${reis(coins)} da trilha de influência`] : []),
  ...(benefits > 0 ? [`${reis(benefits)} de benefícios`] : []),
];

/** "por 3 de influência", "de graça". */
export function payment(pay: Payment): string {
  const said = payments(pay);
  return said.length === 0 ? 'de graça' : `por ${list(said)}`;
}

export const aShip = (owner: Seat, hull: number): string => own(owner, 'sua', names.ship(hull));

/** A card of your portfolio by what it shows. */
export function yourCard(card: PortfolioCard | undefined): string {
  if (card === undefined) return 'uma carta';
  if (card.card === 'noble') return `sua ${nobleCard(card.noble)} (influência ${number(card.influence)})`;
  return `sua ${portfolioCard(card)}`;
}

export const aPlan = ({ architect, officials: needed }: Pick<Plan, 'architect' | 'officials'>): string =>
  `${planOf(architect)}, ${officials(needed)}`;

const inPlaceOf = (card: PortfolioCard | undefined): string =>
  `no lugar ${card === undefined ? 'de' : 'da'} ${yourCard(card)}`;

function shipPlace(place: ShipPlace, { card }: PiecesMeant): string {
  if (place.how === 'new') return 'em um espaço vazio';
  return place.how === 'replace' ? inPlaceOf(card) : `descartando ${yourCard(card)}`;
}

/** Where a card played into the portfolio goes. */
export const slot = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? 'em um espaço vazio' : inPlaceOf(card);
const instead = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? '' : `, ${inPlaceOf(card)}`;

/** Your choices, each named by its pieces. */
export const commands: CommandWords = {
  said: {
    'get-gold': () => 'Descartar uma carta e pegar 1 ouro',
    'play-noble-card': ({ noble, influence: gained, discard }, { card }) =>
      `${capital(nobleCard(noble))}, influência ${number(gained)}, no seu portfólio${instead(discard, card)}`,
    'play-treasury-card': ({ discard }, { card }) => `Carta de Tesouro no seu portfólio${instead(discard, card)}`,
    visit: ({ noble, pay }) => `Visitar ${theNoble(noble)} ${payment(pay)}`,
    sponsor: ({ coins }) => `Patrocinar um evento${coinsToo(coins)}`,
    'make-room': (_, { card }) => `Descartar ${yourCard(card)}`,
    sell: ({ good, ship }, { hull }) => `Vender ${goods(1, good)} para a ${aShip(ship.owner, hull ?? 1)}`,
    trade: ({ good, action }) => `Negociar ${goods(1, good)}: ${ACTIONS[action]}`,
    'recruit-officials': ({ nobles }) => `Oficiais para ${list(nobles.map(theNoble))}`,
    'take-plan': ({ architect }) => `Adquirir o ${planOf(architect)}`,
    'build-ship': ({ pay, place }, meant) =>
      `${capital(names.ship(meant.hull ?? 1))}, ${shipPlace(place, meant)}${pay.length === 0 ? '' : `, por ${list(pay.map((good) => goods(1, good)))}`}`,
    produce: ({ extra }) => (extra === null ? 'Produzir recursos' : `Produzir recursos, mais ${goods(1, extra)}`),
    'meet-cardinal': ({ steps }) => `Mover o Cardeal ${spaces(steps)}`,
    'take-favour': ({ noble }) => `Receber o ${favourOf(noble)}`,
    'build-store': ({ space, good }) => `${capital(storeOf(good))} em ${space}`,
    'buy-land': ({ cube, house, coins }) =>
      `${cube === null ? 'Sem cubo' : `${capital(cubeOf(cube.kind))} da ${LINE[cube.from]}`}, casa do ${houseGroup(house)}${coinsToo(coins)}`,
    'take-decree': ({ wigs: now }) => `Decreto, ${wigs(now)}`,
    'open-building': ({ site }) => `Edifício público no ${siteNamed(site)}`,
    'staff-building': ({ returned = [], coins }, { plan }) =>
      `${plan === undefined ? 'Projeto' : capital(aPlan(plan))}${returned.length === 0 ? '' : `, ${list(returned.map(fromPlace))}`}${coinsToo(coins)}`,
    'take-cube': ({ cube }) => `Pegar 1 ${cubeOf(cube)}`,
    'take-good': ({ good }) => `Pegar ${goods(1, good)}`,
    'lose-good': ({ good }) => `Devolver ${goods(1, good)}`,
    'lose-official': ({ official: lost }) => `Devolver o oficial que está ${inPlace(lost)}`,
    decline: () => 'Pular',
    follow: ({ pay }) => `Seguir ${payment(pay)}`,
    'decline-follow': () => 'Não seguir',
    'take-card': ({ deck }) => `Carta do ${names.deck[deck]}`,
    'church-choice': ({ tiles, wigs: backs }) => `Descartar ${clergyCount(tiles)} por ${wigs(backs)}`,
    'decline-church': () => 'Manter minhas fichas de clero',
    'end-turn': () => 'Encerrar meu turno',
    'period-discard': () => 'Preparar o segundo período',
    tell: ({ fact }) => (fact.about === 'reward' ? `Recompensa ${atPlace(fact.place)}` : 'O que foi revelado'),
    correct: () => 'Corrigir um valor',
    'set-depth': () => 'Mudar o que o app acompanha',
  },
};
