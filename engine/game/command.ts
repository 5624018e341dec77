import type { Reward } from '../model/boardSheet';
import type { ClergyTile, Depth, Face } from '../model/state';
import type { ChurchChoice } from '../model/lacerdaInputs';
import type {
  Architect,
  ByGood,
  Deck,
  Good,
  HouseGroup,
  Noble,
  RubbleKind,
  Site,
  Space,
  StateAction,
} from '../model/vocabulary';
import type { Payment } from '../influence/waysToPay';
import type { CubeChoice } from '../rubble/cubes';
import type { ShipRef } from '../ships/sale';
import type { Correction } from './correction';
import type { OfficialPlace } from './event';

/** What is printed on a card, space or site; absent: what the board sheet remembers, else nothing. */
interface Printed {
  readonly reward?: readonly Reward[];
}

/** A political card by its printed number, when the person likes to have it remembered. */
interface Numbered {
  readonly number?: number;
}

/** A card of the portfolio that makes room first; absent: none, or the one chosen with `make-room` (`portfolio.size`). */
interface Discarding {
  readonly discard?: number;
}

/** A payment in réis: so many of them are taken from the influence track (`influence.cash`). */
interface Paying {
  readonly coins: number;
}

/** Where the new ship goes: an empty slot, in place of an own ship, or a slot made free by discarding a card. */
export type ShipPlace =
  | { readonly how: 'new' }
  | { readonly how: 'replace'; readonly index: number }
  | { readonly how: 'discard'; readonly index: number };

/** An own official on the board. */
export interface OfficialAt {
  readonly noble: Noble;
  readonly from: OfficialPlace;
}

/** One card in each noble's colour that gave its reward at the period change, with that reward. */
export type PeriodRewards = Readonly<Partial<Record<Noble, readonly Reward[]>>>;

/** What you hold that the smaller depth does not track. */
export interface Holdings {
  readonly reis: number;
  readonly goods: ByGood<number>;
  readonly clergy: readonly ClergyTile[];
  readonly decrees: readonly number[];
}

/** What only the table knows: it answers an open question. */
export type Fact =
  | { readonly about: 'plan'; readonly architect: Architect; readonly officials: number | null }
  | { readonly about: 'building'; readonly architect: Architect; readonly colours: Face | null }
  | { readonly about: 'reward'; readonly place: string; readonly rewards: readonly Reward[] };

/** The card you play, or the gold you take: one per turn. */
export type ActionCommand =
  | { readonly kind: 'get-gold' }
  | ({ readonly kind: 'play-noble-card'; readonly noble: Noble; readonly influence: number } & Printed &
      Numbered &
      Discarding)
  /** `reward` holds the lasting benefits. */
  | ({ readonly kind: 'play-treasury-card' } & Printed & Numbered & Discarding)
  | { readonly kind: 'visit'; readonly noble: Noble; readonly pay: Payment }
  /** `reward` is the event of the card. */
  | ({ readonly kind: 'sponsor' } & Printed & Numbered & Paying);

/** What goes on in the portfolio after a card was played there. */
export type PortfolioCommand =
  | { readonly kind: 'make-room'; readonly index: number }
  | { readonly kind: 'sell'; readonly good: Good; readonly ship: ShipRef }
  | { readonly kind: 'trade'; readonly good: Good; readonly action: StateAction };

/** The six state actions. */
export type StateCommand =
  | { readonly kind: 'recruit-officials'; readonly nobles: readonly Noble[] }
  | { readonly kind: 'take-plan'; readonly architect: Architect }
  | { readonly kind: 'build-ship'; readonly pay: readonly Good[]; readonly place: ShipPlace }
  /** `extra` is the type of the further good that right houses give. */
  | { readonly kind: 'produce'; readonly extra: Good | null }
  /** `tile` is what is printed on the tile taken; absent: nothing is known of it. */
  | { readonly kind: 'meet-cardinal'; readonly steps: 1 | 2; readonly tile?: ClergyTile }
  | { readonly kind: 'take-favour'; readonly noble: Noble };

/** The three noble actions; store and building come in two parts, with the reward between them. */
export type NobleCommand =
  | ({ readonly kind: 'build-store'; readonly space: Space; readonly good: Good } & Printed)
  | ({ readonly kind: 'buy-land'; readonly cube: CubeChoice | null; readonly house: HouseGroup } & Paying)
  /** `wigs`: what the decree would give as things stand. */
  | { readonly kind: 'take-decree'; readonly wigs: number }
  | ({ readonly kind: 'open-building'; readonly site: Site } & Printed)
  /** `returned` may be absent when there is nothing to choose. */
  | ({ readonly kind: 'staff-building'; readonly plan: number; readonly returned?: readonly OfficialAt[] } & Paying);

/** Small choices rewards and penalties open. */
export type TaskCommand =
  | { readonly kind: 'take-cube'; readonly cube: RubbleKind }
  | { readonly kind: 'take-good' | 'lose-good'; readonly good: Good }
  | { readonly kind: 'lose-official'; readonly official: OfficialAt }
  | { readonly kind: 'decline' };

/** Following Lacerda, and how turns, church and periods end. */
export type TurnCommand =
  | { readonly kind: 'follow'; readonly pay: Payment }
  | { readonly kind: 'decline-follow' }
  | { readonly kind: 'take-card'; readonly deck: Deck }
  | ({ readonly kind: 'church-choice' } & ChurchChoice)
  | { readonly kind: 'decline-church' }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'period-discard'; readonly rewards: PeriodRewards };

/** What is entered about the table at any time. */
export type TableCommand =
  | { readonly kind: 'tell'; readonly fact: Fact }
  | { readonly kind: 'correct'; readonly correction: Correction }
  | { readonly kind: 'set-depth'; readonly depth: Depth; readonly holdings?: Holdings };

/** What someone asks for: imperative, may be refused. */
export type Command =
  ActionCommand | PortfolioCommand | StateCommand | NobleCommand | TaskCommand | TurnCommand | TableCommand;

export type CommandKind = Command['kind'];
export type CommandOf<Kind extends CommandKind> = Command extends infer C
  ? C extends { readonly kind: infer K }
    ? Kind extends K
      ? C
      : never
    : never
  : never;

/** Every command under its kind. */
export type Commands = { readonly [Kind in CommandKind]: CommandOf<Kind> };
