import type { Comparison } from '../bot/comparisons';
import { comparisonsOf } from '../bot/comparisons';
import type { NobleStep, StateStep, Step } from '../bot/step';
import { recordOf } from '../core/record';
import type { GameState } from '../model/state';
import type { BySeat } from '../model/vocabulary';
import { SEATS } from '../model/vocabulary';
import type { ForecastDifference } from '../play/difference';
import { difference } from '../play/difference';
import { forecast } from '../play/forecast';
import { allAre } from '../play/kinds';
import type { Move } from '../play/move';
import type { Entry, History } from './history';
import { happened } from './history';
import { playedAgain } from './playedAgain';

/** Where in the game something stands. */
interface Place {
  /** The entry of the log, counted from 0. */
  readonly entry: number;
  readonly period: GameState['period'];
  readonly round: number;
}

/** A state or noble action of his with everything he compared. */
export interface Decision extends Place {
  readonly step: StateStep | NobleStep;
  readonly comparisons: readonly Comparison[];
}

/** What a move of yours changed about his forecast before it: wigs below 0 were saved, above 0 it cost you. */
export interface AuditedMove extends Place {
  readonly moves: readonly Move[];
  readonly difference: ForecastDifference;
}

/** A whole game looked back on. */
export interface Audit {
  readonly decisions: readonly Decision[];
  readonly moves: readonly AuditedMove[];
  /** All moves together: what they gave or took from each of you in his turns. */
  readonly wigs: BySeat<number>;
  /** Entries today's rules would refuse or the table kept as it lay: they stand, without their reasons. */
  readonly unexplained: readonly number[];
}

const isDecision = (step: Step): step is StateStep | NobleStep =>
  step.rule === 'solo.state' || step.rule === 'solo.noble' || step.rule === 'solo.follow';

/** Whether an entry is a move of yours and nothing else. */
const isYours = ({ moves }: Entry): boolean => allAre(moves, 'yours');

/** His steps in an entry, worked out again from the table as it was; null when today's rules refuse a move. */
export function stepsOf(state: GameState, { moves, kept }: Entry): readonly Step[] | null {
  if (kept === true) return null;
  return playedAgain(state, moves)?.flatMap(({ steps }) => steps) ?? null;
}

/** How his next turn changed by this entry; nothing when it changed nothing or there is no next turn. */
function changed(before: GameState, after: GameState): ForecastDifference | null {
  const was = forecast(before);
  const now = forecast(after);
  if (was === null || now === null) return null;
  const change = difference(was, now);
  return change.changes.length === 0 ? null : change;
}

/** Looks back on a game: every decision of his with its candidates, and what each move of yours cost or saved against his forecast. */
export function audit({ start, done }: Pick<History, 'start' | 'done'>): Audit {
  const decisions: Decision[] = [];
  const moves: AuditedMove[] = [];
  const unexplained: number[] = [];
  let state = start;
  for (const [entry, each] of done.entries()) {
    const place: Place = { entry, period: state.period, round: state.round };
    const after = happened(state, each);
    const steps = stepsOf(state, each);
    if (steps === null) unexplained.push(entry);
    else
      for (const step of steps.filter(isDecision)) decisions.push({ ...place, step, comparisons: comparisonsOf(step) });
    const change = isYours(each) ? changed(state, after) : null;
    if (change !== null) moves.push({ ...place, moves: each.moves, difference: change });
    state = after;
  }
  const wigs = recordOf(SEATS, (seat) => moves.reduce((all, move) => all + move.difference.wigs[seat], 0));
  return { decisions, moves, wigs, unexplained };
}
