import { keysOf, sum } from '@/engine/core/record';
import type { GameEvent } from '@/engine/game/event';
import { HOUSES_IN_GROUP, storeCount } from '@/engine/houses/houses';
import { evolve } from '@/engine/game/evolve';
import type { GameState, Ship } from '@/engine/model/state';
import { HOUSES_EACH, MAX_CLERGY, MAX_CUBES_OF_A_KIND, MAX_INFLUENCE, OFFICIALS_EACH } from '@/engine/model/state';
import type { BySeat, Seat } from '@/engine/model/vocabulary';
import { COLOURS, DECKS, GOODS, HOUSE_GROUPS, NOBLES, RUBBLE_KINDS, SEATS } from '@/engine/model/vocabulary';
import { officialsOut } from '@/engine/officials/offices';
import { isTop } from '@/engine/portfolio/portfolio';
import { warehouseSize } from '@/engine/portfolio/warehouse';
import { completedSets, hasRoomFor } from '@/engine/rubble/sets';

/** All cubes the state knows: on the map, in the pile, with you and with him. */
export function cubesKnown({ rubble, pile, you, lacerda }: GameState): number {
  const onMap = [
    ...keysOf(rubble.rows).map((row) => rubble.rows[row] ?? []),
    ...rubble.columns,
    ...keysOf(rubble.sites).map((site) => rubble.sites[site] ?? []),
  ];
  return (
    sum(onMap.map(({ length }) => length)) + pile + lacerda.cubes + sum(RUBBLE_KINDS.map((kind) => you.rubble[kind]))
  );
}

/** Whether this event took a cube for which you have no room: it leaves the game (`rubble.set`). */
export const removesCube = ({ you }: GameState, event: GameEvent): boolean =>
  (event.kind === 'pile-cube-taken' || (event.kind === 'cube-taken' && event.seat === 'you')) &&
  !hasRoomFor(you, event.cube);

function negatives(value: unknown, path: string): readonly string[] {
  if (typeof value === 'number') return value < 0 || !Number.isInteger(value) ? [`${path} is ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => negatives(field, `${path}.${key}`));
}

const over = (what: string, has: number, most: number): readonly string[] =>
  has > most ? [`${what}: ${has} of ${most}`] : [];

const yours = ({ you }: GameState): readonly string[] => {
  const sets = completedSets(you.rubble);
  const top = you.portfolio.filter(isTop).length;
  return [
    ...RUBBLE_KINDS.flatMap((kind) => over(`your ${kind}`, you.rubble[kind], MAX_CUBES_OF_A_KIND)),
    ...GOODS.flatMap((good) => over(`your ${good}`, you.goods[good], warehouseSize(you))),
    ...HOUSE_GROUPS.flatMap((group) => over(`${group} houses`, you.houses[group], HOUSES_IN_GROUP[group])),
    ...over('your clergy', you.clergy.length, MAX_CLERGY),
    ...over('your markers', you.markers, sets),
    ...over('portfolio', you.portfolio.length, 2 + sets),
    ...over('top slots', top, 3),
    ...over('bottom slots', you.portfolio.length - top, 3),
  ];
};

const both = (state: GameState): readonly string[] =>
  SEATS.flatMap((seat) => [
    ...over(`${seat}'s stores`, storeCount(state, seat), HOUSES_EACH),
    ...over(`${seat}'s officials`, officialsOut(state, seat), OFFICIALS_EACH),
    ...over(`${seat}'s influence`, state[seat].influence, MAX_INFLUENCE),
    ...over(`${seat}'s favours`, state[seat].favours.length, new Set(state[seat].favours).size),
  ]);

/** Everything that could not lie on a table; a sound state has none. */
export function broken(state: GameState): readonly string[] {
  const { sheet, you, lacerda, offices, plazas, market, decks, pile, round, treasury, planStacks, shipyard } = state;
  const counted = { you, lacerda, offices, plazas, market, decks, pile, round, treasury, planStacks, shipyard };
  const houses = sum(HOUSE_GROUPS.map((group) => state.you.houses[group]));
  const ships = [...state.lacerda.ships, ...state.you.portfolio.filter((card) => card.card === 'ship')];
  return [
    ...negatives(counted, 'state'),
    ...yours(state),
    ...both(state),
    ...(houses === storeCount(state, 'you') ? [] : [`${houses} houses built for ${storeCount(state, 'you')} stores`]),
    ...NOBLES.flatMap((noble) =>
      over(`the ${noble}'s office`, sum(COLOURS.map((colour) => state.offices[noble][colour])), sheet.officeSpaces),
    ),
    ...NOBLES.filter((noble) => state.offices[noble].neutral !== 1).map((noble) => `the ${noble}'s neutral official`),
    ...DECKS.flatMap((deck) => over(`the ${deck}'s deck`, state.decks[deck], 5)),
    ...GOODS.flatMap((good) => over(`${good} below its lowest price`, sheet.market.lowest[good], state.market[good])),
    ...over('treasury', state.treasury, sheet.treasury.length - 1),
    ...ships.flatMap(({ hull, cargo }) => over('cargo', cargo, hull)),
  ];
}

/** The crates under every ship that nobody has been paid for, followed from one event to the next (`sell.sail`). */
export class CrateLedger {
  private readonly unpaid: Record<Seat, number[]>;

  constructor(state: GameState) {
    this.unpaid = { you: shipsIn(state, 'you').map(() => 0), lacerda: shipsIn(state, 'lacerda').map(() => 0) };
  }

  /** Wigs due for what this event packed; the events of a sale pay no others. */
  see(before: GameState, event: GameEvent): BySeat<number> {
    const due = { you: 0, lacerda: 0 };
    if (event.kind === 'ship-taken') this.unpaid[event.seat].push(0);
    if (event.kind === 'card-discarded' && before.you.portfolio[event.index]?.card === 'ship')
      this.unpaid.you.splice(
        before.you.portfolio.slice(0, event.index).filter(({ card }) => card === 'ship').length,
        1,
      );
    if (event.kind !== 'cargo-loaded') return due;
    const { owner, index } = event;
    const crates = (this.unpaid[owner][index] ?? 0) + 1;
    const ship = shipsIn(before, owner)[index];
    const sails = ship !== undefined && ship.cargo + 1 === ship.hull;
    this.unpaid[owner][index] = sails ? 0 : crates;
    return { ...due, [owner]: sails ? crates : 0 };
  }
}

const shipsIn = ({ you, lacerda }: GameState, seat: Seat): readonly Ship[] =>
  seat === 'you' ? you.portfolio.filter((card) => card.card === 'ship') : lacerda.ships;

/** What a sale paid for crates, less what was due: every crate is paid once. */
export function crateFaults(ledger: CrateLedger, before: GameState, events: readonly GameEvent[]): readonly string[] {
  const balance = { you: 0, lacerda: 0 };
  const isSale = events.some(({ kind }) => kind === 'cargo-loaded');
  let state = before;
  for (const event of events) {
    const due = ledger.see(state, event);
    for (const seat of SEATS) balance[seat] += due[seat];
    if (isSale && event.kind === 'wigs-changed') balance[event.seat] -= event.by;
    state = evolve(state, event);
  }
  return SEATS.flatMap((seat) => (balance[seat] === 0 ? [] : [`${seat}: ${balance[seat]} crates not paid once`]));
}

/** Whether a card went into the portfolio this turn and nothing was sold or traded since (`portfolio.mustAct`). */
export function owesCommerce(owed: boolean, kind: string): boolean {
  if (kind === 'play-noble-card' || kind === 'play-treasury-card') return true;
  return kind === 'sell' || kind === 'trade' ? false : owed;
}
