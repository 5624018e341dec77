import { recordOf, sum } from '../core/record';
import { keepsHoldings } from '../game/depth';
import type { GameEvent } from '../game/event';
import type { GameState } from '../model/state';
import type { BySeat } from '../model/vocabulary';
import { SEATS } from '../model/vocabulary';
import { scoreNow } from '../play/standing';
import type { ScoreLine } from '../scoring/lines';
import { SCORE_LINES } from '../scoring/lines';
import type { Entry, History } from './history';
import { happened } from './history';
import type { Whose } from './whose';
import { whoseTurn } from './whose';

/** What a score is the sum of: the wigs on the track, then the lines of endgame scoring. */
const PARTS = ['wigs', ...SCORE_LINES] as const;
export type ScorePart = 'wigs' | ScoreLine;

/** Both scores if the game had ended here, part by part. */
type Parts = BySeat<Readonly<Record<ScorePart, number>>>;

/** By how much a turn moved your score away from his, as if the game had ended before and after it: above 0 for you. */
export interface Swing {
  readonly by: number;
  /** The parts it is the sum of. */
  readonly parts: Readonly<Record<ScorePart, number>>;
}

/** One turn of a finished game, or the change of period, or what was entered after the game. */
export interface ReviewedTurn {
  readonly period: GameState['period'];
  readonly round: number;
  readonly whose: Whose;
  /** The place of its first entry in the log, counted from 0. */
  readonly first: number;
  readonly entries: readonly Entry[];
  readonly before: GameState;
  readonly after: GameState;
  /** Both scores if the game had ended after it. */
  readonly score: BySeat<number>;
  readonly swing: Swing;
}

/** A whole game turn by turn. */
export interface Review {
  readonly start: GameState;
  /** Both scores before anything was played. */
  readonly score: BySeat<number>;
  readonly turns: readonly ReviewedTurn[];
  /** The turns that decided, by their place in `turns`, in the order of the game. */
  readonly decided: readonly number[];
  /** Somewhere your réis and decrees are not tracked, so that the score lacks them there. */
  readonly partial: boolean;
}

/** So many turns are said to have decided at most, and by so many wigs each at least. */
const MOST_DECIDING = 3;
export const LEAST_SWING = 5;

function partsOf(state: GameState): Parts {
  const { players } = scoreNow(state);
  return recordOf(SEATS, (seat) => {
    const player = players.find(({ id }) => id === seat);
    // Stryker disable next-line OptionalChaining: both seats are scored; the type does not know.
    return recordOf(PARTS, (part) => (part === 'wigs' ? player?.wigs : player?.lines[part].points) ?? 0);
  });
}

const totals = (parts: Parts): BySeat<number> => recordOf(SEATS, (seat) => sum(Object.values(parts[seat])));

const lead = ({ you, lacerda }: Parts, part: ScorePart): number => you[part] - lacerda[part];

/** What was only set right or counted later nobody played for. */
const CORRECTS: readonly GameEvent['kind'][] = ['value-corrected', 'depth-changed'];
const isPlayed = ({ events }: Entry): boolean => !events.some(({ kind }) => CORRECTS.includes(kind));

/** A turn without what it was worth. */
type Played = Omit<ReviewedTurn, 'score' | 'swing'>;

const isSameTurn = (turn: Played, { period, round }: GameState, whose: Whose): boolean =>
  turn.whose === whose && turn.period === period && turn.round === round;

/** The entries of a game by turns, each with the table before and after it. */
function turnsOf({ start, done }: Pick<History, 'start' | 'done'>): readonly Played[] {
  const turns: Played[] = [];
  let before = start;
  for (const [first, entry] of done.entries()) {
    const whose = whoseTurn(before);
    const after = happened(before, entry);
    const latest = turns.at(-1);
    if (latest !== undefined && isSameTurn(latest, before, whose))
      turns.splice(-1, 1, { ...latest, entries: [...latest.entries, entry], after });
    else turns.push({ period: before.period, round: before.round, whose, first, entries: [entry], before, after });
    before = after;
  }
  return turns;
}

function swingBetween(before: Parts, after: Parts): Swing {
  const parts = recordOf(PARTS, (part) => lead(after, part) - lead(before, part));
  return { by: sum(Object.values(parts)), parts };
}

const both = (one: Swing, other: Swing): Swing => ({
  by: one.by + other.by,
  parts: recordOf(PARTS, (part) => one.parts[part] + other.parts[part]),
});

/** What a turn in which something was corrected swung by what was played in it. */
function playedSwing({ entries, before }: Played): Swing {
  let state = before;
  let swing: Swing = { by: 0, parts: recordOf(PARTS, () => 0) };
  for (const entry of entries) {
    const after = happened(state, entry);
    if (isPlayed(entry)) swing = both(swing, swingBetween(partsOf(state), partsOf(after)));
    state = after;
  }
  return swing;
}

/** The turns that moved the two scores apart the most, whoever gained by it; the earlier one of two alike. */
function decidedIn(turns: readonly ReviewedTurn[]): readonly number[] {
  return turns
    .map(({ whose, swing }, at) => ({ at, size: whose === 'over' ? 0 : Math.abs(swing.by) }))
    .filter(({ size }) => size >= LEAST_SWING)
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST_DECIDING)
    .map(({ at }) => at)
    .sort((one, other) => one - other);
}

/** Goes through a game once, turn by turn: what each left on the table, what it was worth, and which ones decided. */
export function review(history: Pick<History, 'start' | 'done'>): Review {
  const { start } = history;
  const first = partsOf(start);
  let before = first;
  const turns = turnsOf(history).map((turn): ReviewedTurn => {
    const after = partsOf(turn.after);
    const swing = turn.entries.every(isPlayed) ? swingBetween(before, after) : playedSwing(turn);
    before = after;
    return { ...turn, score: totals(after), swing };
  });
  const partial = [start, ...turns.map(({ after }) => after)].some((state) => !keepsHoldings(state));
  return { start, score: totals(first), turns, decided: decidedIn(turns), partial };
}
