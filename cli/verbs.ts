import type { Verb } from './verb';
import { costs } from './verbs/costs';
import { lacerda } from './verbs/lacerda';
import { replay } from './verbs/replay';
import { score } from './verbs/score';

/** What the command line can be asked. */
export const VERBS: Readonly<Record<string, Verb>> = { costs, lacerda, replay, score };
