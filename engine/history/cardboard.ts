import type { CubePlace, EventOf, GameEvent } from '../game/event';
import { evolve } from '../game/evolve';
import type { GameState } from '../model/state';
import type { CityTile, Gap, Good, Hull, Seat } from '../model/vocabulary';
import { isAtSea, shipsOf } from '../ships/sale';

/** A marker on a track or a price: only its last place matters. `reis` is the value of the treasury's space. */
export type TrackMarker =
  | { readonly code: 'treasury'; readonly reis: number }
  | { readonly code: 'influence' | 'wigs'; readonly seat: Seat; readonly to: number }
  | { readonly code: 'price'; readonly good: Good; readonly to: number }
  | { readonly code: 'cardinal'; readonly to: Gap };

/** Where a cube may come from. */
export type CubeSource = CubePlace | { readonly at: 'pile' };

/** What the hands do for an event, forwards or back. */
type Hands<Kind extends GameEvent['kind'], Piece> = (
  before: GameState,
  event: EventOf<Kind>,
  after: GameState,
) => readonly Piece[];

/** What each kind of event asks of the hands; a kind without its line does not compile. */
export type HandsOf<Piece> = { readonly [Kind in GameEvent['kind']]: Hands<Kind, Piece> };

/** What the hands do for each of these events, in their order. */
export function inOrder<Piece>(
  hands: HandsOf<Piece>,
  before: GameState,
  events: readonly GameEvent[],
): readonly (readonly Piece[])[] {
  let state = before;
  return events.map((event) => {
    const after = evolve(state, event);
    const pieces = (hands[event.kind] as Hands<GameEvent['kind'], Piece>)(state, event, after);
    state = after;
    return pieces;
  });
}

/** Names a marker, so that it is moved once and not step by step; null for everything else. */
export function trackName(piece: { readonly code: string }): string | null {
  const marker = piece as TrackMarker;
  switch (marker.code) {
    case 'treasury':
    case 'cardinal':
      return marker.code;
    case 'influence':
    case 'wigs':
      return `${marker.code} ${marker.seat}`;
    case 'price':
      return `price ${marker.good}`;
    default:
      return null;
  }
}

/** The city tiles the display was refilled with. */
export const newTiles = (before: GameState, after: GameState): readonly CityTile[] =>
  after.display.filter((tile) => !before.display.includes(tile));

/** The ships of a seat that are at sea. */
export const hullsAtSea = (state: GameState, seat: Seat): readonly Hull[] =>
  shipsOf(state, seat)
    .filter(isAtSea)
    .map(({ hull }) => hull);

/** The ship another takes the place of: none if no ship lies there. */
export function replacedHulls({ you }: GameState, index: number): readonly Hull[] {
  const card = you.portfolio[index];
  return card?.card === 'ship' ? [card.hull] : [];
}
