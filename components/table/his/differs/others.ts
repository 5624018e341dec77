import {
  followTargets,
  NO_INPUTS,
  overrideTargets,
  type GameState,
  type OverridableStep,
  type Override,
  type Step,
} from '@/engine';

const STEP_OF: Readonly<Record<Step['rule'], OverridableStep | null>> = {
  'turn.dock': 'dock',
  'solo.courtier': 'courtier',
  'solo.state': 'state',
  'solo.noble': 'noble',
  'solo.follow': null,
  'solo.discard': 'discard',
  'solo.aide': 'aide',
  'church.scoring': 'church',
  'end.period': null,
  'end.game': null,
};

/** Which step of his turn the table would do differently; none when the table has no say in it. */
const overridable = (step: Step): OverridableStep | null =>
  step.rule === 'church.scoring' && step.seat === 'you' ? null : STEP_OF[step.rule];

/** The same store, but another cube beside it. */
function otherCubes(step: Step): readonly Override[] {
  if (!('whyCube' in step) || step.whyCube === null) return [];
  const { space, good, cube } = step;
  return step.whyCube.candidates
    .filter(({ from, kind }) => from !== cube?.from || kind !== cube.kind)
    .map((other) => ({ step: 'noble', kind: 'store', space, good, cube: other }));
}

/** Everything the table may have done instead of a step of his turn; nothing when the step follows from others. */
export function othersInTurn(state: GameState, step: Step): readonly Override[] {
  const which = overridable(step);
  if (which === null) return [];
  const inputs = state.turn.kind === 'lacerda' ? state.turn.inputs : NO_INPUTS;
  return [...otherCubes(step), ...overrideTargets(state, inputs, which)];
}

/** Everything he may have done instead when he followed your visit. */
export const othersInFollow = (state: GameState, step: Step): readonly Override[] =>
  step.rule === 'solo.follow' ? [...otherCubes(step), ...followTargets(state, step.noble)] : [];
