/** Every crate is paid for once (`sell.sail`): who was paid for which crates, kept beside the game and apart from the engine. */
import type { Entry, GameEvent, GameState, Hull, Seat } from '@/engine';

/** Crates under each ship that its owner has earned a wig for. In solo there is one ship of each hull. */
export type Paid = Readonly<Partial<Record<Hull, number>>>;

interface Afloat {
  readonly hull: Hull;
  readonly cargo: number;
}

const shipsOf = ({ you, lacerda }: GameState, seat: Seat): readonly Afloat[] =>
  seat === 'lacerda' ? lacerda.ships : you.portfolio.flatMap((card) => (card.card === 'ship' ? [card] : []));

/** A ship that comes home is empty, one that is replaced hands its crates on. */
function afterEvent(paid: Paid, before: GameState, after: GameState, event: GameEvent): Paid {
  switch (event.kind) {
    case 'ships-docked': {
      const home = shipsOf(before, event.seat).filter(({ hull, cargo }) => cargo >= hull);
      return { ...paid, ...Object.fromEntries(home.map(({ hull }) => [hull, 0])) };
    }
    case 'ship-taken':
      return { ...paid, [event.hull]: 0 };
    case 'ship-replaced': {
      const stay = new Set(shipsOf(after, 'you').map(({ hull }) => hull));
      const replaced = shipsOf(before, 'you').find(({ hull }) => !stay.has(hull));
      return { ...paid, [event.hull]: replaced === undefined ? 0 : (paid[replaced.hull] ?? 0) };
    }
    case 'cargo-loaded': {
      const ship = shipsOf(after, event.owner)[event.index];
      return ship !== undefined && ship.cargo === ship.hull ? { ...paid, [ship.hull]: ship.cargo } : paid;
    }
    default:
      return paid;
  }
}

/** Wigs the owner of the loaded ship has a right to: one for every crate nobody was paid for, once it sails. */
function owed(paid: Paid, after: GameState, event: GameEvent): { readonly seat: Seat; readonly wigs: number } | null {
  if (event.kind !== 'cargo-loaded') return null;
  const ship = shipsOf(after, event.owner)[event.index];
  if (ship === undefined || ship.cargo !== ship.hull) return null;
  return { seat: event.owner, wigs: ship.cargo - (paid[ship.hull] ?? 0) };
}

const earned = ({ events }: Entry, seat: Seat): number =>
  events.reduce((all, event) => all + (event.kind === 'wigs-changed' && event.seat === seat ? event.by : 0), 0);

/** The books after an entry, and what was paid wrongly in it; a sale gives wigs for nothing but crates. */
export function countCrates(
  paid: Paid,
  entry: Entry,
  states: readonly GameState[],
): { readonly paid: Paid; readonly wrong: readonly string[] } {
  const due = { you: 0, lacerda: 0 };
  let books = paid;
  for (const [index, event] of entry.events.entries()) {
    const before = states[index];
    const after = states[index + 1];
    if (before === undefined || after === undefined) continue;
    const wigs = owed(books, after, event);
    if (wigs !== null) due[wigs.seat] += wigs.wigs;
    books = afterEvent(books, before, after, event);
  }
  const isSale = entry.moves.length === 1 && entry.moves[0]?.kind === 'sell';
  const wrong = (['you', 'lacerda'] as const).filter((seat) => isSale && earned(entry, seat) !== due[seat]);
  return { paid: books, wrong: wrong.map((seat) => `crates: ${seat} earned ${earned(entry, seat)}, not ${due[seat]}`) };
}
