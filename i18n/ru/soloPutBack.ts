import type { HouseGroup, Noble, PutBack, Seat } from '@/engine';

import type { Speaker } from '../say';
import { DECKS, GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import { portfolioCard } from './pieceNames';
import {
  architectGen,
  buildingOf,
  cityTile,
  clergyCount,
  cubeOf,
  decrees,
  favourOf,
  fromOffice,
  fromSite,
  goodsTaken,
  intoOffice,
  nobleGen,
  officials,
  ontoDeck,
  ontoSite,
  owned,
  ownedShip,
  planOf,
  reis,
  rubbleGen,
  shipAcc,
  store,
  toNoble,
} from './turnNames';

const OFFICIAL: Readonly<Record<Seat, string>> = { you: 'своего чиновника', lacerda: 'чиновника Ласерды' };

const GROUP: Readonly<Record<HouseGroup, string>> = { left: 'левую', middle: 'среднюю', right: 'правую' };

function place(at: Extract<PutBack, { readonly code: 'cube-to' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `в ряд ${at.row}`;
    case 'column':
      return `под столбец ${number(at.column)}`;
    case 'site':
      return ontoSite(at.site);
    case 'pile':
      return 'в кучу рядом с картой';
  }
}

const toPlace = (noble: Noble, where: 'office' | 'plaza'): string =>
  where === 'office' ? intoOffice(noble) : `на площадь ${nobleGen[noble]}`;

/** Undoing moves, piece by piece. */
export const putBack: Speaker<PutBack> = {
  courtier: ({ to }) => `Верните придворного ${toNoble(to)}.`,
  aide: ({ to }) => `Верните помощника ${ontoDeck(to)}.`,
  treasury: ({ reis: value }) => `Верните маркер казначейства на ${reis(value)}.`,
  influence: ({ seat, to }) => `Верните ${owned(seat, 'свое', 'влияние')} на ${number(to)}.`,
  wigs: ({ seat, to }) => `Верните ${owned(seat, 'свои', 'парики')} на ${number(to)}.`,
  price: ({ good, to }) => `Верните цену ${names.oneGood[good]} на ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0
      ? 'Верните Кардинала на символ влияния.'
      : `Верните Кардинала на ${number(to)}-е деление после символа влияния.`,
  'played-card': () => 'Верните сыгранную карту в руку.',
  'card-to-deck': ({ deck, from }) => `Верните 1 карту ${from === 'hand' ? 'из руки' : 'из сброса'} ${ontoDeck(deck)}.`,
  'ships-to-sea': ({ seat, hulls }) =>
    `${plural(hulls.length, {
      one: seat === 'you' ? 'Ваш корабль снова' : 'Корабль Ласерды снова',
      few: seat === 'you' ? '# ваших корабля снова' : '# корабля Ласерды снова',
      many: seat === 'you' ? '# ваших кораблей снова' : '# кораблей Ласерды снова',
    })} в море. Переверните товары лицом вниз.`,
  'official-off': ({ seat, noble }) => `Уберите ${OFFICIAL[seat]} ${fromOffice(noble)}.`,
  'official-from-plaza': ({ seat, noble }) => `Верните ${OFFICIAL[seat]} с площади ${intoOffice(noble)}.`,
  'official-to': ({ noble, place: where }) => `Верните своего чиновника ${toPlace(noble, where)}.`,
  'plan-to-stack': ({ seat, architect, officials: count }) =>
    `Верните ${owned(seat, 'свой', 'проект')} (${officials(count)}) на стопку ${architectGen[architect]}.`,
  'plan-unfinished': ({ architect, officials: count }) =>
    `Переверните обратно ${planOf(architect)} (${officials(count)}). Он снова не завершен.`,
  'ship-to-yard': ({ seat, hull }) => `Верните ${ownedShip(seat, 'свой', 'корабль', hull)} на верфь, наверх.`,
  'ship-changed-back': ({ hull, was }) => `Верните ${shipAcc(hull)} на верфь, а свой ${shipAcc(was)} на его место.`,
  'goods-to-supply': ({ seat, goods }) =>
    `Верните ${seat === 'you' ? 'свои' : 'его'} товары в общий запас: ${list(GOODS.filter((good) => goods[good] > 0).map((good) => goodsTaken(goods[good], good)))}.`,
  goods: ({ good, by }) =>
    by < 0 ? `Верните ${goodsTaken(-by, good)} в общий запас.` : `Возьмите ${goodsTaken(by, good)} из общего запаса.`,
  reis: ({ by }) => (by < 0 ? `Верните ${reis(-by)} в общий запас.` : `Возьмите ${reis(by)} из общего запаса.`),
  'crate-off': ({ owner, hull }) =>
    `Снимите 1 товар ${owner === 'you' ? 'со' : 'с'} ${ownedShip(owner, 'своего', 'корабля', hull)}.`,
  'clergy-to-church': ({ seat }) => `Верните ${owned(seat, 'свой', 'жетон духовенства')} к Кардиналу.`,
  'clergy-to-you': ({ tiles }) => `Верните ${clergyCount(tiles)} на свой планшет.`,
  'favour-to-supply': ({ seat, noble }) =>
    seat === 'you'
      ? `Верните свою ${favourOf(noble)} в запас.`
      : `Заберите у Ласерды ${favourOf(noble)} и верните в запас.`,
  'favour-to-seat': ({ seat, noble }) => `Верните ${favourOf(noble)} ${seat === 'you' ? 'себе' : 'Ласерде'}.`,
  'city-tile-to-display': ({ tile }) => `Верните ${cityTile(tile)} на выставку.`,
  'city-tiles-to-stack': ({ tiles }) =>
    `Верните ${plural(tiles.length, { one: 'новый городской жетон', few: '# новых городских жетона', many: '# новых городских жетонов' })} на стопки.`,
  'store-off': ({ seat, space, good, house }) =>
    `Снимите ${owned(seat, 'свой', store(good))} с ${space}.${house === null ? '' : ` Верните его дом в свою ${GROUP[house]} группу.`}`,
  'building-off': ({ site, architect }) => `Снимите ${buildingOf(architect)} ${fromSite(site)}.`,
  'cube-to': ({ place: where, cube, holder }) =>
    `Верните ${holder === null ? `кубик ${rubbleGen[cube]} из коробки` : owned(holder, 'свой', cubeOf(cube))} ${place(where)}.`,
  'decrees-to-display': ({ seat, count }) =>
    `Верните на выставку ${decrees(count)} ${seat === 'you' ? 'из своих' : 'Ласерды'}.`,
  'card-out': ({ card: one }) => `Верните ${portfolioCard(one, 'accusative')} из портфолио в руку.`,
  'card-in': ({ card: one }) => `Верните ${portfolioCard(one, 'accusative')} в портфолио.`,
  markers: ({ by }) =>
    by < 0 ? 'Снимите свой маркер набора щебня с Маркиза.' : 'Верните свой маркер набора щебня на Маркиза.',
  period: ({ to }) => `Снова период ${number(to)}.`,
  decks: ({ decks }) =>
    `Карт в колодах снова: ${list(DECKS.map((deck) => `${names.deck[deck]} ${number(decks[deck])}`))}.`,
  yard: ({ hulls }) => (hulls.length === 0 ? 'Верфь снова пуста.' : `Снова на верфи: ${list(hulls.map(names.ship))}.`),
  value: () => 'Ваше исправление отменено.',
};
