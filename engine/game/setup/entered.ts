import type { ClergyTile, Face, Plan, Unknown } from '../../model/state';
import type { ByArchitect } from '../../model/vocabulary';

/** What is printed on the copy only: drawn at the table and entered; what may wait is entered when something depends on it. */
export interface Entered {
  /** The tiles lying apart, ready to be opened. */
  readonly available: ByArchitect<Face | Unknown>;
  /** Officials on the top plan of each stack. */
  readonly planStacks: ByArchitect<number | Unknown>;
  /** The top tile of the pile the aide points to: it is built at once, the available ones stay (R28). */
  readonly preplaced: Face;
  readonly yourPlan: Pick<Plan, 'architect' | 'officials'>;
  readonly hisPlans: readonly [number, number];
  /** The clergy tile you keep of two (`setup.player`); absent: nothing is known of it. */
  readonly yourTile?: ClergyTile;
}
