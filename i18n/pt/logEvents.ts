import type { CubePlace, Seat } from '@/engine';

import type { EventLines } from '../shape/log';
import { capital } from '../translate';
import { DECKS, GOODS } from '../vocabulary';
import { clergyTile } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import { cardAt, planAt, portfolioCard, shipAt } from './pieceNames';
import {
  buildingOf,
  clergyCount,
  cubeOf,
  deckShort,
  decrees,
  favourOf,
  fromPlace,
  goods as named,
  officeOf,
  officials,
  own,
  priceOf,
  reis,
  siteNamed,
  spaces,
  storeOf,
  theNoble,
  wigs,
} from './turnNames';

const TO: Readonly<Record<Seat, string>> = { you: 'você', lacerda: 'ele' };
const WHO: Readonly<Record<Seat, string>> = { you: 'Você', lacerda: 'Ele' };

function cubePlace(place: CubePlace): string {
  switch (place.at) {
    case 'row':
      return `da fileira ${place.row}`;
    case 'column':
      return `da coluna ${number(place.column)}`;
    case 'site':
      return `do ${siteNamed(place.site)}`;
  }
}

/** What happened, piece by piece: short enough to read while the hands do it again. */
export const logEvents: EventLines = {
  'turn-moved': () => null,
  'turn-closed': () => null,
  'end-triggered': () => 'O fim foi desencadeado: esta rodada e mais uma.',
  'courtier-moved': ({ to }) => `Cortesão para ${theNoble(to)}.`,
  'aide-moved': ({ to }) => `Ajudante para o ${names.deck[to]}.`,
  'card-left-deck': ({ deck, how }) =>
    how === 'taken' ? `1 carta do ${names.deck[deck]} para a sua mão.` : `1 carta do ${names.deck[deck]} descartada.`,
  'ships-docked': ({ seat }) => (seat === 'you' ? 'Suas naus atracam.' : 'As naus dele atracam.'),
  'official-placed': ({ seat, noble }) => `${capital(own(seat, 'seu', 'oficial'))} no ${officeOf(noble)}.`,
  'official-pushed-out': ({ seat, noble }) =>
    `${capital(own(seat, 'seu', 'oficial'))} do ${officeOf(noble)} para a praça.`,
  'plan-taken': ({ seat, architect, officials: count }) =>
    `${capital(own(seat, 'seu', 'novo projeto'))}: ${names.architect[architect]}, ${officials(count)}.`,
  'plan-revealed': () => null,
  'ship-taken': ({ seat, hull }) => `${capital(own(seat, 'sua', 'nova nau'))}: tamanho ${number(hull)}.`,
  'treasury-moved': ({ to }, { treasury }) => `Marcador de tesouro em ${reis(treasury[to]?.right ?? 0)}.`,
  'influence-changed': () => null,
  'wigs-changed': () => null,
  'goods-produced': ({ seat, goods }) =>
    `${seat === 'you' ? 'Suas lojas' : 'As lojas dele'} produzem ${list(GOODS.filter((good) => goods[good] > 0).map((good) => named(goods[good], good)))}.`,
  'price-dropped': ({ good, to }) => `O ${priceOf(good)} cai para ${number(to)}.`,
  'cardinal-moved': ({ to }) =>
    to === 0 ? 'Cardeal no ícone de influência.' : `Cardeal ${spaces(to)} depois do ícone de influência.`,
  'clergy-taken': ({ seat, tile }) =>
    seat === 'you'
      ? `Você pega uma ficha de clero${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`
      : 'Ele descarta uma ficha de clero.',
  'clergy-told': ({ wigs: back }) => `A ficha de clero dele dá ${wigs(back)}.`,
  'clergy-discarded': ({ tiles }) => `Você descarta ${clergyCount(tiles)}.`,
  'favour-taken': ({ seat, noble }) => `${capital(favourOf(noble))} para ${TO[seat]}.`,
  'favour-returned': ({ seat, noble }) => `${WHO[seat]} devolve o ${favourOf(noble)}.`,
  'city-tile-taken': () => null,
  'store-built': ({ seat, space, good }) => `${capital(own(seat, 'sua', storeOf(good)))} em ${space}.`,
  'cube-taken': ({ seat, from, cube }) => `${WHO[seat]} pega o ${cubeOf(cube)} ${cubePlace(from)}.`,
  'building-opened': ({ seat, site, architect }) =>
    `${WHO[seat]} inaugura o ${buildingOf(architect)} no ${siteNamed(site)}.`,
  'building-revealed': () => null,
  'decrees-taken': ({ seat, count }) => `${decrees(count)} para ${TO[seat]}.`,
  'reis-changed': () => null,
  'goods-changed': () => null,
  'cargo-loaded': ({ owner, index }, _, table) => `1 recurso na ${shipAt(table, owner, index)}.`,
  'card-tucked': ({ card }) => `${capital(portfolioCard(card))} no seu portfólio.`,
  'card-discarded': ({ index }, _, table) => `${capital(cardAt(table, index))} descartada.`,
  'ship-replaced': ({ hull }) => `A ${names.ship(hull)} substitui uma menor.`,
  'official-returned': ({ noble, from }) => `Seu oficial volta ${fromPlace({ noble, from })}.`,
  'plan-completed': ({ index }, _, table) => `${capital(planAt(table, index))} completo.`,
  'decree-taken': ({ wigs: worth }) => `1 decreto para você, vale ${wigs(worth)}.`,
  'markers-changed': ({ by }) =>
    by > 0 ? 'Marcador de conjunto de entulho sobre o Marquês.' : 'Marcador de conjunto de entulho gasto.',
  'pile-cube-taken': ({ cube }) => `Você pega um ${cubeOf(cube)} da pilha.`,
  'period-began': () => 'Começa o período 2.',
  'decks-dealt': ({ decks }) =>
    `Cartas nos novos baralhos: ${list(DECKS.map((deck) => `${deckShort(deck)} ${number(decks[deck])}`))}.`,
  'yard-filled': ({ hulls }) =>
    hulls.length === 0 ? 'O estaleiro está vazio.' : `Estaleiro: ${list(hulls.map(names.ship))}.`,
  'reward-remembered': () => null,
  'clergy-remembered': () => null,
  'depth-changed': () => null,
  'value-corrected': () => null,
};
