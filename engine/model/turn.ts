import type { Reward } from './boardSheet';
import type { Inputs } from './lacerdaInputs';
import type { PortfolioCard } from './cards';
import type { Good, Noble, Seat, Site, Space, StateAction } from './vocabulary';

/** The steps of Lacerda's turn in the order the hands do them. */
export const LACERDA_STEPS = [
  'dock',
  'courtier',
  'state',
  'noble',
  'follow',
  'discard',
  'aide',
  'church',
  'end',
] as const;
export type LacerdaStep = (typeof LACERDA_STEPS)[number];

/** What a turn has set in motion for its end. */
export interface Due {
  /** Who met the influence icon: church scoring starts with that seat. */
  readonly church: Seat | null;
  /** The end of the period or of the game was triggered, by this seat. */
  readonly end: Seat | null;
}

/** Something you were granted or began and have not finished; the first of the list comes first. */
export type Task =
  /** A state action: traded for it must be possible, as a reward it is lost when it is not (`reward.must`). */
  | { readonly do: StateAction; readonly paid: boolean }
  | { readonly do: GrantedTask }
  /** The tile is chosen and the reward taken: now the cube, the land, the house and the wigs (`store.order`). */
  | { readonly do: 'land'; readonly space: Space; readonly good: Good }
  /** Cubes and reward are taken: now the plan, the tile and the officials (`building.open`). */
  | { readonly do: 'staff'; readonly site: Site }
  /** The card goes into the portfolio (R29); `reward` is what it still gives once room is made (`portfolio.size`). */
  | { readonly do: 'tuck'; readonly card: PortfolioCard; readonly reward?: readonly Reward[] };

/** What a reward, a penalty or a marker lets you do. */
export const GRANTED_TASKS = [
  'official',
  'cardinal-1',
  'cube',
  'good',
  'store',
  'decree',
  'extra-decree',
  'building',
  'lose-good',
  'lose-official',
] as const;
export type GrantedTask = (typeof GRANTED_TASKS)[number];
export type TaskKind = Task['do'];

/** Where your turn stands, apart from the tasks that come first. */
export type YourStep =
  /** Ships are docked: one card, or 1 gold. */
  | { readonly at: 'action' }
  /** A card is in the portfolio: sell any number of goods, or trade one or two. */
  | { readonly at: 'portfolio'; readonly doing: 'nothing' | 'selling' | 'trading' }
  /** Paid: perhaps a state action, then the noble action. */
  | { readonly at: 'visit'; readonly noble: Noble; readonly stateAction: boolean; readonly nobleAction: boolean }
  /** Lacerda holds the favour and follows before you take a card. */
  | { readonly at: 'his-follow'; readonly noble: Noble }
  /** You follow Lacerda's visit: one of the three actions; what was entered of the rest of his turn waits. */
  | { readonly at: 'follow'; readonly noble: Noble; readonly acted: boolean; readonly inputs: Inputs }
  /** Take a face-up political card. */
  | { readonly at: 'card' }
  /** The Cardinal lies down: you may discard clergy tiles. */
  | { readonly at: 'church' }
  | { readonly at: 'end' }
  /** The period changes and your discarded cards gave rewards. */
  | { readonly at: 'period' };

/** A turn, a follow or a period change in which you choose. */
export interface YourTurn {
  readonly kind: 'you';
  readonly within: 'your-turn' | 'his-turn' | 'period';
  readonly step: YourStep;
  readonly tasks: readonly Task[];
  /** State actions covered by a traded good: never twice in a turn. */
  readonly covered: readonly StateAction[];
  /** One rubble-set marker at most is discarded in a turn (`decree`). */
  readonly markerUsed: boolean;
  readonly due: Due;
}

/** Where in a turn the table stands; a half-answered turn is part of the state. */
export type Turn =
  /** Nobody has begun; `toMove` is next. */
  | { readonly kind: 'between' }
  | YourTurn
  /** Lacerda's turn from `next` on; what the person told so far belongs to it. */
  | { readonly kind: 'lacerda'; readonly next: LacerdaStep; readonly due: Due; readonly inputs: Inputs }
  /** The first period is over and the table is being set for the second. */
  | { readonly kind: 'period'; readonly triggeredBy: Seat }
  | { readonly kind: 'over' };

export const BETWEEN: Turn = { kind: 'between' };
export const NOTHING_DUE: Due = { church: null, end: null };
