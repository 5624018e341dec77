import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import { isMirrored, yourTiles } from '../game/depth';
import type { GameEvent } from '../game/event';
import { evolveAll } from '../game/evolve';
import { decksEndPeriod } from '../game/settle';
import { mayPayVisitsInReis } from '../houses/houses';
import { visitOffer } from '../influence/visit';
import type { Answers, Inputs, OverridableStep } from '../model/lacerdaInputs';
import { NO_INPUTS } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import type { Due, LacerdaStep } from '../model/turn';
import { LACERDA_STEPS, NOTHING_DUE } from '../model/turn';
import type { Act } from './act';
import { marked, overrideOf } from './act';
import { badAnswer } from './answers';
import { churchScoring, holdsTiles, yourChurch } from './church';
import { aideStep, courtierStep, discardStep, dockStep } from './closing';
import { ownNobleStep } from './nobleAction';
import type { Question } from './question';
import type { BotRefusal } from './refusal';
import { stateStep } from './stateAction';
import type { Step } from './step';
import { untold } from './untold';

/**
 * His turn, or as much of it as does not wait for an answer. When he waits for your follow the events stand;
 * with any other question open they are a preview: the answer is added to the inputs and the turn run again.
 */
export interface Run {
  readonly steps: readonly Step[];
  /** The table each step began on. */
  readonly tables: readonly GameState[];
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  /** What he waits for; none: his turn is over. */
  readonly waitsFor: Question | null;
  /** The step that waits; none: his turn is over. */
  readonly waitsAt: LacerdaStep | null;
  /** What his turn has set in motion for its end so far. */
  readonly due: Due;
  /** What his turn turned up and nobody has entered yet; he does not wait for it. */
  readonly untold: readonly Question[];
}

/** The turn so far. */
interface Progress {
  readonly steps: readonly Step[];
  readonly tables: readonly GameState[];
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  readonly due: Due;
}

/** What one step adds: it continues, or the turn stops there with a question. */
type Outcome = { readonly progress: Progress; readonly waitsFor: Question | null } | { readonly refusal: BotRefusal };

const added = (
  progress: Progress,
  step: Step | null,
  events: readonly GameEvent[],
  due: Due = progress.due,
): Progress => ({
  steps: step === null ? progress.steps : [...progress.steps, step],
  tables: step === null ? progress.tables : [...progress.tables, progress.state],
  events: [...progress.events, ...events],
  state: evolveAll(progress.state, events),
  due,
});

const goOn = (progress: Progress, step: Step, events: readonly GameEvent[], due?: Due): Outcome => ({
  progress: added(progress, step, events, due),
  waitsFor: null,
});

/** Nothing to do in this step. */
const pass = (progress: Progress): Outcome => ({ progress, waitsFor: null });

const stop = (progress: Progress, question: Question): Outcome => ({ progress, waitsFor: question });

function take(progress: Progress, act: Act<Step>, due: Due = progress.due): Outcome {
  if (act.kind === 'refused') return { refusal: act.refusal };
  if (act.kind === 'waits') return stop(progress, act.for);
  return goOn(progress, act.step, act.events, due);
}

/** Takes the next step unless this one stopped the turn. */
const then = (outcome: Outcome, next: (progress: Progress) => Outcome): Outcome =>
  // Stryker disable next-line StringLiteral: a refusal has no question, not even none, so it stops as well; the type does not know.
  'refusal' in outcome || outcome.waitsFor !== null ? outcome : next(outcome.progress);

function dock(progress: Progress, inputs: Inputs): Outcome {
  const override = overrideOf(inputs, 'dock');
  const act = dockStep(progress.state, override);
  return act === null ? pass(progress) : take(progress, marked(act, override));
}

function stateAction(progress: Progress, inputs: Inputs): Outcome {
  const override = overrideOf(inputs, 'state');
  const act = stateStep(progress.state, inputs, override);
  const metIcon = act.kind === 'acted' && act.step.done && act.step.action === 'cardinal' && act.step.influence;
  return take(progress, marked(act, override), metIcon ? { ...progress.due, church: 'lacerda' } : progress.due);
}

/** Whether you could pay to follow; réis that are not tracked are not judged. */
const couldFollow = (state: GameState, affordable: boolean): boolean =>
  affordable || (!isMirrored(state, 'reis') && mayPayVisitsInReis(state.you));

/** Whether one step of his turn comes before another. */
export const isBefore = (one: LacerdaStep, other: LacerdaStep): boolean =>
  LACERDA_STEPS.indexOf(one) < LACERDA_STEPS.indexOf(other);

/** Your follow comes in the middle of his turn: the table then stands before it, with what is still to come remembered. */
function beforeFollow(due: Due, { overrides }: Inputs): GameEvent {
  const toCome = overrides.filter(({ step }) => isBefore('follow', step));
  return {
    kind: 'turn-moved',
    turn: { kind: 'lacerda', next: 'follow', due, inputs: { answers: {}, overrides: toCome } },
  };
}

/** After his noble action you may follow, if you hold the favour and can pay (R22). */
function follow(progress: Progress, inputs: Inputs): Outcome {
  const { state, steps } = progress;
  const noble = state.courtier;
  const visited = steps.every((step) => step.rule !== 'solo.noble' || step.done);
  if (!visited || !state.you.favours.includes(noble) || inputs.answers.follow !== undefined) return pass(progress);
  const { affordable, total } = visitOffer(state, 'you', noble);
  if (!couldFollow(state, affordable)) return pass(progress);
  return stop(added(progress, null, [beforeFollow(progress.due, inputs)]), { kind: 'follow', noble, cost: total });
}

/** His discard may empty the third deck: the period or the game ends (`solo.end`). */
function discard(progress: Progress, inputs: Inputs): Outcome {
  const override = overrideOf(inputs, 'discard');
  const before = progress.state;
  return then(take(progress, marked(discardStep(before, override), override)), (after) => {
    const ends = progress.due.end === null && !decksEndPeriod(before) && decksEndPeriod(after.state);
    return pass(ends ? { ...after, due: { ...after.due, end: 'lacerda' } } : after);
  });
}

/** Your clergy tiles: you may discard some, or keep them. */
function yourPart(progress: Progress, { answers }: Inputs): Outcome {
  const clergy = yourTiles(progress.state);
  if (clergy === 0 || answers.church === 'declined') return pass(progress);
  if (answers.church === undefined) return stop(progress, { kind: 'church', tiles: clergy });
  const { tiles } = answers.church;
  if (!holdsTiles(progress.state, answers.church)) {
    return { refusal: { code: 'impossible-answer', answer: 'church', given: tiles, least: 1, most: clergy } };
  }
  return take(progress, yourChurch(progress.state, answers.church));
}

/** Church scoring starts with the one who met the icon (R23). */
function church(progress: Progress, inputs: Inputs): Outcome {
  const first = progress.due.church;
  if (first === null) return pass(progress);
  const override = overrideOf(inputs, 'church');
  const his = (so: Progress): Outcome => take(so, marked(churchScoring(so.state, override), override));
  const yours = (so: Progress): Outcome => (override === undefined ? yourPart(so, inputs) : pass(so));
  return first === 'you' ? then(yours(progress), his) : then(his(progress), yours);
}

/** The end is announced once; the turn closes, and with it the round. */
function end(progress: Progress): Outcome {
  const closed: GameEvent = { kind: 'turn-closed', seat: 'lacerda' };
  const { due, state } = progress;
  if (due.end === null || state.ending !== null) return pass(added(progress, null, [closed]));
  if (state.period === 2) return goOn(progress, { rule: 'end.game' }, [{ kind: 'end-triggered' }, closed]);
  const change: GameEvent = { kind: 'turn-moved', turn: { kind: 'period', triggeredBy: due.end } };
  return goOn(progress, { rule: 'end.period' }, [closed, change]);
}

type Perform = (progress: Progress, inputs: Inputs) => Outcome;

/** A step that is no more than its act. */
const plain =
  <S extends OverridableStep>(
    step: S,
    act: (state: GameState, override: ReturnType<typeof overrideOf<S>>, inputs: Inputs) => Act<Step>,
  ): Perform =>
  (progress, inputs) => {
    const override = overrideOf(inputs, step);
    return take(progress, marked(act(progress.state, override, inputs), override));
  };

const PERFORM: Readonly<Record<LacerdaStep, Perform>> = {
  dock,
  courtier: plain('courtier', courtierStep),
  state: stateAction,
  noble: plain('noble', (state, override, inputs) => ownNobleStep(state, inputs, override)),
  follow,
  discard,
  aide: plain('aide', aideStep),
  church,
  end,
};

interface Begun {
  readonly next: LacerdaStep;
  readonly due: Due;
  readonly inputs: Inputs;
}

/** Where his turn stands: not begun, or as far as it was entered; null when it is not his turn. */
export function begun(state: GameState): Begun | null {
  if (state.turn.kind === 'lacerda') return state.turn;
  return state.turn.kind === 'between' && state.toMove === 'lacerda'
    ? { next: 'dock', due: NOTHING_DUE, inputs: NO_INPUTS }
    : null;
}

function stopped(
  before: GameState,
  { steps, tables, events, state, due }: Progress,
  at: LacerdaStep | null,
  waitsFor: Question | null,
): Run {
  return { steps, tables, events, state, waitsFor, waitsAt: at, due, untold: untold(before, state) };
}

const withoutOverride = ({ answers, overrides }: Inputs, step: OverridableStep): Inputs => ({
  answers,
  overrides: overrides.filter((entry) => entry.step !== step),
});

export const withoutAnswer = ({ answers, overrides }: Inputs, kind: keyof Answers): Inputs => {
  const { [kind]: _, ...others } = answers;
  return { answers: others, overrides };
};

/** The inputs without what this refusal is about; null when it is about nothing that was entered. */
export function givenUp(inputs: Inputs, refusal: BotRefusal): Inputs | null {
  if (refusal.code === 'illegal-target') return withoutOverride(inputs, refusal.step);
  return refusal.code === 'impossible-answer' ? withoutAnswer(inputs, refusal.answer) : null;
}

/** His turn with what was entered of it earlier: what the table has made impossible since is given up, so that he can continue. */
function runAsTold(state: GameState, { next, due, inputs }: Begun): Result<Run, BotRefusal> {
  const run = runWith(state, { next, due }, inputs);
  const fewer = run.ok ? null : givenUp(inputs, run.error);
  return fewer === null ? run : runAsTold(state, { next, due, inputs: fewer });
}

/**
 * Plays his turn from where it stands until it is over or a question is open; the same state and inputs give the same turn.
 * Inputs handed in are judged, those that the turn remembers are kept as far as they still can be.
 */
export function runLacerda(state: GameState, told?: Inputs): Result<Run, BotRefusal> {
  const start = begun(state);
  if (start === null) return refuse({ code: 'not-his-turn' });
  return told === undefined ? runAsTold(state, start) : runWith(state, start, told);
}

function runWith(state: GameState, start: Pick<Begun, 'next' | 'due'>, inputs: Inputs): Result<Run, BotRefusal> {
  const bad = badAnswer(inputs.answers);
  if (bad !== null) return refuse(bad);
  let progress: Progress = { steps: [], tables: [], events: [], state, due: start.due };
  for (const step of LACERDA_STEPS.slice(LACERDA_STEPS.indexOf(start.next))) {
    const outcome = PERFORM[step](progress, inputs);
    if ('refusal' in outcome) return refuse(outcome.refusal);
    progress = outcome.progress;
    if (outcome.waitsFor !== null) return ok(stopped(state, progress, step, outcome.waitsFor));
  }
  return ok(stopped(state, progress, null, null));
}
