import type { PlayerScore, ScoreInput } from '@/engine';
import { SCORE_LINES, checkScoreInput, finalScore, scoreNotes } from '@/engine';
import type { Verb } from '../verb';

/** Points by line, as the contract has them; the reasons beside them under the same names. */
const player = ({ id, wigs, lines, total }: PlayerScore) => ({
  id,
  wigs,
  lines: Object.fromEntries(SCORE_LINES.map((line) => [line, lines[line].points])),
  total,
  reasons: lines,
});

/** Notes stand beside the score only when there are any. */
function sheet(input: ScoreInput) {
  const { players, ...rest } = finalScore(input);
  const notes = scoreNotes(input);
  return { players: players.map(player), ...rest, ...(notes.length === 0 ? {} : { notes }) };
}

/** The final score of a table. */
export const score: Verb = (json) => {
  const read = checkScoreInput(json);
  return read.ok ? { ok: true, value: sheet(read.value) } : read;
};
