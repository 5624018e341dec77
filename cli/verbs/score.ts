import { checkScoreInput, finalScore } from '@/engine';
import type { Verb } from '../verb';

/** The final score of a table. */
export const score: Verb = (json) => {
  const read = checkScoreInput(json);
  return read.ok ? { ok: true, value: finalScore(read.value) } : read;
};
