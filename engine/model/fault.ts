import type { Colour, Good, RubbleKind, Seat } from './vocabulary';

/** What can be wrong with a piece of JSON before it means anything in the game. */
type ShapeFault =
  | { readonly code: 'missing' | 'no-such-field' | 'not-an-object' | 'not-a-list' | 'not-text' }
  | { readonly code: 'not-a-number' | 'not-whole' | 'not-true-or-false' }
  | { readonly code: 'too-small'; readonly least: number; readonly has: number }
  | { readonly code: 'too-large'; readonly most: number; readonly has: number }
  | { readonly code: 'not-one-of'; readonly choices: readonly (string | number)[] }
  | { readonly code: 'wrong-length'; readonly needs: number; readonly has: number }
  | { readonly code: 'too-long'; readonly most: number; readonly has: number }
  | { readonly code: 'too-deep'; readonly most: number }
  | { readonly code: 'twice'; readonly of: string | number }
  /** Stands behind the problems that were reported: so many others were found. */
  | { readonly code: 'and-more'; readonly count: number }
  | { readonly code: 'newer-version'; readonly known: number; readonly has: number };

/** What cannot be printed on any copy of the game. */
type SheetFault =
  | { readonly code: 'no-start'; readonly value: number }
  | { readonly code: 'too-few-spaces'; readonly least: number; readonly has: number }
  | { readonly code: 'not-rising' | 'falling'; readonly before: number; readonly has: number }
  | { readonly code: 'lowest-above-start'; readonly lowest: number; readonly start: number }
  | { readonly code: 'same-gap'; readonly gap: number };

/** What cannot lie on the table. */
type PositionFault =
  | { readonly code: 'no-such-place'; readonly what: 'space' | 'site' | 'row' | 'reward' }
  | { readonly code: 'out-of-play' }
  | { readonly code: 'off-street'; readonly good: Good; readonly fits: readonly Good[] }
  | { readonly code: 'equal-colours'; readonly colour: Good }
  | { readonly code: 'street-colour-missing'; readonly colour: Good }
  | { readonly code: 'no-such-cube'; readonly letter: string }
  | { readonly code: 'no-room-for-cubes'; readonly most: number; readonly has: number }
  | { readonly code: 'off-track'; readonly track: readonly number[]; readonly has: number }
  | { readonly code: 'cargo-over-hull'; readonly hull: number; readonly cargo: number }
  | { readonly code: 'paid-over-cargo'; readonly paid: number; readonly cargo: number }
  | { readonly code: 'too-many-stores'; readonly owner: Seat; readonly most: number; readonly has: number }
  | { readonly code: 'too-many-officials'; readonly colour: Colour; readonly most: number; readonly has: number }
  | { readonly code: 'not-the-tiles'; readonly tiles: readonly number[] }
  | { readonly code: 'office-overfull'; readonly most: number; readonly has: number }
  | { readonly code: 'too-many-cubes'; readonly kind: RubbleKind; readonly most: number; readonly has: number }
  | { readonly code: 'too-many-cards'; readonly half: 'top' | 'bottom'; readonly most: number; readonly has: number };

/** What no table can count up at the end of a game. */
type ScoreFault =
  | { readonly code: 'no-name' | 'no-players' | 'second-lacerda' | 'not-solo' }
  | {
      readonly code: 'too-many-players' | 'too-many-ships' | 'more-stores-than-houses';
      readonly most: number;
      readonly has: number;
    }
  | {
      readonly code: 'more-stores-than-spaces';
      readonly streets: readonly Good[];
      readonly most: number;
      readonly has: number;
    };

/** Why something told to the engine is refused: a code and its numbers, never a sentence. */
export type Fault = ShapeFault | SheetFault | PositionFault | ScoreFault;

/** A fault and the field it was found in, as a dotted path. */
export type Problem = Fault & { readonly path: string };
