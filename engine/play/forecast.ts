import { followStep } from '../bot/nobleAction';
import type { Question } from '../bot/question';
import type { Run } from '../bot/run';
import { begun, runLacerda } from '../bot/run';
import type { Step } from '../bot/step';
import { recordOf } from '../core/record';
import { evolveAll } from '../game/evolve';
import { visitCost } from '../influence/visit';
import type { Inputs } from '../model/lacerdaInputs';
import { NO_INPUTS } from '../model/lacerdaInputs';
import type { GameState } from '../model/state';
import type { LacerdaStep } from '../model/turn';
import { LACERDA_STEPS } from '../model/turn';
import type { BySeat, Noble, Seat } from '../model/vocabulary';
import { SEATS } from '../model/vocabulary';
import { closedNow, withBegun } from './closedNow';
import type { Preview } from './scratch';

/** A step of his turn, or his follow of your visit before it. */
export type ForecastAt = 'his-follow' | LacerdaStep;

/** One step he will take. */
export interface ForecastStep {
  readonly at: ForecastAt;
  /** As things stand and as far as the table tells; null: what he waits for decides it. */
  readonly step: Step | null;
  /** Nothing he or the table still hides can change it. */
  readonly certain: boolean;
  /** What is still hidden or yours to choose; nothing when the step is certain. */
  readonly dependsOn: readonly Question[];
}

/** His next turn, if yours ended as it stands: its premise is that you do nothing more, not follow him and keep your clergy tiles. */
export interface Forecast {
  readonly steps: readonly ForecastStep[];
  /** Everything his turn would ask, in order. */
  readonly questions: readonly Question[];
  /** Wigs each of you gains or pays in it, as far as it is foreseen. */
  readonly wigs: BySeat<number>;
  /** The table afterwards, as far as it is foreseen. */
  readonly after: GameState;
}

/** A question nobody has answered yet, and the step it came up in. */
interface Open {
  readonly question: Question;
  readonly from: ForecastAt;
  /** The noble of his follow. */
  readonly noble?: Noble;
}

/** The forecast so far. */
interface Foreseen {
  readonly steps: readonly ForecastStep[];
  readonly open: readonly Open[];
  readonly state: GameState;
}

const AT: Readonly<Record<Step['rule'], ForecastAt>> = {
  'solo.follow': 'his-follow',
  'turn.dock': 'dock',
  'solo.courtier': 'courtier',
  'solo.state': 'state',
  'solo.noble': 'noble',
  'solo.discard': 'discard',
  'solo.aide': 'aide',
  'church.scoring': 'church',
  'end.period': 'end',
  'end.game': 'end',
};

/**
 * A follow he has not settled may cost him the favour, influence and wigs, and build: then he may visit or not in his own turn, and you may
 * follow that. It moves no deck, ship, plan or official.
 */
function followTouches(noble: Noble | undefined, step: Step): boolean {
  if (['noble', 'church', 'end'].includes(AT[step.rule])) return true;
  return step.rule === 'solo.state' && (step.action === 'favour' || (step.action === 'produce' && noble === 'builder'));
}

/**
 * Whether an open question can still change a step that comes after it. A plan or a tile changes only the step that takes it. Your follow
 * can bring a ship, the Cardinal or a rubble set, but no card: it leaves the decks alone. Your clergy tiles change nothing of his.
 */
function touches({ from, noble }: Open, step: Step): boolean {
  if (from === 'his-follow') return followTouches(noble, step);
  return from === 'follow' && (AT[step.rule] === 'church' || AT[step.rule] === 'end');
}

const CLERGY: Question = { kind: 'clergyWigs' };

/** The wigs of the tile in front of the Cardinal are on its back. */
const hides = (step: Step): readonly Question[] =>
  step.rule === 'solo.state' && step.done && step.action === 'cardinal' && step.wigs === null ? [CLERGY] : [];

function foreseen(step: Step, open: readonly Open[]): ForecastStep {
  const dependsOn = [...hides(step), ...open.filter((one) => touches(one, step)).map(({ question }) => question)];
  return { at: AT[step.rule], step, certain: dependsOn.length === 0, dependsOn };
}

const waiting = (at: ForecastAt, question: Question): ForecastStep => ({
  at,
  step: null,
  certain: false,
  dependsOn: [question],
});

/** Your follow, when what he waits for decides whether he visits at all. */
function possibleFollow(state: GameState): readonly Open[] {
  const { you, courtier } = state;
  if (!you.favours.includes(courtier)) return [];
  return [
    { from: 'follow', question: { kind: 'follow', noble: courtier, cost: visitCost(state, 'you', courtier).total } },
  ];
}

const nextAfter = (step: LacerdaStep): LacerdaStep => LACERDA_STEPS[LACERDA_STEPS.indexOf(step) + 1] ?? 'end';

/** What stays open when his turn stops, and where it can still be foreseen from. */
function stoppedAt({
  waitsFor,
  waitsAt,
  state,
}: Run): { readonly open: readonly Open[]; readonly next: LacerdaStep } | null {
  if (waitsFor === null || waitsAt === null) return null;
  const asked: Open = { from: waitsAt, question: waitsFor };
  if (waitsAt !== 'noble') return { open: [asked], next: nextAfter(waitsAt) };
  return { open: [asked, ...possibleFollow(state)], next: 'discard' };
}

/** Your clergy tiles, when the church is scored and you have not said what you do. */
function churchQuestion(steps: readonly Step[], { you }: GameState, { answers }: Inputs): readonly Open[] {
  const scored = steps.some((step) => step.rule === 'church.scoring' && step.done);
  return scored && you.clergy.length > 0 && answers.church === undefined
    ? [{ from: 'church', question: { kind: 'church', tiles: you.clergy.length } }]
    : [];
}

const keptTiles = ({ answers, overrides }: Inputs): Inputs => ({
  answers: { church: 'declined', ...answers },
  overrides,
});

/** His turn from where it stands, past every question: what does not depend on it is foreseen all the same. */
function onwards(so: Foreseen, inputs: Inputs): Foreseen {
  const run = runLacerda(so.state, keptTiles(inputs));
  if (!run.ok) return so;
  const { steps, state, waitsFor, due } = run.value;
  const shown = steps.map((step) => foreseen(step, so.open));
  const stop = stoppedAt(run.value);
  const open = [...so.open, ...churchQuestion(steps, state, inputs), ...(stop?.open ?? [])];
  if (stop === null || waitsFor === null) return { steps: [...so.steps, ...shown], open, state };
  const gap = run.value.waitsAt === null || waitsFor.kind === 'follow' ? [] : [waiting(run.value.waitsAt, waitsFor)];
  const rest: GameState = { ...state, turn: { kind: 'lacerda', next: stop.next, due, inputs } };
  return onwards({ steps: [...so.steps, ...shown, ...gap], open, state: rest }, inputs);
}

/** The visit of yours he will follow, if he holds the favour; null when none is. */
function followed({ turn, lacerda }: GameState): Noble | null {
  if (turn.kind !== 'you' || (turn.step.at !== 'his-follow' && turn.step.at !== 'visit')) return null;
  return lacerda.favours.includes(turn.step.noble) ? turn.step.noble : null;
}

/** His follow of your visit comes before your turn ends (`solo.follow`). */
function withFollow(state: GameState): Foreseen {
  const noble = followed(state);
  const act = noble === null ? null : followStep(state, noble, NO_INPUTS);
  if (act === null || noble === null || act.kind === 'refused') return { steps: [], open: [], state };
  if (act.kind === 'waits') {
    return { steps: [waiting('his-follow', act.for)], open: [{ from: 'his-follow', question: act.for, noble }], state };
  }
  return { steps: [foreseen(act.step, [])], open: [], state: evolveAll(state, act.events) };
}

const distinct = (questions: readonly Question[]): readonly Question[] => [
  ...new Map(questions.map((question) => [JSON.stringify(question), question])).values(),
];

/** His next turn from any moment of the game; in his own turn what is left of it; null once the game is over. */
export function forecast(state: GameState): Forecast | null {
  const visited = withBegun(state);
  const first = withFollow(visited);
  const closed = closedNow(first.state);
  const start = begun(closed);
  if (start === null) return null;
  const { steps, open, state: after } = onwards({ ...first, state: closed }, start.inputs);
  const wigs = (seat: Seat): number =>
    after[seat].wigs - closed[seat].wigs + first.state[seat].wigs - visited[seat].wigs;
  return { steps, questions: distinct(open.map(({ question }) => question)), wigs: recordOf(SEATS, wigs), after };
}

/** The same after a move you consider, his follow of your visit included. */
export const forecastOf = ({ state }: Pick<Preview, 'state'>): Forecast | null => forecast(state);
