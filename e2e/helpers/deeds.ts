import type { PlaceId } from '@/components/board/places';
import {
  NO_INPUTS,
  unreachable,
  type Answer,
  type Command,
  type CommandOf,
  type GameState,
  type Holdings,
  type Move,
  type Option,
  type PeriodRewards,
  type Question,
} from '@/engine';

/** One thing the person does while entering a move, on the table as the screen shows it then. */
export type Tap =
  | { readonly tap: 'thing' | 'choice' | 'church'; readonly before: GameState; readonly command: Command }
  /** A place of the map is pointed at before anything is chosen: the visit is part of it. */
  | { readonly tap: 'begin'; readonly before: GameState; readonly option: Option; readonly place: PlaceId }
  /** A card that can only be played because of the goods printed on it. */
  | { readonly tap: 'draft'; readonly before: GameState; readonly command: CommandOf<'play-noble-card'> }
  | { readonly tap: 'tell'; readonly before: GameState; readonly question: Lying; readonly answer: Answer }
  /** More is said about the choice made last: another way to pay, a number, something printed. */
  | { readonly tap: 'say'; readonly before: GameState; readonly was: Command; readonly command: Command };

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
