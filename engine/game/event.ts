import type { Reward } from '../model/boardSheet';
import type { PortfolioCard } from '../model/cards';
import type { ClergyTile, CubePlace, Depth, Face } from '../model/state';
import type { Turn } from '../model/turn';
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

import type { Correction } from './correction';

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
  /** `tile` is what is known of yours; his are discarded at once. */
  | { readonly kind: 'clergy-taken'; readonly seat: Seat; readonly tile?: ClergyTile }
  | { readonly kind: 'clergy-told'; readonly wigs: number }
  | { readonly kind: 'clergy-discarded'; readonly tiles: number; readonly which?: readonly number[] }
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
  | { readonly kind: 'decrees-taken'; readonly seat: Seat; readonly count: number }
  | PersonEvent
  | TableEvent;

/** What only a person has: réis, goods, cards, plans to complete, decrees that count one by one. */
export type PersonEvent =
  | { readonly kind: 'reis-changed'; readonly by: number }
  | { readonly kind: 'goods-changed'; readonly good: Good; readonly by: number }
  | { readonly kind: 'cargo-loaded'; readonly owner: Seat; readonly index: number }
  | { readonly kind: 'card-tucked'; readonly card: PortfolioCard }
  | { readonly kind: 'card-discarded'; readonly index: number }
  | { readonly kind: 'ship-replaced'; readonly index: number; readonly hull: Hull }
  | { readonly kind: 'official-returned'; readonly noble: Noble; readonly from: OfficialPlace }
  | { readonly kind: 'plan-completed'; readonly index: number }
  | { readonly kind: 'decree-taken'; readonly wigs: number }
  | { readonly kind: 'markers-changed'; readonly by: number }
  | { readonly kind: 'pile-cube-taken'; readonly cube: RubbleKind };

/** An official stands in a noble's office or on the plaza below it. */
export type OfficialPlace = 'office' | 'plaza';

/** What is set up anew, learned or corrected. */
export type TableEvent =
  | { readonly kind: 'period-began' }
  | { readonly kind: 'decks-dealt'; readonly decks: ByDeck<number> }
  | { readonly kind: 'yard-filled'; readonly hulls: readonly Hull[] }
  | { readonly kind: 'reward-remembered'; readonly place: string; readonly rewards: readonly Reward[] }
  | { readonly kind: 'clergy-remembered'; readonly tile: ClergyTile }
  | { readonly kind: 'depth-changed'; readonly depth: Depth }
  | { readonly kind: 'value-corrected'; readonly correction: Correction };

export type EventOf<Kind extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: Kind }>;

/** Every event under its kind. */
export type Events = { readonly [Kind in GameEvent['kind']]: EventOf<Kind> };
