import type { FinalScore, PlayerScore } from '@/engine';
import { SCORE_LINES, checkScoreInput, finalScore } from '@/engine';
import type { Verb } from '../verb';

/** Points by line, as the contract has them; the reasons beside them under the same names. */
const player = ({ id, wigs, lines, total }: PlayerScore) => ({
  id,
  wigs,
  lines: Object.fromEntries(SCORE_LINES.map((line) => [line, lines[line].points])),
  total,
  reasons: lines,
});

const sheet = ({ players, ...rest }: FinalScore) => ({ players: players.map(player), ...rest });

/** The final score of a table. */
export const score: Verb = (json) => {
  const read = checkScoreInput(json);
  return read.ok ? { ok: true, value: sheet(finalScore(read.value)) } : read;
};
