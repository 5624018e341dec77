import type { Correction } from '../game/correction';
import type { CubePlace, EventOf, GameEvent, OfficialPlace } from '../game/event';
import { isMirrored } from '../game/depth';
import { evolve, evolveAll } from '../game/evolve';
import type { PortfolioCard } from '../model/cards';
import type { Face, GameState } from '../model/state';
import type {
  Architect,
  ByDeck,
  ByGood,
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
import { hasRoomFor } from '../rubble/sets';
import { isAtSea, shipsOf } from '../ships/sale';
import { rightValue } from '../treasury/treasury';
import type { Entry } from './history';
import { asItStands } from './mirrored';
import { spendsCard } from './pieces';
import { wholeEvents } from './whole';

/** A marker or figure to stand where it stood: only its last place matters. */
type Marker =
  | { readonly code: 'courtier'; readonly to: Noble }
  | { readonly code: 'aide'; readonly to: Deck }
  /** `reis` is the value of the space. */
  | { readonly code: 'treasury'; readonly reis: number }
  | { readonly code: 'influence' | 'wigs'; readonly seat: Seat; readonly to: number }
  | { readonly code: 'price'; readonly good: Good; readonly to: number }
  | { readonly code: 'cardinal'; readonly to: Gap };

/** A piece to take from where it is and put where it was. */
type Piece =
  /** The card that was played for the move. */
  | { readonly code: 'played-card' }
  | { readonly code: 'card-to-deck'; readonly deck: Deck; readonly from: 'discards' | 'hand' }
  | { readonly code: 'ships-to-sea'; readonly seat: Seat; readonly hulls: readonly Hull[] }
  | { readonly code: 'official-off'; readonly seat: Seat; readonly noble: Noble }
  | { readonly code: 'official-from-plaza'; readonly seat: Seat; readonly noble: Noble }
  | { readonly code: 'official-to'; readonly noble: Noble; readonly place: OfficialPlace }
  | { readonly code: 'plan-to-stack'; readonly seat: Seat; readonly architect: Architect; readonly officials: number }
  | { readonly code: 'plan-unfinished'; readonly architect: Architect; readonly officials: number }
  | { readonly code: 'ship-to-yard'; readonly seat: Seat; readonly hull: Hull }
  /** The new ship goes to the shipyard, the old one back under the same cargo. */
  | { readonly code: 'ship-changed-back'; readonly hull: Hull; readonly was: Hull }
  | { readonly code: 'goods-to-supply'; readonly seat: Seat; readonly goods: ByGood<number> }
  | { readonly code: 'goods'; readonly good: Good; readonly by: number }
  | { readonly code: 'reis'; readonly by: number }
  | { readonly code: 'crate-off'; readonly owner: Seat; readonly hull: Hull }
  | { readonly code: 'clergy-to-church'; readonly seat: Seat }
  | { readonly code: 'clergy-to-you'; readonly tiles: number }
  | { readonly code: 'favour-to-supply' | 'favour-to-seat'; readonly seat: Seat; readonly noble: Noble }
  | { readonly code: 'city-tile-to-display'; readonly tile: CityTile }
  | { readonly code: 'city-tiles-to-stack'; readonly tiles: readonly CityTile[] }
  | {
      readonly code: 'store-off';
      readonly seat: Seat;
      readonly space: Space;
      readonly good: Good;
      readonly house: HouseGroup | null;
    }
  | { readonly code: 'building-off'; readonly site: Site; readonly architect: Architect; readonly colours: Face }
  /** `holder` null: it had no room and left the game. */
  | {
      readonly code: 'cube-to';
      readonly place: CubePlace | { readonly at: 'pile' };
      readonly cube: RubbleKind;
      readonly holder: Seat | null;
    }
  | { readonly code: 'decrees-to-display'; readonly seat: Seat; readonly count: number }
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

type Inverse<Kind extends GameEvent['kind']> = (
  before: GameState,
  event: EventOf<Kind>,
  after: GameState,
) => readonly PutBack[];

const nothing = (): readonly PutBack[] => [];

const holderOf = (before: GameState, seat: Seat, cube: RubbleKind): Seat | null =>
  seat === 'you' && !hasRoomFor(before.you, cube) ? null : seat;

const refilled = (before: GameState, after: GameState): readonly PutBack[] => {
  const tiles = after.display.filter((tile) => !before.display.includes(tile));
  return tiles.length === 0 ? [] : [{ code: 'city-tiles-to-stack', tiles }];
};

function shipBack({ you }: GameState, { index, hull }: EventOf<'ship-replaced'>): readonly PutBack[] {
  const card = you.portfolio[index];
  return card?.card === 'ship' ? [{ code: 'ship-changed-back', hull, was: card.hull }] : [];
}

/** What undoes each kind of event; a kind without its line does not compile. What is only known, not moved, is nothing. */
const INVERSES: { readonly [Kind in GameEvent['kind']]: Inverse<Kind> } = {
  'turn-moved': nothing,
  'turn-closed': (before, _, after) => refilled(before, after),
  'end-triggered': nothing,
  'courtier-moved': ({ courtier }) => [{ code: 'courtier', to: courtier }],
  'aide-moved': ({ aide }) => [{ code: 'aide', to: aide }],
  'card-left-deck': (_, { deck, how }) => [{ code: 'card-to-deck', deck, from: how === 'taken' ? 'hand' : 'discards' }],
  'ships-docked': (before, { seat }) => [
    {
      code: 'ships-to-sea',
      seat,
      hulls: shipsOf(before, seat)
        .filter(isAtSea)
        .map(({ hull }) => hull),
    },
  ],
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
  'ship-replaced': shipBack,
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
  'period-began': (before, _, after) => [{ code: 'period', to: before.period }, ...refilled(before, after)],
  'decks-dealt': ({ decks }) => [{ code: 'decks', decks }],
  'yard-filled': ({ shipyard }) => [{ code: 'yard', hulls: shipyard }],
  'reward-remembered': nothing,
  'clergy-remembered': nothing,
  'depth-changed': nothing,
  'value-corrected': (before, { correction }) => [{ code: 'value', correction: asItStands(before, correction) }],
};

const inverse = (before: GameState, event: GameEvent, after: GameState): readonly PutBack[] => {
  const undone = INVERSES[event.kind] as (before: GameState, event: GameEvent, after: GameState) => readonly PutBack[];
  return undone(before, event, after);
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
function inverses(before: GameState, events: readonly GameEvent[]): readonly PutBack[] {
  const pieces: PutBack[] = [];
  let state = before;
  for (const event of events) {
    const after = evolve(state, event);
    pieces.push(...[...inverse(state, event, after)].reverse());
    state = after;
  }
  return pieces;
}

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
