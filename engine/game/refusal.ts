import type { RuleId } from '../model/rules';
import type { YourStep, TaskKind } from '../model/turn';
import type {
  Architect,
  Colour,
  Good,
  HouseGroup,
  Noble,
  RubbleKind,
  Seat,
  Site,
  Space,
  StateAction,
} from '../model/vocabulary';
import type { SaleRefusal } from '../ships/sale';

/** The turn does not stand where this could be done. */
type WrongMoment =
  | { readonly code: 'not-your-turn' | 'game-over' | 'nothing-to-decline' }
  | { readonly code: 'not-now'; readonly at: YourStep['at'] }
  | { readonly code: 'first-finish'; readonly task: TaskKind }
  | { readonly code: 'must-be-done'; readonly task: TaskKind }
  | { readonly code: 'reward-not-declined'; readonly task: TaskKind }
  | { readonly code: 'action-covered'; readonly action: StateAction }
  | { readonly code: 'enough-trades'; readonly most: number }
  | { readonly code: 'selling-or-trading'; readonly doing: 'selling' | 'trading' }
  | { readonly code: 'must-sell-or-trade' }
  /** What would make it possible: one more of any of these goods, or, with the goods there are, a docked ship. */
  | { readonly code: 'no-sale-or-trade'; readonly goods: readonly Good[]; readonly ship: boolean };

/** Something is missing or too much, in numbers. */
type Short =
  | SaleRefusal
  | { readonly code: 'too-poor'; readonly needed: number; readonly has: number }
  | { readonly code: 'too-few-coins'; readonly asked: number; readonly has: number }
  | { readonly code: 'wrong-payment'; readonly cost: number }
  | { readonly code: 'cannot-pay-visit'; readonly cost: number; readonly has: number }
  | { readonly code: 'wrong-good'; readonly noble: Noble; readonly takes: readonly Good[] }
  | { readonly code: 'wrong-goods'; readonly needed: number; readonly given: number }
  | { readonly code: 'too-few-goods'; readonly needed: number; readonly has: number }
  | { readonly code: 'same-good-twice'; readonly good: Good }
  | { readonly code: 'no-room-for-good'; readonly good: Good; readonly most: number }
  | { readonly code: 'portfolio-full'; readonly limit: number; readonly used: number }
  | { readonly code: 'no-such-card'; readonly index: number }
  | { readonly code: 'frees-no-slot'; readonly index: number }
  | { readonly code: 'no-official-left'; readonly needed: number; readonly has: number }
  | { readonly code: 'office-closed'; readonly noble: Noble }
  | { readonly code: 'same-office-twice'; readonly noble: Noble }
  | { readonly code: 'how-many-offices'; readonly least: number; readonly most: number; readonly given: number }
  | { readonly code: 'no-plan-left'; readonly architect: Architect }
  | {
      readonly code:
        'no-plans-left' | 'yard-empty' | 'nothing-to-produce' | 'no-favour-left' | 'pile-empty' | 'no-marker';
    }
  | { readonly code: 'smaller-ship'; readonly hull: number; readonly replaces: number }
  | { readonly code: 'no-extra-good'; readonly good: Good }
  | { readonly code: 'clergy-full'; readonly most: number }
  | { readonly code: 'steps'; readonly most: number }
  | { readonly code: 'favour-held'; readonly noble: Noble }
  | { readonly code: 'favour-missing'; readonly noble: Noble };

/** The city does not allow it. */
type NotInTheCity =
  | { readonly code: 'no-land' | 'no-site-left' | 'no-unfinished-plan' }
  | { readonly code: 'no-house-left' }
  | { readonly code: 'land-taken'; readonly space: Space }
  | { readonly code: 'off-street'; readonly space: Space; readonly good: Good; readonly fits: readonly Good[] }
  | { readonly code: 'tile-gone'; readonly good: Good }
  | { readonly code: 'out-of-play'; readonly place: Space | Site }
  | { readonly code: 'no-such-cube'; readonly from: 'row' | 'column'; readonly cube: RubbleKind }
  | { readonly code: 'take-a-cube' }
  | { readonly code: 'group-empty'; readonly house: HouseGroup }
  | { readonly code: 'site-taken'; readonly site: Site }
  | { readonly code: 'no-such-plan'; readonly plan: number }
  | { readonly code: 'plan-done'; readonly plan: number }
  | { readonly code: 'no-building'; readonly architect: Architect }
  | { readonly code: 'north-site-needs'; readonly site: Site; readonly good: Good }
  | { readonly code: 'choose-officials'; readonly needed: number; readonly out: number }
  | { readonly code: 'no-official-there'; readonly noble: Noble; readonly from: 'office' | 'plaza' };

/** What was entered cannot be, or has to be entered first. */
type CannotBe =
  /** The reward printed there is not known and may be enough. */
  | { readonly code: 'reward-first'; readonly place: Space | Site }
  | { readonly code: 'tell-first'; readonly about: 'plan' | 'building'; readonly architect: Architect }
  | { readonly code: 'already-known'; readonly about: 'plan' | 'building'; readonly architect: Architect }
  | { readonly code: 'deck-empty' }
  | { readonly code: 'no-clergy'; readonly asked: number; readonly has: number }
  | { readonly code: 'not-your-tiles' }
  | { readonly code: 'out-of-range'; readonly least: number; readonly most: number; readonly given: number }
  | { readonly code: 'holdings-missing' }
  | { readonly code: 'no-such-place'; readonly place: string }
  | { readonly code: 'equal-colours'; readonly colour: Good }
  | { readonly code: 'houses-do-not-fit'; readonly stores: number; readonly houses: number }
  | { readonly code: 'office-overfull'; readonly noble: Noble; readonly most: number; readonly given: number }
  | { readonly code: 'too-many-cubes'; readonly kind: RubbleKind; readonly most: number; readonly given: number }
  | { readonly code: 'not-the-tiles'; readonly tiles: readonly number[] }
  | { readonly code: 'house-does-not-fit'; readonly house: HouseGroup | null }
  | {
      readonly code: 'too-many';
      readonly of: Colour | Seat | 'cards' | 'cubes';
      readonly most: number;
      readonly given: number;
    };

/** Why a command is refused: a code, its numbers and the rule it rests on; nothing changes. */
export type Refusal = { readonly rule: RuleId | null } & (WrongMoment | Short | NotInTheCity | CannotBe);

/** Why a value cannot lie on a table. */
export type CorrectionRefusal = Extract<
  Refusal,
  {
    readonly code:
      | 'out-of-range'
      | 'too-many'
      | 'too-many-cubes'
      | 'office-overfull'
      | 'equal-colours'
      | 'out-of-play'
      | 'north-site-needs'
      | 'off-street'
      | 'no-house-left'
      | 'house-does-not-fit'
      | 'houses-do-not-fit'
      | 'not-the-tiles';
  }
>;
