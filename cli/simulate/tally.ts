import type { GameState, SimulatedMove, Step, TitleId } from '@/engine';
import {
  HIS_TIE_BREAKS,
  NOBLE_ACTION_OF,
  NOBLE_ACTIONS,
  STATE_ACTION_OF,
  STATE_ACTIONS,
  TITLES,
  comparisonsOf,
  standing,
} from '@/engine';

export type Counts = Record<string, number>;

/** What a run of simulated games adds up to. */
export interface Tally {
  readonly wigs: { readonly you: number[]; readonly lacerda: number[] };
  readonly rounds: number[];
  readonly titles: Counts;
  /** His, by what became of them; yours, by how often you took them. */
  readonly stateActions: { readonly done: Counts; readonly skipped: Counts; readonly yours: Counts };
  readonly nobleActions: {
    readonly done: Counts;
    readonly skipped: Counts;
    readonly follows: Counts;
    readonly yours: Counts;
  };
  /** `choice: tie-break`, and how often nothing had to be compared. */
  readonly tieBreaks: Counts;
}

const zeros = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]));

type Choice = keyof typeof HIS_TIE_BREAKS;

const CHOICES = Object.keys(HIS_TIE_BREAKS) as Choice[];

const named = (choice: Choice, decidedBy: string | null): string => `${choice}: ${decidedBy ?? 'only one'}`;

export const emptyTally = (): Tally => ({
  wigs: { you: [], lacerda: [] },
  rounds: [],
  titles: zeros(TITLES satisfies readonly TitleId[]),
  stateActions: { done: zeros(STATE_ACTIONS), skipped: zeros(STATE_ACTIONS), yours: zeros(STATE_ACTIONS) },
  nobleActions: {
    done: zeros(NOBLE_ACTIONS),
    skipped: zeros(NOBLE_ACTIONS),
    follows: zeros(NOBLE_ACTIONS),
    yours: zeros(NOBLE_ACTIONS),
  },
  tieBreaks: zeros(CHOICES.flatMap((choice) => [...HIS_TIE_BREAKS[choice], null].map((code) => named(choice, code)))),
});

const add = (counts: Counts, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

function countStep(tally: Tally, step: Step): void {
  if (step.rule === 'solo.state') add(step.done ? tally.stateActions.done : tally.stateActions.skipped, step.action);
  if (step.rule === 'solo.noble') add(step.done ? tally.nobleActions.done : tally.nobleActions.skipped, step.action);
  if (step.rule === 'solo.follow')
    add(step.done ? tally.nobleActions.follows : tally.nobleActions.skipped, step.action);
  for (const { of, why } of comparisonsOf(step)) add(tally.tieBreaks, named(of, why.decidedBy));
}

const nameOf = (actions: Readonly<Record<string, string>>, kind: string): string | undefined => actions[kind];

/** Counts one move. */
export function countMove(tally: Tally, { move, played }: SimulatedMove): void {
  for (const step of played.steps) countStep(tally, step);
  const state = nameOf(STATE_ACTION_OF, move.kind);
  if (state !== undefined) add(tally.stateActions.yours, state);
  const noble = nameOf(NOBLE_ACTION_OF, move.kind);
  if (noble !== undefined) add(tally.nobleActions.yours, noble);
}

/** Counts a finished game; the round after the last was never played. */
export function countGame(tally: Tally, end: GameState): void {
  const { score } = standing(end);
  const totalOf = (id: string): number => score.players.find((player) => player.id === id)?.total ?? 0;
  tally.wigs.you.push(totalOf('you'));
  tally.wigs.lacerda.push(totalOf('lacerda'));
  tally.rounds.push(end.round - 1);
  if (score.title !== null) add(tally.titles, score.title.id);
}
