import type { Correction } from '../game/correction';
import { isMirrored } from '../game/depth';
import type { EventOf, GameEvent } from '../game/event';
import { evolveAll } from '../game/evolve';
import type { PortfolioCard } from '../model/cards';
import type { GameState, Plan } from '../model/state';
import type { ByDeck, CityTile, Deck, Good, Hull, Noble, RubbleKind, Seat } from '../model/vocabulary';
import { hasRoomFor } from '../rubble/sets';
import { shipsOf } from '../ships/sale';
import { rightValue } from '../treasury/treasury';
import type { ByEvent, OfEvent, TrackMarker } from './eachEvent';
import { forEachEvent, hullsAtSea, nothing, refilled, replaced } from './eachEvent';
import type { Entry } from './history';
import { asItStands } from './mirrored';
import { spendsCard } from './pieces';
import { wholeEvents } from './whole';

/** A marker or figure to stand where it stood: only its last place matters. */
type Marker =
  TrackMarker | { readonly code: 'courtier'; readonly to: Noble } | { readonly code: 'aide'; readonly to: Deck };

/** A piece to take from where it is and put where it was. */
type Piece =
  /** The card that was played for the move. */
  | { readonly code: 'played-card' }
  | { readonly code: 'card-to-deck'; readonly deck: Deck; readonly from: 'discards' | 'hand' }
  | { readonly code: 'ships-to-sea'; readonly seat: Seat; readonly hulls: readonly Hull[] }
  | OfEvent<'official-off', 'official-placed', 'seat' | 'noble'>
  | OfEvent<'official-from-plaza', 'official-pushed-out', 'seat' | 'noble'>
  | (OfEvent<'official-to', 'official-returned', 'noble'> & { readonly place: EventOf<'official-returned'>['from'] })
  | OfEvent<'plan-to-stack', 'plan-taken', 'seat' | 'architect' | 'officials'>
  | ({ readonly code: 'plan-unfinished' } & Pick<Plan, 'architect' | 'officials'>)
  | OfEvent<'ship-to-yard', 'ship-taken', 'seat' | 'hull'>
  /** The new ship goes to the shipyard, the old one back under the same cargo. */
  | { readonly code: 'ship-changed-back'; readonly hull: Hull; readonly was: Hull }
  | OfEvent<'goods-to-supply', 'goods-produced', 'seat' | 'goods'>
  | { readonly code: 'goods'; readonly good: Good; readonly by: number }
  | { readonly code: 'reis'; readonly by: number }
  | { readonly code: 'crate-off'; readonly owner: Seat; readonly hull: Hull }
  | OfEvent<'clergy-to-church', 'clergy-taken', 'seat'>
  | OfEvent<'clergy-to-you', 'clergy-discarded', 'tiles'>
  | OfEvent<'favour-to-supply' | 'favour-to-seat', 'favour-taken' | 'favour-returned', 'seat' | 'noble'>
  | OfEvent<'city-tile-to-display', 'city-tile-taken', 'tile'>
  | { readonly code: 'city-tiles-to-stack'; readonly tiles: readonly CityTile[] }
  | OfEvent<'store-off', 'store-built', 'seat' | 'space' | 'good' | 'house'>
  | OfEvent<'building-off', 'building-opened', 'site' | 'architect' | 'colours'>
  /** `holder` null: it had no room and left the game. */
  | (OfEvent<'cube-to', 'cube-taken', 'cube'> & {
      readonly place: EventOf<'cube-taken'>['from'] | { readonly at: 'pile' };
      readonly holder: Seat | null;
    })
  | OfEvent<'decrees-to-display', 'decrees-taken', 'seat' | 'count'>
  | { readonly code: 'card-out'; readonly card: PortfolioCard }
  | { readonly code: 'card-in'; readonly card: PortfolioCard }
  | { readonly code: 'markers'; readonly by: number };

/** What is laid out anew at the change of the period, or was corrected. */
type Layout =
  | { readonly code: 'period'; readonly to: 1 | 2 }
  | { readonly code: 'decks'; readonly decks: ByDeck<number> }
  | { readonly code: 'yard'; readonly hulls: readonly Hull[] }
  | { readonly code: 'value'; readonly correction: Correction };

/** One thing the hands do to undo a move. */
export type PutBack = Marker | Piece | Layout;

const holderOf = (before: GameState, seat: Seat, cube: RubbleKind): Seat | null =>
  seat === 'you' && !hasRoomFor(before.you, cube) ? null : seat;

const unrefilled = (before: GameState, after: GameState): readonly PutBack[] => {
  const tiles = refilled(before, after);
  return tiles.length === 0 ? [] : [{ code: 'city-tiles-to-stack', tiles }];
};

/** What undoes each kind of event. */
const INVERSES: ByEvent<PutBack> = {
  'turn-moved': nothing,
  'turn-closed': (before, _, after) => unrefilled(before, after),
  'end-triggered': nothing,
  'courtier-moved': ({ courtier }) => [{ code: 'courtier', to: courtier }],
  'aide-moved': ({ aide }) => [{ code: 'aide', to: aide }],
  'card-left-deck': (_, { deck, how }) => [{ code: 'card-to-deck', deck, from: how === 'taken' ? 'hand' : 'discards' }],
  'ships-docked': (before, { seat }) => [{ code: 'ships-to-sea', seat, hulls: hullsAtSea(before, seat) }],
  'official-placed': (_, { seat, noble }) => [{ code: 'official-off', seat, noble }],
  'official-pushed-out': (_, { seat, noble }) => [{ code: 'official-from-plaza', seat, noble }],
  'plan-taken': (_, { seat, architect, officials }) => [{ code: 'plan-to-stack', seat, architect, officials }],
  'plan-revealed': nothing,
  'ship-taken': (_, { seat, hull }) => [{ code: 'ship-to-yard', seat, hull }],
  'treasury-moved': (before) => [{ code: 'treasury', reis: rightValue(before) }],
  'influence-changed': (before, { seat }) => [{ code: 'influence', seat, to: before[seat].influence }],
  'wigs-changed': (before, { seat }) => [{ code: 'wigs', seat, to: before[seat].wigs }],
  'goods-produced': (_, { seat, goods }) => [{ code: 'goods-to-supply', seat, goods }],
  'price-dropped': ({ market }, { good }) => [{ code: 'price', good, to: market[good] }],
  'cardinal-moved': ({ cardinal }) => [{ code: 'cardinal', to: cardinal }],
  'clergy-taken': (_, { seat }) => [{ code: 'clergy-to-church', seat }],
  'clergy-told': ({ lacerda }) => [{ code: 'wigs', seat: 'lacerda', to: lacerda.wigs }],
  'clergy-discarded': (_, { tiles }) => [{ code: 'clergy-to-you', tiles }],
  'favour-taken': (_, { seat, noble }) => [{ code: 'favour-to-supply', seat, noble }],
  'favour-returned': (_, { seat, noble }) => [{ code: 'favour-to-seat', seat, noble }],
  'city-tile-taken': (_, { tile }) => [{ code: 'city-tile-to-display', tile }],
  'store-built': (_, { seat, space, good, house }) => [{ code: 'store-off', seat, space, good, house }],
  'cube-taken': (before, { seat, from, cube }) => [
    { code: 'cube-to', place: from, cube, holder: holderOf(before, seat, cube) },
  ],
  'building-opened': (_, { site, architect, colours }) => [{ code: 'building-off', site, architect, colours }],
  'building-revealed': nothing,
  'decrees-taken': (_, { seat, count }) => [{ code: 'decrees-to-display', seat, count }],
  'reis-changed': (_, { by }) => [{ code: 'reis', by: -by }],
  'goods-changed': (_, { good, by }) => [{ code: 'goods', good, by: -by }],
  'cargo-loaded': (before, { owner, index }) =>
    shipsOf(before, owner)
      .slice(index, index + 1)
      .map(({ hull }) => ({ code: 'crate-off', owner, hull })),
  'card-tucked': (_, { card }) => [{ code: 'card-out', card }],
  'card-discarded': ({ you }, { index }) =>
    you.portfolio.slice(index, index + 1).map((card) => ({ code: 'card-in', card })),
  'ship-replaced': (before, event) =>
    replaced(before, event).map((was) => ({ code: 'ship-changed-back', hull: event.hull, was })),
  'official-returned': (_, { noble, from }) => [{ code: 'official-to', noble, place: from }],
  'plan-completed': ({ you }, { index }) =>
    you.plans
      .slice(index, index + 1)
      .map(({ architect, officials }) => ({ code: 'plan-unfinished', architect, officials })),
  'decree-taken': () => [{ code: 'decrees-to-display', seat: 'you', count: 1 }],
  'markers-changed': (_, { by }) => [{ code: 'markers', by: -by }],
  'pile-cube-taken': (before, { cube }) => [
    { code: 'cube-to', place: { at: 'pile' }, cube, holder: holderOf(before, 'you', cube) },
  ],
  'period-began': (before, _, after) => [{ code: 'period', to: before.period }, ...unrefilled(before, after)],
  'decks-dealt': ({ decks }) => [{ code: 'decks', decks }],
  'yard-filled': ({ shipyard }) => [{ code: 'yard', hulls: shipyard }],
  'reward-remembered': nothing,
  'clergy-remembered': nothing,
  'depth-changed': nothing,
  'value-corrected': (before, { correction }) => [{ code: 'value', correction: asItStands(before, correction) }],
};

/** Names a marker, so that it is moved once and not step by step; null for pieces, each of which is moved. */
function markerName(piece: PutBack): string | null {
  switch (piece.code) {
    case 'courtier':
    case 'aide':
    case 'treasury':
    // Stryker disable next-line ConditionalExpression: a name that is only compared with another may say more.
    case 'cardinal':
      return piece.code;
    case 'influence':
    case 'wigs':
      return `${piece.code} ${piece.seat}`;
    case 'price':
      return `price ${piece.good}`;
    default:
      return null;
  }
}

/** Names a supply, from which so many are taken or given back in all. */
function supplyName(piece: PutBack): string | null {
  if (piece.code === 'reis') return piece.code;
  return piece.code === 'goods' ? `goods ${piece.good}` : null;
}

/** Of each supply the sum, where it came up last. */
function summed(pieces: readonly PutBack[]): readonly PutBack[] {
  const names = pieces.map(supplyName);
  const total = (name: string): number =>
    pieces.reduce((sum, piece, index) => sum + (names[index] === name && 'by' in piece ? piece.by : 0), 0);
  return pieces.flatMap((piece, index) => {
    const name = names[index] ?? null;
    if (name === null || !('by' in piece)) return [piece];
    const by = names.lastIndexOf(name) === index ? total(name) : 0;
    return by === 0 ? [] : [{ ...piece, by }];
  });
}

/** Of each marker only where it ends. */
function settled(pieces: readonly PutBack[]): readonly PutBack[] {
  const names = pieces.map(markerName);
  return summed(
    pieces.filter((_, index) => names[index] === null || names.lastIndexOf(names[index] ?? null) === index),
  );
}

/** What takes each of these events back, in the order they happened. */
const inverses = (before: GameState, events: readonly GameEvent[]): readonly PutBack[] =>
  forEachEvent(INVERSES, before, events).flatMap((pieces) => [...pieces].reverse());

/** A value that is no longer mirrored then is not set. */
const isKnown = (table: GameState, piece: PutBack): boolean =>
  piece.code !== 'value' || isMirrored(table, piece.correction.of);

/** The pieces to put back so that these events have not happened, the latest first. */
export const putBackEvents = (before: GameState, events: readonly GameEvent[]): readonly PutBack[] =>
  settled([...inverses(before, events)].reverse());

/** The pieces to put back so that these entries have not happened, the latest first; payments too where they are not mirrored. */
export function putBackEntries(before: GameState, entries: readonly Entry[]): readonly PutBack[] {
  const pieces: PutBack[] = [];
  let state = before;
  for (const entry of entries) {
    if (spendsCard(entry)) pieces.push({ code: 'played-card' });
    pieces.push(...inverses(state, wholeEvents(state, entry)));
    state = evolveAll(state, entry.events);
  }
  return settled(pieces.reverse()).filter((piece) => isKnown(before, piece));
}
