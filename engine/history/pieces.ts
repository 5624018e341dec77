import type { Command } from '../game/command';
import type { EventOf } from '../game/event';
import type { PortfolioCard } from '../model/cards';
import type { GameState, Plan } from '../model/state';
import type { Turn } from '../model/turn';
import type { CityTile, Deck, Good, Hull } from '../model/vocabulary';
import { GOODS } from '../model/vocabulary';
import type { Move } from '../play/move';
import { hasRoomFor } from '../rubble/sets';
import { isAtSea, shipsOf } from '../ships/sale';
import { rightValue } from '../treasury/treasury';
import type { ByEvent, OfEvent, TrackMarker } from './eachEvent';
import { forEachEvent, hullsAtSea, nothing, refilled, replaced } from './eachEvent';
import type { Entry } from './history';
import { wholeEvents } from './whole';

/** A piece that goes from one place to another. */
type Piece =
  | { readonly code: 'card-played' }
  | { readonly code: 'card-to-hand'; readonly deck: Deck; readonly left: number }
  | { readonly code: 'card-tucked' | 'card-out'; readonly card: PortfolioCard }
  | { readonly code: 'ships-home'; readonly hulls: readonly Hull[] }
  | OfEvent<'ship-taken', 'ship-taken', 'hull'>
  | { readonly code: 'ship-replaced'; readonly hull: Hull; readonly was: Hull }
  /** The goods onto a ship, of a kind where it is known; `sails`: it is full, its crates are turned over. */
  | (OfEvent<'crates', 'cargo-loaded', 'owner'> & {
      readonly hull: Hull;
      readonly good: Good | null;
      readonly count: number;
      readonly sails: boolean;
    })
  | OfEvent<'official-placed' | 'official-to-plaza', 'official-placed' | 'official-pushed-out', 'seat' | 'noble'>
  | OfEvent<'official-home', 'official-returned', 'noble' | 'from'>
  | OfEvent<'plan-taken', 'plan-taken', 'architect' | 'officials'>
  | ({ readonly code: 'plan-done' } & Pick<Plan, 'architect' | 'officials'>)
  | OfEvent<'favour-taken' | 'favour-returned', 'favour-taken' | 'favour-returned', 'noble'>
  | { readonly code: 'clergy-taken' | 'decree-taken' | 'cardinal-down' | 'cardinal-up' | 'set-marker' | 'marker-spent' }
  | OfEvent<'clergy-discarded', 'clergy-discarded', 'tiles'>
  | OfEvent<'tile-taken', 'city-tile-taken', 'tile'>
  | OfEvent<'store-built', 'store-built', 'space' | 'good' | 'house'>
  | OfEvent<'building-opened', 'building-opened', 'site' | 'architect'>
  /** `kept` false: there is no room for it and it leaves the game. */
  | (OfEvent<'cube-taken', 'cube-taken', 'cube'> & {
      readonly place: EventOf<'cube-taken'>['from'] | { readonly at: 'pile' };
      readonly kept: boolean;
    })
  /** Taken from the supply, or given back when negative. */
  | { readonly code: 'reis'; readonly by: number }
  | { readonly code: 'goods'; readonly good: Good; readonly by: number }
  | { readonly code: 'refill'; readonly tiles: readonly CityTile[] }
  | { readonly code: 'new-period' }
  | { readonly code: 'yard'; readonly hulls: readonly Hull[] };

/** One thing the hands do on the cardboard for a move of yours. */
export type PieceMove = TrackMarker | Piece;

const lies = (turn: Turn): boolean => ('due' in turn ? turn.due.church !== null : false);

function turned(before: Turn, after: Turn): readonly PieceMove[] {
  if (lies(before) === lies(after)) return [];
  return [{ code: lies(after) ? 'cardinal-down' : 'cardinal-up' }];
}

const laidOut = (before: GameState, after: GameState): readonly PieceMove[] => {
  const tiles = refilled(before, after);
  return tiles.length === 0 ? [] : [{ code: 'refill', tiles }];
};

function loaded(after: GameState, { owner, index }: EventOf<'cargo-loaded'>): readonly PieceMove[] {
  return shipsOf(after, owner)
    .slice(index, index + 1)
    .map((ship) => ({ code: 'crates', owner, hull: ship.hull, good: null, count: 1, sails: isAtSea(ship) }));
}

/** What each kind of event asks of the hands. What only Lacerda does is in his steps. */
const FORWARD: ByEvent<PieceMove> = {
  'turn-moved': (before, { turn }) => turned(before.turn, turn),
  'turn-closed': (before, _, after) => [...turned(before.turn, after.turn), ...laidOut(before, after)],
  'end-triggered': nothing,
  'courtier-moved': nothing,
  'aide-moved': nothing,
  'card-left-deck': (_, { deck }, after) => [{ code: 'card-to-hand', deck, left: after.decks[deck] }],
  'ships-docked': (before, { seat }) => [{ code: 'ships-home', hulls: hullsAtSea(before, seat) }],
  'official-placed': (_, { seat, noble }) => [{ code: 'official-placed', seat, noble }],
  'official-pushed-out': (_, { seat, noble }) => [{ code: 'official-to-plaza', seat, noble }],
  'plan-taken': (_, { architect, officials }) => [{ code: 'plan-taken', architect, officials }],
  'plan-revealed': nothing,
  'ship-taken': (_, { hull }) => [{ code: 'ship-taken', hull }],
  'treasury-moved': (_, __, after) => [{ code: 'treasury', reis: rightValue(after) }],
  'influence-changed': (_, { seat }, after) => [{ code: 'influence', seat, to: after[seat].influence }],
  'wigs-changed': (_, { seat }, after) => [{ code: 'wigs', seat, to: after[seat].wigs }],
  'goods-produced': (_, { goods }) =>
    GOODS.filter((good) => goods[good] > 0).map((good) => ({ code: 'goods', good, by: goods[good] })),
  'price-dropped': (_, { good, to }) => [{ code: 'price', good, to }],
  'cardinal-moved': (_, { to }) => [{ code: 'cardinal', to }],
  'clergy-taken': () => [{ code: 'clergy-taken' }],
  'clergy-told': nothing,
  'clergy-discarded': (_, { tiles }) => [{ code: 'clergy-discarded', tiles }],
  'favour-taken': (_, { noble }) => [{ code: 'favour-taken', noble }],
  'favour-returned': (_, { noble }) => [{ code: 'favour-returned', noble }],
  'city-tile-taken': (_, { tile }) => [{ code: 'tile-taken', tile }],
  'store-built': (_, { space, good, house }) => [{ code: 'store-built', space, good, house }],
  'cube-taken': ({ you }, { from, cube }) => [{ code: 'cube-taken', place: from, cube, kept: hasRoomFor(you, cube) }],
  'building-opened': (_, { site, architect }) => [{ code: 'building-opened', site, architect }],
  'building-revealed': nothing,
  'decrees-taken': () => [{ code: 'decree-taken' }],
  'reis-changed': (_, { by }) => [{ code: 'reis', by }],
  'goods-changed': (_, { good, by }) => [{ code: 'goods', good, by }],
  'cargo-loaded': (_, event, after) => loaded(after, event),
  'card-tucked': (_, { card }) => [{ code: 'card-tucked', card }],
  'card-discarded': ({ you }, { index }) =>
    you.portfolio.slice(index, index + 1).map((card) => ({ code: 'card-out', card })),
  'ship-replaced': (before, event) =>
    replaced(before, event).map((was) => ({ code: 'ship-replaced', hull: event.hull, was })),
  'official-returned': (_, { noble, from }) => [{ code: 'official-home', noble, from }],
  'plan-completed': ({ you }, { index }) =>
    you.plans.slice(index, index + 1).map(({ architect, officials }) => ({ code: 'plan-done', architect, officials })),
  'decree-taken': () => [{ code: 'decree-taken' }],
  // Stryker disable next-line EqualityOperator: no event changes nothing.
  'markers-changed': (_, { by }) => [{ code: by > 0 ? 'set-marker' : 'marker-spent' }],
  'pile-cube-taken': ({ you }, { cube }) => [
    { code: 'cube-taken', place: { at: 'pile' }, cube, kept: hasRoomFor(you, cube) },
  ],
  'period-began': () => [{ code: 'new-period' }],
  'decks-dealt': nothing,
  'yard-filled': (_, { hulls }) => [{ code: 'yard', hulls }],
  'reward-remembered': nothing,
  'clergy-remembered': nothing,
  'depth-changed': nothing,
  'value-corrected': nothing,
};

/** What is done once however often it comes up: markers stand where they end, money and crates are counted together. */
function nameOf(piece: PieceMove): string | null {
  switch (piece.code) {
    case 'treasury':
    case 'cardinal':
    // Stryker disable next-line ConditionalExpression: a name that is only compared with another may say more.
    case 'reis':
      return piece.code;
    case 'influence':
    case 'wigs':
      return `${piece.code} ${piece.seat}`;
    case 'price':
    case 'goods':
      return `${piece.code} ${piece.good}`;
    case 'crates':
      return `crates ${piece.owner} ${piece.hull} ${piece.good}`;
    default:
      return null;
  }
}

function joined(first: PieceMove, next: PieceMove): PieceMove {
  // Stryker disable LogicalOperator,ConditionalExpression: what has one name is of one kind; the type does not know.
  if (first.code === 'crates' && next.code === 'crates') return { ...next, count: first.count + next.count };
  return 'by' in first && 'by' in next ? { ...next, by: first.by + next.by } : next;
  // Stryker restore LogicalOperator,ConditionalExpression
}

const isOneGood = (piece: PieceMove | undefined): piece is Extract<Piece, { readonly code: 'goods' }> =>
  piece?.code === 'goods' && piece.by === -1;

/** A good that is sold goes from the warehouse onto the ship: one piece, not one paid and one loaded (`sell.goods`). */
const aboard = (pieces: readonly PieceMove[]): readonly PieceMove[] =>
  pieces.flatMap((piece, at) => {
    const [sold, next] = [pieces[at - 1], pieces[at + 1]];
    if (isOneGood(piece) && next?.code === 'crates') return [];
    return piece.code === 'crates' && isOneGood(sold) ? [{ ...piece, good: sold.good }] : [piece];
  });

/** Each marker and each supply once, where it came up last. */
function gathered(pieces: readonly PieceMove[]): readonly PieceMove[] {
  const so: PieceMove[] = [];
  for (const piece of pieces) {
    const name = nameOf(piece);
    const at = name === null ? -1 : so.findIndex((one) => nameOf(one) === name);
    const [known] = at < 0 ? [] : so.splice(at, 1);
    so.push(known === undefined ? piece : joined(known, piece));
  }
  return so.filter((piece) => !('by' in piece) || piece.by !== 0);
}

/** Commands that cost a card of the hand: it leaves the game (`setup.supply`). */
const SPENDS_CARD: readonly Move['kind'][] = ['visit', 'sponsor', 'get-gold'] satisfies readonly Command['kind'][];

export const spendsCard = ({ moves }: Pick<Entry, 'moves'>): boolean =>
  moves.some(({ kind }) => SPENDS_CARD.includes(kind));

/**
 * What the hands do for one entry of yours, in the order it happened, also with what is not mirrored; the change of period has its
 * own list, done before.
 */
export function piecesToMove(before: GameState, entry: Entry): readonly PieceMove[] {
  if (entry.moves.some(({ kind }) => kind === 'period-discard')) return [];
  const played: readonly PieceMove[] = spendsCard(entry) ? [{ code: 'card-played' }] : [];
  return gathered([...played, ...aboard(forEachEvent(FORWARD, before, wholeEvents(before, entry)).flat())]);
}
