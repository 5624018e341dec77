import { SOLO_SITES } from '../board/sites';
import { SOLO_SPACES, frontagesOf } from '../board/spaces';
import { unreachable } from '../core/unreachable';
import type { Inputs, OverridableStep, Override } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import { ARCHITECTS, DECKS, NOBLES, STATE_ACTIONS } from '../model/vocabulary';
import type { Noble } from '../model/vocabulary';
import { override } from './inputs';
import { followStep } from './nobleAction';

/** Every choice of one or two offices, from the left. */
const OFFICE_CHOICES: readonly (readonly Noble[])[] = [
  ...NOBLES.map((noble) => [noble]),
  ...NOBLES.flatMap((one, at) => NOBLES.slice(at + 1).map((other) => [one, other])),
];

const STATE_TARGETS: readonly Override[] = [
  ...STATE_ACTIONS.map((action): Override => ({ step: 'state', kind: 'action', action })),
  ...OFFICE_CHOICES.map((offices): Override => ({ step: 'state', kind: 'offices', offices })),
  ...ARCHITECTS.map((architect): Override => ({ step: 'state', kind: 'plan', architect })),
  ...NOBLES.map((noble): Override => ({ step: 'state', kind: 'favour', noble })),
];

const NOBLE_TARGETS: readonly Override[] = [
  ...SOLO_SPACES.flatMap((space) =>
    frontagesOf(space).map(({ good }): Override => ({ step: 'noble', kind: 'store', space, good })),
  ),
  ...SOLO_SITES.flatMap((site) =>
    ARCHITECTS.map((architect): Override => ({ step: 'noble', kind: 'building', site, architect })),
  ),
];

/** Everything the table could do instead, on any table. */
function imaginable(step: OverridableStep): readonly Override[] {
  switch (step) {
    case 'dock':
    case 'church':
      return [{ step, kind: 'skip' }];
    case 'courtier':
      return [{ step, kind: 'skip' }, ...NOBLES.map((noble): Override => ({ step, kind: 'noble', noble }))];
    case 'state':
      return [{ step, kind: 'skip' }, ...STATE_TARGETS];
    case 'noble':
      return [{ step, kind: 'skip' }, ...NOBLE_TARGETS];
    case 'discard':
    case 'aide':
      return [{ step, kind: 'skip' }, ...DECKS.map((deck): Override => ({ step, kind: 'deck', deck }))];
    default:
      return unreachable(step);
  }
}

/** What a screen may offer instead of one of his steps: exactly the overrides that would not be refused. */
export const overrideTargets = (state: GameState, inputs: Inputs, step: OverridableStep): readonly Override[] =>
  imaginable(step).filter((target) => override(state, inputs, target).ok);

/** What a screen may offer instead of his follow of your visit to this noble. */
export const followTargets = (state: GameState, noble: Noble): readonly Override[] =>
  imaginable('noble').filter(
    (target) => followStep(state, noble, { answers: {}, overrides: [target] })?.kind === 'acted',
  );
