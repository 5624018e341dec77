import type { Architect, Noble } from '../model/vocabulary';

/** What only the table knows or only the person decides; asked as late as possible. */
export type Question =
  /** The wigs on the back of the clergy tile in front of the Cardinal. */
  | { readonly kind: 'clergyWigs' }
  /** The officials on the plan now on top of a stack. */
  | { readonly kind: 'plan'; readonly architect: Architect }
  /** The two colours of the architect's next available tile. */
  | { readonly kind: 'building'; readonly architect: Architect }
  /** You hold the favour of the noble he visits. */
  | { readonly kind: 'follow'; readonly noble: Noble; readonly cost: number }
  /** Church scoring: you may discard clergy tiles. */
  | { readonly kind: 'church'; readonly tiles: number };
