import type { Face } from '../model/state';
import type { Turn } from '../model/turn';
import type {
  Architect, ByGood, CityTile, Column, Deck, Gap, Good, HouseGroup, Hull, Noble, Row, RubbleKind, Seat, Site, Space,
} from '../model/vocabulary';

/** Where a cube lay on the map. */
export type CubePlace =
  | { readonly at: 'row'; readonly row: Row }
  | { readonly at: 'column'; readonly column: Column }
  | { readonly at: 'site'; readonly site: Site };

/** What happened on the table: a fact in the past tense, never judged again. Each moves one kind of piece. */
export type GameEvent =
  | { readonly kind: 'turn-moved'; readonly turn: Turn }
  | { readonly kind: 'turn-closed'; readonly seat: Seat }
  | { readonly kind: 'end-triggered' }
  | { readonly kind: 'courtier-moved'; readonly to: Noble }
  | { readonly kind: 'aide-moved'; readonly to: Deck }
  | { readonly kind: 'card-left-deck'; readonly deck: Deck; readonly how: 'discarded' | 'taken' }
  | { readonly kind: 'ships-docked'; readonly seat: Seat }
  | { readonly kind: 'official-placed'; readonly seat: Seat; readonly noble: Noble }
  | { readonly kind: 'official-pushed-out'; readonly seat: Seat; readonly noble: Noble }
  | { readonly kind: 'plan-taken'; readonly seat: Seat; readonly architect: Architect; readonly officials: number }
  | { readonly kind: 'plan-revealed'; readonly architect: Architect; readonly officials: number | null }
  | { readonly kind: 'ship-taken'; readonly seat: Seat; readonly hull: Hull }
  | { readonly kind: 'treasury-moved'; readonly to: number }
  | { readonly kind: 'influence-changed'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'wigs-changed'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'goods-produced'; readonly seat: Seat; readonly goods: ByGood<number> }
  | { readonly kind: 'price-dropped'; readonly good: Good; readonly to: number }
  | { readonly kind: 'cardinal-moved'; readonly to: Gap }
  | { readonly kind: 'clergy-taken'; readonly seat: Seat }
  | { readonly kind: 'clergy-told'; readonly wigs: number }
  | { readonly kind: 'clergy-discarded'; readonly tiles: number }
  | { readonly kind: 'favour-taken'; readonly seat: Seat; readonly noble: Noble }
  | { readonly kind: 'favour-returned'; readonly seat: Seat; readonly noble: Noble }
  | { readonly kind: 'city-tile-taken'; readonly tile: CityTile }
  | {
      readonly kind: 'store-built';
      readonly seat: Seat;
      readonly space: Space;
      readonly good: Good;
      readonly house: HouseGroup | null;
    }
  | { readonly kind: 'cube-taken'; readonly seat: Seat; readonly from: CubePlace; readonly cube: RubbleKind }
  | {
      readonly kind: 'building-opened';
      readonly seat: Seat;
      readonly site: Site;
      readonly architect: Architect;
      readonly colours: Face;
    }
  | { readonly kind: 'building-revealed'; readonly architect: Architect; readonly colours: Face | null }
  | { readonly kind: 'decrees-taken'; readonly seat: Seat; readonly count: number };

export type EventOf<Kind extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: Kind }>;
