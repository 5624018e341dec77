/** What of an accepted input no table can show, judged apart from the engine: of it only the shape of a state is used here. */
import type { Face, GameState, PortfolioCard, RubbleKind, Seat } from '@/engine';

import { STREETS_AT } from '../streets';

type Wrong = readonly string[];
const when = (wrong: boolean, what: string): Wrong => (wrong ? [what] : []);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const range = (what: string, has: unknown, least: number, most: number): Wrong =>
  when(typeof has !== 'number' || !Number.isInteger(has) || has < least || has > most, `${what} is ${String(has)}`);
const once = (what: string, list: readonly unknown[]): Wrong => when(new Set(list).size < list.length, `${what} twice`);

const KINDS: readonly RubbleKind[] = ['earthquake', 'fire', 'tsunami'];

function city({ stores, buildings, rubble, you }: GameState): Wrong {
  const built = Object.entries(stores);
  const heaps = [...Object.values(rubble.rows), ...rubble.columns, ...Object.values(rubble.sites)];
  const ofKind = (kind: RubbleKind): number =>
    you.rubble[kind] + sum(heaps.map((heap) => heap.filter((cube) => cube === kind).length));
  const ofOwner = (seat: Seat): number => built.filter(([, { owner }]) => owner === seat).length;
  return [
    ...built.flatMap(([space, { good }]) =>
      when(STREETS_AT[space.slice(1)]?.includes(good) !== true, `${good} on ${space}`),
    ),
    ...when(
      built.some(([space]) => !/^[A-D][1-5]$/.test(space)),
      'a store off the map',
    ),
    ...range('your stores', ofOwner('you'), 0, 8),
    ...range('his stores', ofOwner('lacerda'), 0, 8),
    ...Object.entries(buildings).flatMap(([site, face]) => building(site, face)),
    ...heaps.flatMap((heap) => range('a heap of cubes', heap.length, 0, 3)),
    ...KINDS.flatMap((kind) => range(`cubes of ${kind}`, ofKind(kind), 0, 21)),
  ];
}

const building = (site: string, [one, other]: Face): Wrong => [
  ...when(one === other, `${site} in one colour`),
  ...when(/^N-/.test(site) && site !== `N-${one}` && site !== `N-${other}`, `${site} without its colour`),
  ...when(site.endsWith('-E'), `${site} in play`),
];

function card(one: PortfolioCard): Wrong {
  if (one.card === 'ship') return range('cargo', one.cargo, 0, one.hull);
  return Object.values(one).flatMap((printed) => (typeof printed === 'number' ? range('a card', printed, 0, 99) : []));
}

function yours({ you }: GameState, told: boolean): Wrong {
  const above = you.portfolio.filter((one) => one.card !== 'treasury').length;
  const sets = Math.min(...KINDS.map((kind) => you.rubble[kind]));
  return [
    ...range('réis', you.reis, 0, 9999),
    ...Object.values(you.goods).flatMap((has) => range('goods', has, 0, 20)),
    ...KINDS.flatMap((kind) => range(`your ${kind}`, you.rubble[kind], 0, 5)),
    ...range('left houses', you.houses.left, 0, 2),
    ...range('middle houses', you.houses.middle, 0, 3),
    ...range('right houses', you.houses.right, 0, 3),
    ...range('cards above', above, 0, 3),
    ...range('cards below', you.portfolio.length - above, 0, 3),
    ...you.portfolio.flatMap(card),
    ...range('clergy', you.clergy.length, 0, 4),
    ...range('markers', you.markers, 0, told ? sets : 5),
    ...range('decrees', you.decrees.length, 0, 100),
    ...you.decrees.flatMap((wigs) => range('a decree', wigs, 0, 30)),
    ...you.plans.flatMap(({ officials }) => range('a plan', officials, 1, 8)),
  ];
}

const his = ({ lacerda }: GameState): Wrong => [
  ...range('his cubes', lacerda.cubes, 0, 56),
  ...range('his decrees', lacerda.decrees, 0, 99),
  ...range('his ships', lacerda.ships.length, 0, 100),
  ...lacerda.ships.flatMap(({ hull, cargo }) => range('his cargo', cargo, 0, hull)),
  ...lacerda.plans.flatMap((plan) => range('his plan', plan, 1, 8)),
];

function court({ offices, plazas }: GameState): Wrong {
  const places = [...Object.values(offices), ...Object.values(plazas)];
  return (['you', 'lacerda', 'neutral'] as const).flatMap((colour) => [
    ...places.flatMap((place) => range(`officials of ${colour} somewhere`, place[colour], 0, 8)),
    ...range(`officials of ${colour}`, sum(places.map((place) => place[colour])), 0, 8),
  ]);
}

const tracks = (state: GameState): Wrong => [
  ...range('round', state.round, 1, 999),
  ...range('period', state.period, 1, 2),
  ...range('treasury', state.treasury, 0, state.sheet.treasury.length - 1),
  ...Object.values(state.market).flatMap((price) => range('a price', price, 0, 99)),
  ...Object.values(state.decks).flatMap((cards) => range('a deck', cards, 0, 5)),
  ...state.scoring.flatMap((tile) => range('a scoring tile', tile, 1, 9)),
  ...range('cardinal', state.cardinal, 0, 5),
  ...once('a ship in the yard', state.shipyard),
  ...once('a city tile', state.display),
];

/** `told`: everything was told at once, so that markers and sets must agree; in a game one may be corrected before the other. */
export const impossibleIn = (state: GameState, told: boolean): Wrong => [
  ...city(state),
  ...yours(state, told),
  ...his(state),
  ...court(state),
  ...tracks(state),
  ...(['you', 'lacerda'] as const).flatMap((seat) => [
    ...range(`wigs of ${seat}`, state[seat].wigs, 0, 9999),
    ...range(`influence of ${seat}`, state[seat].influence, 0, 10),
    ...once(`a favour of ${seat}`, state[seat].favours),
  ]),
];

/** What nobody could have meant, anywhere in what was accepted: endless numbers, texts and lists, endless nesting. */
export function monstersIn(value: unknown, depth = 0): Wrong {
  if (depth > 40) return ['nested without end'];
  if (typeof value === 'number') return when(!Number.isFinite(value) || Math.abs(value) > 1e6, `${value}`);
  if (typeof value === 'string') return when(value.length > 10_000, `a text of ${value.length}`);
  if (typeof value !== 'object' || value === null) return [];
  const parts: readonly unknown[] = Object.values(value);
  return parts.length > 50_000
    ? [`${parts.length} entries`]
    : parts.reduce<Wrong>((wrong, part) => (wrong.length > 0 ? wrong : monstersIn(part, depth + 1)), []);
}
