import type { Architect, Good, RubbleKind } from '../../model/vocabulary';
import type { RubblePlace } from './places';
import type { EqualNeighbours } from './scoring';

/** The faces and plans of a setup that are read from the copy. */
export type EnteredPart =
  | { readonly part: 'available' | 'plan-stack'; readonly architect: Architect }
  | { readonly part: 'preplaced' | 'your-plan' }
  | { readonly part: 'his-plan'; readonly index: number };

/** Why a solo game cannot be set up like this. */
export type SetupRefusal =
  | { readonly code: 'too-many-cubes'; readonly kind: RubbleKind; readonly most: number; readonly has: number }
  | {
      readonly code: 'wrong-number-of-cubes';
      readonly place: RubblePlace;
      readonly needs: number;
      readonly has: number;
    }
  | ({ readonly code: 'equal-neighbours' } & EqualNeighbours)
  | { readonly code: 'not-the-tiles'; readonly tiles: readonly number[]; readonly has: readonly number[] }
  | { readonly code: 'equal-tiles-cannot-part'; readonly tiles: readonly number[] }
  | ({ readonly code: 'equal-colours'; readonly colour: Good } & EnteredPart)
  | ({
      readonly code: 'impossible-number';
      readonly given: number;
      readonly least: number;
      readonly most: number;
    } & EnteredPart)
  | { readonly code: 'no-treasury-start'; readonly value: number };
