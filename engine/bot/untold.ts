import { unknownTiles } from '../buildings/openings';
import type { GameState } from '../model/state';
import { unknownPlans } from './chooseStateTarget';
import type { Question } from './question';

/** What his turn turned up on the table and nobody has entered yet: asked, but he does not wait for it. */
export function untold(before: GameState, after: GameState): readonly Question[] {
  const plans = unknownPlans(after).filter((architect) => after.planStacks[architect] !== before.planStacks[architect]);
  const tiles = unknownTiles(after).filter((architect) => after.available[architect] !== before.available[architect]);
  return [
    ...(after.lacerda.clergyOwed > before.lacerda.clergyOwed ? [{ kind: 'clergyWigs' } as const] : []),
    ...plans.map((architect): Question => ({ kind: 'plan', architect })),
    ...tiles.map((architect): Question => ({ kind: 'building', architect })),
  ];
}
