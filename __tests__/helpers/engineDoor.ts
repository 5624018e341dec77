/**
 * The one place where the oracle's tests meet the engine: the functions take the JSON
 * of the command line's verbs and answer with the JSON it would print.
 */
import { readPosition, standing } from '@/engine';
import { costs } from '@/cli/verbs/costs';
import { lacerda } from '@/cli/verbs/lacerda';
import { score } from '@/cli/verbs/score';
import type { Verb } from '@/cli/verb';

const answer =
  (verb: Verb) =>
  (input: unknown): unknown => {
    const answered = verb(input);
    return answered.ok ? answered.value : { problems: answered.error };
  };

export const answerCosts = answer(costs);
export const answerLacerda = answer(lacerda);
export const answerScore = answer(score);

/** The score of a mirrored game as its screen shows it: no verb asks for that. */
export function answerStanding(position: unknown) {
  const read = readPosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return standing(read.value).score;
}
