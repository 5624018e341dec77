import type { ScoreInput, ScorePlayer } from './input';
import { linesOf, majoritiesOf, SCORE_LINES, type Majorities, type ScoreLines } from './lines';
import { rankingOf, type FinalRanking } from './ranking';
import { titleOf, type Title } from './title';

/** One player's score: the wigs on the track and every line, adding up to the total. */
export interface PlayerScore {
  readonly id: string;
  readonly wigs: number;
  readonly lines: ScoreLines;
  readonly total: number;
}

/** The whole of endgame scoring. */
export interface FinalScore extends FinalRanking {
  readonly players: readonly PlayerScore[];
  readonly majorities: Majorities;
  /** Your title in a solo game. */
  readonly title: Title | null;
}

function scorePlayer(player: ScorePlayer, input: ScoreInput, majorities: Majorities): PlayerScore {
  const lines = linesOf(player, input, majorities);
  let total = player.wigs;
  for (const line of SCORE_LINES) total += lines[line].points;
  return { id: player.id, wigs: player.wigs, lines, total };
}

function soloTitle(input: ScoreInput, totals: readonly number[], majorities: Majorities): Title | null {
  if (!input.solo) return null;
  const [first, second] = input.players;
  const [firstTotal = 0, secondTotal = 0] = totals;
  if (first?.kind === 'person' && second?.kind === 'lacerda') {
    return titleOf({ player: first, total: firstTotal }, { player: second, total: secondTotal }, input, majorities);
  }
  if (first?.kind === 'lacerda' && second?.kind === 'person') {
    return titleOf({ player: second, total: secondTotal }, { player: first, total: firstTotal }, input, majorities);
  }
  return null;
}

/** Endgame scoring: every line with its reason, the ranking and, against Lacerda, the title. */
export function finalScore(input: ScoreInput): FinalScore {
  const majorities = majoritiesOf(input);
  const players = input.players.map((player) => scorePlayer(player, input, majorities));
  const totals = players.map(({ total }) => total);
  return { players, ...rankingOf(input.players, totals), majorities, title: soloTitle(input, totals, majorities) };
}
