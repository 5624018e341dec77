import type { CubePlace, Seat } from '@/engine';

import type { EventLines } from '../shape/log';
import { capital } from '../translate';
import { DECKS, GOODS } from '../vocabulary';
import { clergyTile } from './clergy';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cardAt, planAt, portfolioCard, shipAt } from './pieceNames';
import {
  atSite,
  cubeObject,
  deckNamed,
  decrees,
  fromPlace,
  goodsObject,
  ofArchitect,
  ofDeck,
  officials,
  ofGood,
  ofNoble,
  fromSite,
  ontoDeck,
  reisObject,
  ship,
  storeOf,
  wigs,
  wigsObject,
} from './turnNames';

const OF: Readonly<Record<Seat, string>> = { you: 'Twój', lacerda: 'Jego' };
const OF_MANY: Readonly<Record<Seat, string>> = { you: 'Twoje', lacerda: 'Jego' };
const TO: Readonly<Record<Seat, string>> = { you: 'Ciebie', lacerda: 'niego' };

function cubePlace(place: CubePlace): string {
  switch (place.at) {
    case 'row':
      return `z rzędu ${place.row}`;
    case 'column':
      return `z kolumny ${number(place.column)}`;
    case 'site':
      return `${fromSite(place.site)}`;
  }
}

/** What happened, piece by piece: short enough to read while the hands do it again. */
export const logEvents: EventLines = {
  'turn-moved': () => null,
  'turn-closed': () => null,
  'end-triggered': () => 'Nadchodzi koniec gry: ta runda i jeszcze jedna.',
  'courtier-moved': ({ to }) => `Dworzanin do ${ofNoble[to]}.`,
  'aide-moved': ({ to }) => `Pomocnik na ${ontoDeck(to)}.`,
  'card-left-deck': ({ deck, how }) =>
    how === 'taken' ? `1 karta z ${ofDeck(deck)} na Twoją rękę.` : `1 karta z ${ofDeck(deck)} odrzucona.`,
  'ships-docked': ({ seat }) => `${OF_MANY[seat]} okręty dokują.`,
  'official-placed': ({ seat, noble }) => `${OF[seat]} urzędnik do biura ${ofNoble[noble]}.`,
  'official-pushed-out': ({ seat, noble }) => `${OF[seat]} urzędnik z biura ${ofNoble[noble]} na plac.`,
  'plan-taken': ({ seat, architect, officials: count }) =>
    `${OF[seat]} nowy plan: ${names.architect[architect]}, ${officials(count)}.`,
  'plan-revealed': () => null,
  'ship-taken': ({ seat, hull }) => `${OF[seat]} nowy okręt: rozmiar ${number(hull)}.`,
  'treasury-moved': ({ to }, { treasury }) => `Znacznik skarbu na ${reisObject(treasury[to]?.right ?? 0)}.`,
  'influence-changed': () => null,
  'wigs-changed': () => null,
  'goods-produced': ({ seat, goods }) =>
    `${OF_MANY[seat]} sklepy produkują ${list(GOODS.filter((good) => goods[good] > 0).map((good) => goodsObject(goods[good], good)))}.`,
  'price-dropped': ({ good, to }) => `Cena ${ofGood[good]} spada do ${number(to)}.`,
  'cardinal-moved': ({ to }) =>
    to === 0 ? 'Kardynał na symbol wpływu.' : `Kardynał na ${number(to)}. pole za symbolem wpływu.`,
  'clergy-taken': ({ seat, tile }) =>
    seat === 'you'
      ? `Bierzesz żeton duchowieństwa${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`
      : 'Odrzuca żeton duchowieństwa.',
  'clergy-told': ({ wigs: back }) => `Jego żeton duchowieństwa daje ${wigsObject(back)}.`,
  'clergy-discarded': ({ tiles }) =>
    `Odrzucasz ${plural(tiles, { one: '# żeton', few: '# żetony', many: '# żetonów' })} duchowieństwa.`,
  'favour-taken': ({ seat, noble }) => `Łaska ${ofNoble[noble]} dla ${TO[seat]}.`,
  'favour-returned': ({ seat, noble }) => `${seat === 'you' ? 'Oddajesz' : 'Oddaje'} łaskę ${ofNoble[noble]}.`,
  'city-tile-taken': () => null,
  'store-built': ({ seat, space, good }) => `${capital(storeOf(seat, good))} na ${space}.`,
  'cube-taken': ({ seat, from, cube }) =>
    `${seat === 'you' ? 'Bierzesz' : 'Bierze'} ${cubeObject(cube)} ${cubePlace(from)}.`,
  'building-opened': ({ seat, site, architect }) =>
    `${seat === 'you' ? 'Otwierasz' : 'Otwiera'} budynek ${ofArchitect[architect]} na ${atSite(site)}.`,
  'building-revealed': () => null,
  'decrees-taken': ({ seat, count }) => `${decrees(count)} dla ${TO[seat]}.`,
  'reis-changed': () => null,
  'goods-changed': () => null,
  'cargo-loaded': ({ owner, index }, _, table) => `1 towar na ${shipAt(table, owner, index)}.`,
  'card-tucked': ({ card }) => `${capital(portfolioCard(card))} do Twojego portfolio.`,
  'card-discarded': ({ index }, _, table) => `Odrzucasz ${cardAt(table, index)}.`,
  'ship-replaced': ({ hull }) => `${capital(ship(hull))} zastępuje mniejszy.`,
  'official-returned': ({ noble, from }) => `Twój urzędnik wraca ${fromPlace(noble, from)}.`,
  'plan-completed': ({ index }, _, table) => `${capital(planAt(table, index))} ukończony.`,
  'decree-taken': ({ wigs: worth }) => `1 dekret dla Ciebie: ${wigs(worth)}.`,
  'markers-changed': ({ by }) =>
    by > 0 ? 'Znacznik zestawu gruzu na portret Markiza.' : 'Znacznik zestawu gruzu odrzucony.',
  'pile-cube-taken': ({ cube }) => `Bierzesz ${cubeObject(cube)} ze stosu.`,
  'period-began': () => 'Zaczyna się okres 2.',
  'decks-dealt': ({ decks }) =>
    `Nowe talie: ${list(DECKS.map((deck) => `${deckNamed(deck)} ${number(decks[deck])}`))}.`,
  'yard-filled': ({ hulls }) => (hulls.length === 0 ? 'Stocznia jest pusta.' : `Stocznia: ${list(hulls.map(ship))}.`),
  'reward-remembered': () => null,
  'clergy-remembered': () => null,
  'depth-changed': () => null,
  'value-corrected': () => null,
};
