/**
 * What lies on every table, counted apart from the engine: of it only the shape of a state is used here, no function and no
 * constant, so that a mistake there is not made twice.
 */
import type { GameEvent, GameState, Good, Noble, RubbleKind, Seat } from '@/engine';

import { STREETS_AT } from '../streets';

const GOODS: readonly Good[] = ['gold', 'books', 'cloth', 'tools'];
const NOBLES: readonly Noble[] = ['builder', 'minister', 'king'];
const KINDS: readonly RubbleKind[] = ['earthquake', 'fire', 'tsunami'];
const SEATS: readonly Seat[] = ['you', 'lacerda'];

type Broken = readonly string[];
const when = (wrong: boolean, what: string): Broken => (wrong ? [what] : []);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const between = (what: string, has: number, least: number, most: number): Broken =>
  when(!Number.isInteger(has) || has < least || has > most, `${what}: ${has}, not ${least} to ${most}`);
const once = (what: string, list: readonly unknown[]): Broken =>
  when(new Set(list).size !== list.length, `${what} twice: ${list.join()}`);

const setsOf = ({ you: { rubble } }: GameState): number => Math.min(...KINDS.map((kind) => rubble[kind]));

function city({ stores, buildings, you, rubble }: GameState): Broken {
  const built = Object.entries(stores);
  const yours = built.filter(([, { owner }]) => owner === 'you').length;
  return [
    ...built.flatMap(([space, { good }]) =>
      when(!/^[A-D][1-5]$/.test(space) || STREETS_AT[space.slice(1)]?.includes(good) !== true, `${good} on ${space}`),
    ),
    ...between('your stores', yours, 0, 8),
    ...between('his stores', built.length - yours, 0, 8),
    ...between('left houses', you.houses.left, 0, 2),
    ...between('middle houses', you.houses.middle, 0, 3),
    ...between('right houses', you.houses.right, 0, 3),
    ...when(sum(Object.values(you.houses)) !== yours, `houses ${JSON.stringify(you.houses)} for ${yours} stores`),
    ...Object.entries(buildings).flatMap(([site, [one, other]]) => [
      ...when(one === other, `${site} shows ${one} twice`),
      ...when(/^N-/.test(site) && ![`N-${one}`, `N-${other}`].includes(site), `${site} without its colour`),
      ...when((rubble.sites as Record<string, readonly unknown[]>)[site]?.length === 1, `half the cubes under ${site}`),
    ]),
  ];
}

function cubes(state: GameState): Broken {
  const { rubble, you, lacerda, pile } = state;
  return [
    ...KINDS.flatMap((kind) => between(`your ${kind}`, you.rubble[kind], 0, 5)),
    ...between('markers', you.markers, 0, setsOf(state)),
    ...between('his cubes', lacerda.cubes, 0, 56),
    ...between('pile', pile, 0, 6),
    ...rubble.columns.flatMap((list, index) => between(`column ${index + 1}`, list.length, 0, index === 4 ? 2 : 3)),
    ...Object.entries(rubble.rows).flatMap(([row, list]) => between(`row ${row}`, list.length, 0, 3)),
    ...Object.entries(rubble.sites).flatMap(([site, list]) => between(`site ${site}`, list.length, 0, 2)),
    ...between('all cubes', cubesIn(state), 0, 56),
  ];
}

function officials({ offices, plazas, sheet }: GameState): Broken {
  const out = (colour: Seat | 'neutral'): number =>
    sum(NOBLES.map((noble) => offices[noble][colour] + plazas[noble][colour]));
  return [
    ...NOBLES.flatMap((noble) => [
      ...Object.values(offices[noble]).flatMap((has) => between(`in the office of the ${noble}`, has, 0, 8)),
      ...Object.values(plazas[noble]).flatMap((has) => between(`on the plaza of the ${noble}`, has, 0, 8)),
      ...between(`the office of the ${noble}`, sum(Object.values(offices[noble])), 0, sheet.officeSpaces),
    ]),
    ...between('your officials', out('you'), 0, 8),
    ...between('his officials', out('lacerda'), 0, 8),
    ...between('neutral officials', out('neutral'), 3, 3),
  ];
}

function ships({ shipyard, you, lacerda }: GameState): Broken {
  const own = you.portfolio.flatMap((card) => (card.card === 'ship' ? [card] : []));
  const afloat = [...own, ...lacerda.ships];
  return [
    ...once('a ship', [...shipyard, ...afloat.map(({ hull }) => hull)]),
    ...afloat.flatMap(({ hull, cargo }) => between(`cargo of hull ${hull}`, cargo, 0, hull)),
  ];
}

function yours(state: GameState): Broken {
  const { you, depth } = state;
  const sets = setsOf(state);
  const above = you.portfolio.filter(({ card }) => card !== 'treasury').length;
  return [
    ...GOODS.flatMap((good) => between(`your ${good}`, you.goods[good], 0, depth === 'everything' ? 2 + sets : 99)),
    ...between('réis', you.reis, 0, 9999),
    ...between('clergy', you.clergy.length, 0, 4),
    ...between('cards above', above, 0, 3),
    ...between('cards below', you.portfolio.length - above, 0, 3),
    ...between('cards', you.portfolio.length, 0, 2 + sets),
    ...you.decrees.flatMap((wigs) => between('a decree', wigs, 0, 30)),
    ...you.plans.flatMap(({ officials: needs }) => between('a plan', needs, 1, 8)),
  ];
}

function tracks({ sheet, treasury, market, decks, round, cardinal, display, period, ending }: GameState): Broken {
  return [
    ...between('treasury', treasury, 0, sheet.treasury.length - 1),
    ...GOODS.flatMap((good) =>
      between(`price of ${good}`, market[good], sheet.market.lowest[good], sheet.market.start[good]),
    ),
    ...Object.entries(decks).flatMap(([deck, has]) => between(`deck ${deck}`, has, 0, 5)),
    ...between('round', round, 1, 999),
    ...between('cardinal', cardinal, 0, 5),
    ...once('a city tile', display),
    ...when(ending !== null && period === 1, 'the end in period 1'),
  ];
}

/** All cubes a state knows of. */
function cubesIn({ rubble, pile, you, lacerda }: GameState): number {
  const heaps = [...Object.values(rubble.rows), ...rubble.columns, ...Object.values(rubble.sites)];
  return sum(heaps.map(({ length }) => length)) + pile + lacerda.cubes + sum(KINDS.map((kind) => you.rubble[kind]));
}

/** Everything that could not lie on a table; a sound state has none. */
export const brokenIn = (state: GameState): Broken => [
  ...city(state),
  ...cubes(state),
  ...officials(state),
  ...ships(state),
  ...yours(state),
  ...tracks(state),
  ...SEATS.flatMap((seat) => [
    ...between(`wigs of ${seat}`, state[seat].wigs, 0, 9999),
    ...between(`influence of ${seat}`, state[seat].influence, 0, 10),
    ...once(`a favour of ${seat}`, state[seat].favours),
  ]),
];

/** A cube for which you have no room leaves the game (`rubble.set`); every other one goes from one place to another. */
export function lostCubes(before: GameState, after: GameState, event: GameEvent): Broken {
  if (event.kind === 'value-corrected') return [];
  const taken = event.kind === 'pile-cube-taken' || (event.kind === 'cube-taken' && event.seat === 'you');
  const full = taken && before.you.rubble[event.cube] >= 5;
  const gone = cubesIn(before) - cubesIn(after);
  return when(gone !== (full ? 1 : 0), `${event.kind}: ${gone} cubes gone`);
}
