import type { Command } from '../game/command';
import type { CubePlace, EventOf, GameEvent, OfficialPlace } from '../game/event';
import { evolve } from '../game/evolve';
import type { PortfolioCard } from '../model/cards';
import type { GameState } from '../model/state';
import type { Turn } from '../model/turn';
import type {
  Architect,
  CityTile,
  Deck,
  Gap,
  Good,
  HouseGroup,
  Hull,
  Noble,
  RubbleKind,
  Seat,
  Site,
  Space,
} from '../model/vocabulary';
import { GOODS } from '../model/vocabulary';
import type { Move } from '../play/move';
import { hasRoomFor } from '../rubble/sets';
import { isAtSea, shipsOf } from '../ships/sale';
import { rightValue } from '../treasury/treasury';
import type { Entry } from './history';
import { wholeEvents } from './whole';

/** A marker that ends somewhere: only its last place matters. */
type Marker =
  | { readonly code: 'treasury'; readonly reis: number }
  | { readonly code: 'influence' | 'wigs'; readonly seat: Seat; readonly to: number }
  | { readonly code: 'price'; readonly good: Good; readonly to: number }
  | { readonly code: 'cardinal'; readonly to: Gap };

/** A piece that goes from one place to another. */
type Piece =
  | { readonly code: 'card-played' }
  | { readonly code: 'card-to-hand'; readonly deck: Deck; readonly left: number }
  | { readonly code: 'card-tucked' | 'card-out'; readonly card: PortfolioCard }
  | { readonly code: 'ships-home'; readonly hulls: readonly Hull[] }
  | { readonly code: 'ship-taken'; readonly hull: Hull }
  | { readonly code: 'ship-replaced'; readonly hull: Hull; readonly was: Hull }
  /** The crates under a ship; `sails`: it is full, its crates are turned over. */
  | {
      readonly code: 'crates';
      readonly owner: Seat;
      readonly hull: Hull;
      readonly count: number;
      readonly sails: boolean;
    }
  | { readonly code: 'official-placed' | 'official-to-plaza'; readonly seat: Seat; readonly noble: Noble }
  | { readonly code: 'official-home'; readonly noble: Noble; readonly from: OfficialPlace }
  | { readonly code: 'plan-taken'; readonly architect: Architect; readonly officials: number }
  | { readonly code: 'plan-done'; readonly architect: Architect; readonly officials: number }
  | { readonly code: 'favour-taken' | 'favour-returned'; readonly noble: Noble }
  | { readonly code: 'clergy-taken' | 'decree-taken' | 'cardinal-down' | 'cardinal-up' | 'set-marker' | 'marker-spent' }
  | { readonly code: 'clergy-discarded'; readonly tiles: number }
  | { readonly code: 'tile-taken'; readonly tile: CityTile }
  | { readonly code: 'store-built'; readonly space: Space; readonly good: Good; readonly house: HouseGroup | null }
  | { readonly code: 'building-opened'; readonly site: Site; readonly architect: Architect }
  /** `kept` false: there is no room for it and it leaves the game. */
  | {
      readonly code: 'cube-taken';
      readonly place: CubePlace | { readonly at: 'pile' };
      readonly cube: RubbleKind;
      readonly kept: boolean;
    }
  /** Taken from the supply, or given back when negative. */
  | { readonly code: 'reis'; readonly by: number }
  | { readonly code: 'goods'; readonly good: Good; readonly by: number }
  | { readonly code: 'refill'; readonly tiles: readonly CityTile[] }
  | { readonly code: 'new-period' }
  | { readonly code: 'yard'; readonly hulls: readonly Hull[] };

/** One thing the hands do on the cardboard for a move of yours. */
export type PieceMove = Marker | Piece;

type Forward<Kind extends GameEvent['kind']> = (
  before: GameState,
  event: EventOf<Kind>,
  after: GameState,
) => readonly PieceMove[];

const nothing = (): readonly PieceMove[] => [];

const lies = (turn: Turn): boolean => ('due' in turn ? turn.due.church !== null : false);

function turned(before: Turn, after: Turn): readonly PieceMove[] {
  if (lies(before) === lies(after)) return [];
  return [{ code: lies(after) ? 'cardinal-down' : 'cardinal-up' }];
}

const refilled = (before: GameState, after: GameState): readonly PieceMove[] => {
  const tiles = after.display.filter((tile) => !before.display.includes(tile));
  return tiles.length === 0 ? [] : [{ code: 'refill', tiles }];
};

function replaced({ you }: GameState, { index, hull }: EventOf<'ship-replaced'>): readonly PieceMove[] {
  const card = you.portfolio[index];
  return card?.card === 'ship' ? [{ code: 'ship-replaced', hull, was: card.hull }] : [];
}

function loaded(after: GameState, { owner, index }: EventOf<'cargo-loaded'>): readonly PieceMove[] {
  return shipsOf(after, owner)
    .slice(index, index + 1)
    .map((ship) => ({ code: 'crates', owner, hull: ship.hull, count: 1, sails: isAtSea(ship) }));
}

/** What each kind of event asks of the hands; a kind without its line does not compile. What only Lacerda does is in his steps. */
const FORWARD: { readonly [Kind in GameEvent['kind']]: Forward<Kind> } = {
  'turn-moved': (before, { turn }) => turned(before.turn, turn),
  'turn-closed': (before, _, after) => [...turned(before.turn, after.turn), ...refilled(before, after)],
  'end-triggered': nothing,
  'courtier-moved': nothing,
  'aide-moved': nothing,
  'card-left-deck': (_, { deck }, after) => [{ code: 'card-to-hand', deck, left: after.decks[deck] }],
  'ships-docked': (before, { seat }) => [
    {
      code: 'ships-home',
      hulls: shipsOf(before, seat)
        .filter(isAtSea)
        .map(({ hull }) => hull),
    },
  ],
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
  'ship-replaced': replaced,
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
      return `crates ${piece.owner} ${piece.hull}`;
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
  const pieces: PieceMove[] = spendsCard(entry) ? [{ code: 'card-played' }] : [];
  let state = before;
  for (const event of wholeEvents(before, entry)) {
    const after = evolve(state, event);
    const forward = FORWARD[event.kind] as (
      before: GameState,
      event: GameEvent,
      after: GameState,
    ) => readonly PieceMove[];
    pieces.push(...forward(state, event, after));
    state = after;
  }
  return gathered(pieces);
}
