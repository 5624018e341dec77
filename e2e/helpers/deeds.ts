import type { PlaceId } from '@/components/board/places';
import {
  NO_INPUTS,
  unreachable,
  type Answer,
  type Command,
  type GameState,
  type Holdings,
  type Move,
  type Option,
  type PeriodRewards,
  type Question,
} from '@/engine';

/** One thing the person does while entering a move, on the table as the screen shows it then. */
export type Tap =
  /** One of the ways to use a card, or a choice the move has opened, with what is printed there. */
  | { readonly tap: 'choice' | 'church'; readonly before: GameState; readonly command: Command }
  /** A place of the map is pointed at before anything is chosen: the visit is part of it. */
  | { readonly tap: 'begin'; readonly before: GameState; readonly option: Option; readonly place: PlaceId }
  /** What the move was begun for comes once the state action is decided. */
  | { readonly tap: 'aim'; readonly before: GameState; readonly command: Command }
  | { readonly tap: 'tell'; readonly before: GameState; readonly question: Lying; readonly answer: Answer }
  /** The choice made last is changed: another way to pay or to carry it out. */
  | { readonly tap: 'change'; readonly before: GameState; readonly was: Command; readonly command: Command };

export type Lying = Extract<Question, { readonly kind: 'plan' | 'building' }>;

/** What is entered next, as one line of the log. */
export type Deed =
  | { readonly does: 'move'; readonly taps: readonly Tap[]; readonly moves: readonly Command[] }
  | { readonly does: 'answer'; readonly question: Question; readonly answer: Answer }
  | { readonly does: 'follow' | 'done' | 'let-follow' }
  | { readonly does: 'period'; readonly rewards: PeriodRewards }
  | { readonly does: 'count'; readonly holdings: Holdings };

/** What a deed enters into the game. */
export function movesOf(deed: Deed): readonly Move[] {
  switch (deed.does) {
    case 'move':
      return deed.moves;
    case 'answer':
      return [{ kind: 'tell-lacerda', answer: deed.answer }];
    case 'follow':
    case 'done':
      return [{ kind: 'finish-lacerda' }];
    case 'let-follow':
      return [{ kind: 'let-lacerda-follow', inputs: NO_INPUTS }];
    case 'period':
      return [{ kind: 'period-discard', rewards: deed.rewards }];
    case 'count':
      return [{ kind: 'set-depth', depth: 'everything', holdings: deed.holdings }];
    default:
      return unreachable(deed);
  }
}
