import {
  CONTESTS,
  DEFAULT_RULINGS,
  DEFAULT_SHEET,
  finalScore,
  finalWigs,
  keepsHoldings,
  scoreInputOf,
  type Depth,
  type FinalScore,
  type GameLabel,
  type History,
  type MajorityOf,
  type PlayerScore,
  type Rulings,
  type TitleId,
} from '@/engine';

import { inputOf, seatsOf, type PlayersScored, type SavedScoreSheet } from '../scoreSheet';
import { SOURCES, sourcePoints } from './sources';

/** How a game ended for someone. */
export const OUTCOMES = ['won', 'tied', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Whether a game was played by the rulings the app suggests. */
export const RULINGS_USED = ['standard', 'changed'] as const;
export type RulingsUsed = (typeof RULINGS_USED)[number];

/** What someone scored. */
export interface PlayerSummary {
  /** Empty for who has none. */
  readonly name: string;
  readonly total: number;
  /** The wigs of each source, in the order of `SOURCES`. */
  readonly points: readonly number[];
  /** Null for who scored alone. */
  readonly outcome: Outcome | null;
  /** The majorities with most of it, alone and shared. */
  readonly first: readonly MajorityOf[];
  readonly shared: readonly MajorityOf[];
}

/** What statistics need of a finished game, and no more: hundreds of them are read at once. */
export interface GameSummary {
  /** ISO 8601: when a solo game began, when a sheet was finished. */
  readonly played: string;
  readonly players: PlayersScored;
  /** How much the app tracked; null for a score sheet. */
  readonly depth: Depth | null;
  readonly rulings: RulingsUsed;
  readonly title: TitleId | null;
  /** Null where the app did not see the game being played. */
  readonly rounds: number | null;
  /** From the first entry to the last; null for a sheet, and for a game that was laid aside in between. */
  readonly minutes: number | null;
  /** In the order of the columns: the first one is you. */
  readonly scores: readonly PlayerSummary[];
}

/** Whoever pauses for longer than this has not been playing all the time. */
const LONGEST_SITTING = 12 * 60;

function majoritiesOf(id: string, { majorities }: FinalScore): Pick<PlayerSummary, 'first' | 'shared'> {
  const leaders = (of: MajorityOf): readonly string[] =>
    majorities[of].standings.find(({ place }) => place === 1)?.ids ?? [];
  const led = CONTESTS.filter((of) => leaders(of).includes(id));
  return {
    first: led.filter((of) => leaders(of).length === 1),
    shared: led.filter((of) => leaders(of).length > 1),
  };
}

/** Against Lacerda only the wigs count, as for a title; among people ties are broken. */
function outcomeOf({ id, total }: PlayerScore, { players, ranking, title }: FinalScore): Outcome | null {
  const others = players.filter((player) => player.id !== id);
  if (others.length === 0) return null;
  const best = Math.max(...others.map((player) => player.total));
  if (title !== null) return total > best ? 'won' : total === best ? 'tied' : 'lost';
  const [winners = []] = ranking;
  if (!winners.includes(id)) return 'lost';
  return winners.length === 1 ? 'won' : 'tied';
}

const scoresOf = (score: FinalScore, nameOf: (id: string) => string): readonly PlayerSummary[] =>
  score.players.map((player) => ({
    name: nameOf(player.id),
    total: player.total,
    points: SOURCES.map((source) => sourcePoints(player, source)),
    outcome: outcomeOf(player, score),
    ...majoritiesOf(player.id, score),
  }));

const rulingsUsed = (rulings: Partial<Rulings>): RulingsUsed =>
  (Object.keys(rulings) as (keyof Rulings)[]).every((id) => rulings[id] === DEFAULT_RULINGS[id])
    ? 'standard'
    : 'changed';

/** A game that once tracked less counts as such: at the end everyone enters what is missing. */
const depthOf = ({ start, done }: History): Depth => {
  const hadLess = done.some(({ moves }) => moves.some((move) => move.kind === 'set-depth' && !keepsHoldings(move)));
  return hadLess || !keepsHoldings(start) ? 'lacerda-needs' : 'everything';
};

function minutesBetween(from: string, to: string): number | null {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
  return minutes >= 1 && minutes <= LONGEST_SITTING ? minutes : null;
}

/** What statistics need of a solo game; null while it is not over and wholly counted. */
export function summaryOfGame(
  { game, history }: { readonly game: Pick<GameLabel, 'created'>; readonly history: History },
  saved: string,
): GameSummary | null {
  const { now } = history;
  if (finalWigs(now) === null) return null;
  const score = finalScore(scoreInputOf(now));
  return {
    played: game.created,
    players: 'solo',
    depth: depthOf(history),
    rulings: rulingsUsed(now.rulings),
    title: score.title?.id ?? null,
    // The last round is closed by counting one on.
    rounds: now.round > 1 ? now.round - 1 : null,
    minutes: minutesBetween(game.created, saved),
    scores: scoresOf(score, () => ''),
  };
}

/** What a sheet is scored by that does not say it. */
const USUAL = { sheet: DEFAULT_SHEET, rulings: DEFAULT_RULINGS };

/** What statistics need of a finished score sheet. */
export function summaryOfSheet({ finishedAt, sheet }: SavedScoreSheet): GameSummary {
  const input = inputOf(sheet, USUAL);
  const score = finalScore(input);
  const names = new Map(seatsOf(sheet).map(({ held, name }) => [held.id, name.trim()]));
  return {
    played: finishedAt,
    players: sheet.table,
    depth: null,
    rulings: rulingsUsed(input.rulings),
    title: score.title?.id ?? null,
    rounds: null,
    minutes: null,
    scores: scoresOf(score, (id) => names.get(id) ?? ''),
  };
}
