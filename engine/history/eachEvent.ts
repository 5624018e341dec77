import type { EventOf, GameEvent } from '../game/event';
import { evolve } from '../game/evolve';
import type { GameState } from '../model/state';
import type { CityTile, Hull, Seat } from '../model/vocabulary';
import { isAtSea, shipsOf } from '../ships/sale';

/** A marker of a track that ends somewhere: only its last place matters. */
export type TrackMarker =
  /** `reis` is the value of the space. */
  | { readonly code: 'treasury'; readonly reis: number }
  | { readonly code: 'influence' | 'wigs'; readonly seat: Seat; readonly to: number }
  | ({ readonly code: 'price' } & Pick<EventOf<'price-dropped'>, 'good' | 'to'>)
  | { readonly code: 'cardinal'; readonly to: GameState['cardinal'] };

/** What the hands do with fields of an event, under a code of their own. */
export type OfEvent<
  Code extends string,
  Kind extends GameEvent['kind'],
  Field extends Exclude<keyof EventOf<Kind>, 'kind'>,
> = { readonly code: Code } & Pick<EventOf<Kind>, Field>;

type Hands<Kind extends GameEvent['kind'], Deed> = (
  before: GameState,
  event: EventOf<Kind>,
  after: GameState,
) => readonly Deed[];

/** What each kind of event is for the hands; a kind without its line does not compile. */
export type ByEvent<Deed> = { readonly [Kind in GameEvent['kind']]: Hands<Kind, Deed> };

/** What the hands do for each of these events, in the order they happened. */
export function forEachEvent<Deed>(
  table: ByEvent<Deed>,
  before: GameState,
  events: readonly GameEvent[],
): readonly (readonly Deed[])[] {
  let state = before;
  return events.map((event) => {
    const after = evolve(state, event);
    const hands = table[event.kind] as (before: GameState, event: GameEvent, after: GameState) => readonly Deed[];
    const deeds = hands(state, event, after);
    state = after;
    return deeds;
  });
}

/** What is only known, not moved. */
export const nothing = (): readonly never[] => [];

/** The city tiles that came into the display. */
export const refilled = (before: GameState, after: GameState): readonly CityTile[] =>
  after.display.filter((tile) => !before.display.includes(tile));

/** The ship that another one takes the place of; none where the table has no ship there. */
export const replaced = ({ you }: GameState, { index }: EventOf<'ship-replaced'>): readonly Hull[] =>
  you.portfolio.slice(index, index + 1).flatMap((card) => (card.card === 'ship' ? [card.hull] : []));

/** The ships of a seat that are at sea. */
export const hullsAtSea = (state: GameState, seat: Seat): readonly Hull[] =>
  shipsOf(state, seat)
    .filter(isAtSea)
    .map(({ hull }) => hull);
