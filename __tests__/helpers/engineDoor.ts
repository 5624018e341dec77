/**
 * The one place where the oracle's tests meet the engine: both functions take the JSON
 * of the command line's verbs and answer with the JSON it would print.
 */
import { costs } from '@/cli/verbs/costs';
import { lacerda } from '@/cli/verbs/lacerda';
import type { Verb } from '@/cli/verb';

const answer =
  (verb: Verb) =>
  (input: unknown): unknown => {
    const answered = verb(input);
    return answered.ok ? answered.value : { problems: answered.error };
  };

export const answerCosts = answer(costs);
export const answerLacerda = answer(lacerda);
