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
  decrees,
  favourOf,
  fromOffice,
  fromSite,
  goodsTaken,
  intoOffice,
  nobleGen,
  ofDeck,
  officials,
  ontoDeck,
  onSite,
  reis,
  store,
  toNoble,
  wigs,
} from './turnNames';

const TO: Readonly<Record<Seat, string>> = { you: 'вам', lacerda: 'ему' };
const OFFICIAL: Readonly<Record<Seat, string>> = { you: 'Ваш чиновник', lacerda: 'Его чиновник' };

function cubePlace(place: CubePlace): string {
  switch (place.at) {
    case 'row':
      return `из ряда ${place.row}`;
    case 'column':
      return `из столбца ${number(place.column)}`;
    case 'site':
      return fromSite(place.site);
  }
}

/** What happened, piece by piece: short enough to read while the hands do it again. */
export const logEvents: EventLines = {
  'turn-moved': () => null,
  'turn-closed': () => null,
  'end-triggered': () => 'Конец игры запущен: этот раунд и еще один.',
  'courtier-moved': ({ to }) => `Придворный — ${toNoble(to)}.`,
  'aide-moved': ({ to }) => `Помощник — ${ontoDeck(to)}.`,
  'card-left-deck': ({ deck, how }) =>
    how === 'taken' ? `1 карта из ${ofDeck(deck)} — вам в руку.` : `1 карта из ${ofDeck(deck)} сброшена.`,
  'ships-docked': ({ seat }) => `${seat === 'you' ? 'Ваши' : 'Его'} корабли пришвартованы.`,
  'official-placed': ({ seat, noble }) => `${OFFICIAL[seat]} — ${intoOffice(noble)}.`,
  'official-pushed-out': ({ seat, noble }) => `${OFFICIAL[seat]} ${fromOffice(noble)} — на площадь.`,
  'plan-taken': ({ seat, architect, officials: count }) =>
    `${seat === 'you' ? 'Ваш' : 'Его'} новый проект: ${names.architect[architect]}, ${officials(count)}.`,
  'plan-revealed': () => null,
  'ship-taken': ({ seat, hull }) => `${seat === 'you' ? 'Ваш' : 'Его'} новый корабль: размер ${number(hull)}.`,
  'treasury-moved': ({ to }, { treasury }) => `Маркер казначейства — на ${reis(treasury[to]?.right ?? 0)}.`,
  'influence-changed': () => null,
  'wigs-changed': () => null,
  'goods-produced': ({ seat, goods }) =>
    `${seat === 'you' ? 'Ваши' : 'Его'} магазины производят ${list(GOODS.filter((good) => goods[good] > 0).map((good) => goodsTaken(goods[good], good)))}.`,
  'price-dropped': ({ good, to }) => `Цена ${names.oneGood[good]} падает до ${number(to)}.`,
  'cardinal-moved': ({ to }) =>
    to === 0 ? 'Кардинал — на символ влияния.' : `Кардинал — на ${number(to)}-е деление после символа влияния.`,
  'clergy-taken': ({ seat, tile }) =>
    seat === 'you'
      ? `Вы берете жетон духовенства${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`
      : 'Он сбрасывает жетон духовенства.',
  'clergy-told': ({ wigs: back }) => `Его жетон духовенства дает ${wigs(back)}.`,
  'clergy-discarded': ({ tiles }) => `Вы сбрасываете ${clergyCount(tiles)}.`,
  'favour-taken': ({ seat, noble }) => `${capital(favourOf(noble))} — ${TO[seat]}.`,
  'favour-returned': ({ seat, noble }) => `${seat === 'you' ? 'Вы возвращаете' : 'Он возвращает'} ${favourOf(noble)}.`,
  'city-tile-taken': () => null,
  'store-built': ({ seat, space, good }) => `${seat === 'you' ? 'Ваш' : 'Его'} ${store(good)} на ${space}.`,
  'cube-taken': ({ seat, from, cube }) =>
    `${seat === 'you' ? 'Вы берете' : 'Он берет'} ${cubeOf(cube)} ${cubePlace(from)}.`,
  'building-opened': ({ seat, site, architect }) =>
    `${seat === 'you' ? 'Вы открываете' : 'Он открывает'} ${buildingOf(architect)} ${onSite(site)}.`,
  'building-revealed': () => null,
  'decrees-taken': ({ seat, count }) => `${decrees(count)} — ${TO[seat]}.`,
  'reis-changed': () => null,
  'goods-changed': () => null,
  'cargo-loaded': ({ owner, index }, _, table) => `1 товар — на ${shipAt(table, owner, index, 'accusative')}.`,
  'card-tucked': ({ card }) => `${capital(portfolioCard(card))} — в портфолио.`,
  'card-discarded': ({ index }, _, table) => `Сброс: ${cardAt(table, index)}.`,
  'ship-replaced': ({ hull }) => `${capital(names.ship(hull))} заменяет меньший.`,
  'official-returned': ({ noble, from }) =>
    `Ваш чиновник — обратно ${from === 'office' ? fromOffice(noble) : `с площади ${nobleGen[noble]}`}.`,
  'plan-completed': ({ index }, _, table) => `${capital(planAt(table, index))} завершен.`,
  'decree-taken': ({ wigs: worth }) => `1 указ — вам, ${wigs(worth)}.`,
  'markers-changed': ({ by }) => (by > 0 ? 'Маркер набора щебня — на Маркиза.' : 'Маркер набора щебня потрачен.'),
  'pile-cube-taken': ({ cube }) => `Вы берете ${cubeOf(cube)} из кучи.`,
  'period-began': () => 'Начинается период 2.',
  'decks-dealt': ({ decks }) =>
    `Новые колоды: ${list(DECKS.map((deck) => `${names.deck[deck]} ${number(decks[deck])}`))}.`,
  'yard-filled': ({ hulls }) => (hulls.length === 0 ? 'Верфь пуста.' : `Верфь: ${list(hulls.map(names.ship))}.`),
  'reward-remembered': () => null,
  'clergy-remembered': () => null,
  'depth-changed': () => null,
  'value-corrected': () => null,
};
