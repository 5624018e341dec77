import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import { unreachable } from '../core/unreachable';
import type { GameEvent } from '../game/event';
import { evolveAll } from '../game/evolve';
import { visitOffer } from '../influence/visit';
import type { Inputs, OverridableStep, Override } from '../model/lacerdaInputs';
import { NO_INPUTS } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import type { Due, LacerdaStep } from '../model/turn';
import { LACERDA_STEPS, NOTHING_DUE } from '../model/turn';
import { isAtSea } from '../ships/sale';
import type { Act } from './act';
import { badAnswer } from './answers';
import { churchScoring, yourChurch } from './church';
import { aideStep, courtierStep, decksEndPeriod, discardStep } from './closing';
import { ownNobleStep } from './nobleAction';
import type { Question } from './question';
import type { BotRefusal } from './refusal';
import { stateStep } from './stateAction';
import { untold } from './untold';
import type { Step } from './step';

/**
 * His turn, or as much of it as does not wait for an answer. When he waits for your follow the events stand;
 * with any other question open they are a preview: the answer is added to the inputs and the turn run again.
 */
export interface Run {
  readonly steps: readonly Step[];
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  /** What he waits for; none: his turn is over. */
  readonly waitsFor: Question | null;
  /** What his turn turned up and nobody has told yet; he does not wait for it. */
  readonly untold: readonly Question[];
}

/** The turn so far. */
interface Progress {
  readonly steps: readonly Step[];
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  readonly due: Due;
}

/** What one step adds: it goes on, or the turn stops there with a question. */
type Outcome = { readonly progress: Progress; readonly waitsFor: Question | null } | { readonly refusal: BotRefusal };

const goOn = (progress: Progress, step: Step | null, events: readonly GameEvent[], due: Due = progress.due): Outcome => ({
  progress: {
    steps: step === null ? progress.steps : [...progress.steps, step],
    events: [...progress.events, ...events],
    state: evolveAll(progress.state, events),
    due,
  },
  waitsFor: null,
});

const stop = (progress: Progress, question: Question): Outcome => ({ progress, waitsFor: question });

const overrideOf = <S extends OverridableStep>(inputs: Inputs, step: S): Extract<Override, { readonly step: S }> | undefined =>
  inputs.overrides.find((entry): entry is Extract<Override, { readonly step: S }> => entry.step === step);

/** Marks the step as done otherwise on the table. */
function marked<S extends Step>(step: S, override: Override | undefined): S {
  if (override === undefined) return step;
  return { ...step, overridden: override.note === undefined ? {} : { note: override.note } };
}

function take(progress: Progress, act: Act<Step>, override: Override | undefined, due: Due = progress.due): Outcome {
  if (act.kind === 'refused') return { refusal: act.refusal };
  if (act.kind === 'waits') return stop(progress, act.for);
  return goOn(progress, marked(act.step, override), act.events, due);
}

function dock(progress: Progress): Outcome {
  const hulls = progress.state.lacerda.ships.filter(isAtSea).map(({ hull }) => hull);
  if (hulls.length === 0) return goOn(progress, null, []);
  return goOn(progress, { rule: 'turn.dock', hulls }, [{ kind: 'ships-docked', seat: 'lacerda' }]);
}

function stateAction(progress: Progress, inputs: Inputs): Outcome {
  const override = overrideOf(inputs, 'state');
  const act = stateStep(progress.state, inputs, override);
  const metIcon = act.kind === 'acted' && act.step.done && act.step.action === 'cardinal' && act.step.influence;
  return take(progress, act, override, metIcon ? { ...progress.due, church: 'lacerda' } : progress.due);
}

/** After his noble action you may follow, if you hold the favour and can pay (R22). */
function follow(progress: Progress, inputs: Inputs): Outcome {
  const { state, steps } = progress;
  const noble = state.courtier;
  const visited = steps.every((step) => step.rule !== 'solo.noble' || step.done);
  const { affordable, total } = visitOffer(state, 'you', noble);
  const asks = visited && state.you.favours.includes(noble) && affordable && inputs.answers.follow === undefined;
  return asks ? stop(progress, { kind: 'follow', noble, cost: total }) : goOn(progress, null, []);
}

/** His discard may empty the third deck: the period or the game ends (`solo.end`). */
function discard(progress: Progress, inputs: Inputs): Outcome {
  const override = overrideOf(inputs, 'discard');
  const outcome = take(progress, discardStep(progress.state, override), override);
  if ('refusal' in outcome) return outcome;
  const before = progress.state;
  const ends = !decksEndPeriod(before) && decksEndPeriod(outcome.progress.state) && before.ending === null;
  if (!ends || progress.due.end !== null) return outcome;
  return { ...outcome, progress: { ...outcome.progress, due: { ...progress.due, end: 'lacerda' } } };
}

function church(progress: Progress, { answers }: Inputs): Outcome {
  if (progress.due.church === null) return goOn(progress, null, []);
  const { step, events } = churchScoring(progress.state);
  const his = goOn(progress, step, events);
  if ('refusal' in his) return his;
  const { clergy } = progress.state.you;
  if (clergy === 0 || answers.church === 'declined') return his;
  if (answers.church === undefined) return stop(his.progress, { kind: 'church', tiles: clergy });
  const { tiles } = answers.church;
  if (tiles > clergy) {
    return { refusal: { code: 'impossible-answer', answer: 'church', given: tiles, least: 1, most: clergy } };
  }
  return goOn(his.progress, null, yourChurch(his.progress.state, answers.church));
}

/** The end is announced; the turn closes, and with it the round. */
function end(progress: Progress): Outcome {
  const closed: GameEvent = { kind: 'turn-closed', seat: 'lacerda' };
  const { due, state } = progress;
  if (due.end === null) return goOn(progress, null, [closed]);
  if (state.period === 2) return goOn(progress, { rule: 'end.game' }, [{ kind: 'end-triggered' }, closed]);
  const change: GameEvent = { kind: 'turn-moved', turn: { kind: 'period', triggeredBy: due.end } };
  return goOn(progress, { rule: 'end.period' }, [closed, change]);
}

function perform(step: LacerdaStep, progress: Progress, inputs: Inputs): Outcome {
  const { state } = progress;
  switch (step) {
    case 'dock':
      return dock(progress);
    case 'courtier':
      return take(progress, courtierStep(state, overrideOf(inputs, 'courtier')), overrideOf(inputs, 'courtier'));
    case 'state':
      return stateAction(progress, inputs);
    case 'noble':
      return take(progress, ownNobleStep(state, inputs, overrideOf(inputs, 'noble')), overrideOf(inputs, 'noble'));
    case 'follow':
      return follow(progress, inputs);
    case 'discard':
      return discard(progress, inputs);
    case 'aide':
      return take(progress, aideStep(state, overrideOf(inputs, 'aide')), overrideOf(inputs, 'aide'));
    case 'church':
      return church(progress, inputs);
    case 'end':
      return end(progress);
    default:
      return unreachable(step);
  }
}

/** Where his turn stands at the start of a run. */
function beginning(state: GameState): { readonly next: LacerdaStep; readonly due: Due; readonly inputs: Inputs } | null {
  if (state.turn.kind === 'lacerda') return state.turn;
  return state.turn.kind === 'between' && state.toMove === 'lacerda'
    ? { next: 'dock', due: NOTHING_DUE, inputs: NO_INPUTS }
    : null;
}

/** Your follow comes in the middle of his turn: the table then stands before it, with what is due remembered. */
const beforeFollow = (due: Due): GameEvent => ({
  kind: 'turn-moved',
  turn: { kind: 'lacerda', next: 'follow', due, inputs: NO_INPUTS },
});

function stopped(before: GameState, { steps, events, state, due }: Progress, waitsFor: Question | null): Run {
  const last = waitsFor?.kind === 'follow' ? [beforeFollow(due)] : [];
  const after = evolveAll(state, last);
  return { steps, events: [...events, ...last], state: after, waitsFor, untold: untold(before, after) };
}

/** Plays his turn from where it stands until it is over or a question is open; the same state and inputs give the same turn. */
export function runLacerda(state: GameState, told?: Inputs): Result<Run, BotRefusal> {
  const begun = beginning(state);
  if (begun === null) return refuse({ code: 'not-his-turn' });
  const inputs = told ?? begun.inputs;
  const bad = badAnswer(inputs.answers);
  if (bad !== null) return refuse(bad);
  let progress: Progress = { steps: [], events: [], state, due: begun.due };
  for (const step of LACERDA_STEPS.slice(LACERDA_STEPS.indexOf(begun.next))) {
    const outcome = perform(step, progress, inputs);
    if ('refusal' in outcome) return refuse(outcome.refusal);
    progress = outcome.progress;
    if (outcome.waitsFor !== null) return ok(stopped(state, progress, outcome.waitsFor));
  }
  return ok(stopped(state, progress, null));
}
