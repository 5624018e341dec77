import { runLacerda } from '@/engine/bot/run';
import type { Run } from '@/engine/bot/run';
import type { Step } from '@/engine/bot/step';
import type { Answers, Override } from '@/engine/model/lacerdaInputs';
import type { GameState } from '@/engine/model/state';
import type { StateOverrides } from '../helpers/state';
import { aState, deepFreeze } from '../helpers/state';

/** A state with Lacerda to move. */
export const before = (overrides: StateOverrides = {}): GameState => aState({ toMove: 'lacerda', ...overrides });

/** Your follow and your church choice, declined. */
export const DECLINED: Answers = { follow: 'declined', church: 'declined' };

/** His turn from this state; what is not entered is declined. */
export function play(state: GameState, answers: Answers = {}, overrides: readonly Override[] = []): Run {
  const run = runLacerda(state, deepFreeze({ answers: { ...DECLINED, ...answers }, overrides }));
  if (!run.ok) throw new Error(`refused: ${JSON.stringify(run.error)}`);
  return run.value;
}

type StepOf<Rule extends Step['rule'], S extends Step = Step> = S extends Step
  ? Rule extends S['rule']
    ? S
    : never
  : never;

/** The step of a run that follows this rule. */
export function stepOf<Rule extends Step['rule']>({ steps }: Pick<Run, 'steps'>, rule: Rule): StepOf<Rule> {
  const step = steps.find((one): one is Step & StepOf<Rule> => one.rule === rule);
  if (step === undefined) throw new Error(`no ${rule} in ${steps.map((one) => one.rule).join(', ')}`);
  return step;
}

/** How much something changed for him. */
export const gained = (
  state: GameState,
  { state: after }: Run,
  what: 'wigs' | 'influence' | 'cubes' | 'decrees',
): number => after.lacerda[what] - state.lacerda[what];
