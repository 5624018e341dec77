import { evolveAll, whoseTurn, type Entry, type GameState, type History, type Whose } from '@/engine';

/** One entry with the table it happened on. */
export interface Line {
  /** Counted from 0. */
  readonly at: number;
  readonly entry: Entry;
  readonly before: GameState;
  readonly whose: Whose;
  /** Undone and not yet overwritten. */
  readonly undone: boolean;
}

/** The entries of one turn, the latest first. */
export interface TurnLines {
  readonly whose: Whose;
  readonly lines: readonly Line[];
}

/** The turns of one round, the latest first. */
export interface RoundLines {
  readonly period: number;
  readonly round: number;
  readonly turns: readonly TurnLines[];
}

/** Every entry of the game in order, those undone at the end. */
export function linesOf({ start, done, undone }: History): readonly Line[] {
  const lines: Line[] = [];
  let before = start;
  for (const [at, entry] of [...done, ...undone].entries()) {
    lines.push({ at, entry, before, whose: whoseTurn(before), undone: at >= done.length });
    before = evolveAll(before, entry.events);
  }
  return lines;
}

const isSameRound = ({ before }: Line, { period, round }: RoundLines): boolean =>
  before.period === period && before.round === round;

function intoTurns(turns: readonly TurnLines[], line: Line): readonly TurnLines[] {
  const [latest, ...earlier] = turns;
  return latest?.whose === line.whose
    ? [{ ...latest, lines: [line, ...latest.lines] }, ...earlier]
    : [{ whose: line.whose, lines: [line] }, ...turns];
}

/** The game by rounds and turns, the latest of everything first. */
export function byRounds(lines: readonly Line[]): readonly RoundLines[] {
  const rounds: RoundLines[] = [];
  for (const line of lines) {
    const latest = rounds[0];
    const { period, round } = line.before;
    if (latest !== undefined && isSameRound(line, latest))
      rounds[0] = { ...latest, turns: intoTurns(latest.turns, line) };
    else rounds.unshift({ period, round, turns: intoTurns([], line) });
  }
  return rounds;
}
