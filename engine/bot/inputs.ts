import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import type { Answers, Inputs, OverridableStep, Override } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import type { Answer } from './answers';
import { asInput, isAnswered } from './answers';
import type { Question } from './question';
import type { BotRefusal } from './refusal';
import type { Run } from './run';
import { givenUp, isBefore, runLacerda, withoutAnswer } from './run';
import type { Step } from './step';

/** Inputs that belong together, with the turn they give. */
interface Settled {
  readonly inputs: Inputs;
  readonly run: Run;
}

/** Everything a run asks: the wigs of his tile, on which his targets depend (`solo.cardinal`), what he waits for, then what he turned up. */
export const questionsOf = ({ waitsFor, untold }: Run): readonly Question[] => {
  const others = untold.filter((question) => question.kind !== waitsFor?.kind);
  const all = waitsFor === null ? others : [waitsFor, ...others];
  const isTile = ({ kind }: Question): boolean => kind === 'clergyWigs';
  return [...all.filter(isTile), ...all.filter((question) => !isTile(question))];
};

const dropped = ({ answers, overrides }: Inputs, step: OverridableStep): Inputs => ({
  answers,
  overrides: overrides.filter((entry) => entry.step !== step),
});

/** What is entered just now: it is refused, not given up. */
type Named = OverridableStep | Answer['kind'];

const about = (refusal: BotRefusal): Named | undefined => {
  if (refusal.code === 'illegal-target') return refusal.step;
  // Stryker disable next-line ConditionalExpression: no other refusal of a run names an answer; the type does not know.
  return refusal.code === 'impossible-answer' ? refusal.answer : undefined;
};

/** Runs his turn; what something told since has made impossible is given up, only `named` is refused. */
function settle(state: GameState, inputs: Inputs, named?: Named): Result<Settled, BotRefusal> {
  const run = runLacerda(state, inputs);
  if (run.ok) return ok({ inputs, run: run.value });
  const fewer = about(run.error) === named ? null : givenUp(inputs, run.error);
  return fewer === null ? run : settle(state, fewer, named);
}

/** The kinds of answers in the order his turn asks for them. */
const ANSWER_ORDER = [
  'clergyWigs',
  'plan',
  'building',
  'follow',
  'church',
] as const satisfies readonly (keyof Answers)[];

const questionOf = (state: GameState, inputs: Inputs, kind: Question['kind']): string | undefined => {
  const run = runLacerda(state, inputs);
  const question = run.ok ? questionsOf(run.value).find((asked) => asked.kind === kind) : undefined;
  return question && JSON.stringify(question);
};

/** Gives the changed turn the earlier answers back, as far as it still asks the very same questions. */
function keepAnswers(
  state: GameState,
  before: Inputs,
  changed: Settled,
  named: OverridableStep,
): Result<Settled, BotRefusal> {
  let kept: Result<Settled, BotRefusal> = ok(changed);
  for (const kind of ANSWER_ORDER) {
    if (before.answers[kind] === undefined || !kept.ok) continue;
    const { inputs } = kept.value;
    const asked = questionOf(state, withoutAnswer(before, kind), kind);
    if (asked === undefined || asked !== questionOf(state, inputs, kind)) continue;
    kept = settle(state, { ...inputs, answers: { ...inputs.answers, [kind]: before.answers[kind] } }, named);
  }
  return kept;
}

/** Adds one answer to what was entered, if his turn asks for it. */
export function answer(state: GameState, inputs: Inputs, told: Answer): Result<Inputs, BotRefusal> {
  const before = settle(state, inputs);
  if (!before.ok) return before;
  const { inputs: kept, run } = before.value;
  if (!questionsOf(run).some((question) => isAnswered(question, told))) {
    return refuse({ code: 'not-asked', answer: told.kind });
  }
  const settled = settle(state, { ...kept, answers: { ...kept.answers, ...asInput(told) } }, told.kind);
  return settled.ok ? ok(settled.value.inputs) : settled;
}

const RULE_OF: Readonly<Record<OverridableStep, Step['rule']>> = {
  dock: 'turn.dock',
  courtier: 'solo.courtier',
  state: 'solo.state',
  noble: 'solo.noble',
  discard: 'solo.discard',
  aide: 'solo.aide',
  church: 'church.scoring',
};

/** Whether his turn has the step, or has not come to it yet. */
const hasStep = ({ steps, waitsAt }: Run, step: OverridableStep): boolean =>
  steps.some(({ rule }) => rule === RULE_OF[step]) || (waitsAt !== null && !isBefore(step, waitsAt));

/** Why the step cannot be done so once you have followed or not: your follow changes nothing that it depends on. */
function beyondFollow(state: GameState, { inputs, run }: Settled, step: OverridableStep): BotRefusal | null {
  // Stryker disable next-line ConditionalExpression: only saves a run; where you are not asked, declining changes nothing.
  if (run.waitsAt !== 'follow') return null;
  // Stryker disable next-line StringLiteral: any answer lets him continue, and no other one compiles.
  const declined = settle(state, { ...inputs, answers: { ...inputs.answers, follow: 'declined' } }, step);
  return declined.ok ? null : declined.error;
}

/** Lets the table do one step differently; the later steps, and the answers that depended on it, are worked out anew. */
export function override(state: GameState, inputs: Inputs, onTable: Override): Result<Inputs, BotRefusal> {
  const { step } = onTable;
  const overrides = [...dropped(inputs, step).overrides, onTable];
  const changed = settle(state, { answers: {}, overrides }, step);
  const settled = changed.ok ? keepAnswers(state, inputs, changed.value, step) : changed;
  if (!settled.ok) return settled;
  if (!hasStep(settled.value.run, step)) return refuse({ code: 'no-such-step', step });
  const later = beyondFollow(state, settled.value, step);
  return later === null ? ok(settled.value.inputs) : refuse(later);
}
