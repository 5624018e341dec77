import type { GameEvent } from '../../game/event';
import { evolve } from '../../game/evolve';
import type { GameState } from '../../model/state';
import type { Architect } from '../../model/vocabulary';
import type { Act } from '../act';
import { acted, after, illegal, waitsFor } from '../act';
import { choosePlan, planOptions, unknownPlans } from '../chooseStateTarget';
import type { Answers } from '../../model/lacerdaInputs';
import type { StateStep } from '../step';
import { skipState } from './skip';

/** Takes the plan with most officials; an answer first tells a plan that lies there untold, else the next one of the stack (`solo.plan`). */
export function takePlan(
  state: GameState,
  { plan: told, ...answers }: Answers,
  onTable: Architect | undefined,
): Act<StateStep> {
  const [architect] = unknownPlans(state);
  if (architect !== undefined) {
    if (told === undefined) return waitsFor({ kind: 'plan', architect });
    const revealed: GameEvent = { kind: 'plan-revealed', architect, officials: told };
    return after(revealed, takePlan(evolve(state, revealed), answers, onTable));
  }
  const why = choosePlan(state);
  if (why === null) return skipState(state, 'plan', { code: 'no-plan-left' });
  const plan = onTable === undefined ? why.winner : planOptions(state).find(({ architect }) => architect === onTable);
  if (plan === undefined) return illegal('state');
  const events: GameEvent[] = [{ kind: 'plan-taken', seat: 'lacerda', ...plan }];
  if (told !== undefined) events.push({ kind: 'plan-revealed', architect: plan.architect, officials: told });
  return acted(
    { rule: 'solo.state', cites: 'solo.plan', noble: state.courtier, action: 'plan', done: true, ...plan, why },
    events,
  );
}
