import type { Translate } from './translate';

/** Anything the engine says is a code with its numbers. */
interface Coded {
  readonly code: string;
}

/** The union member carrying the code, also when `code` is itself a union (plain Extract gives never). */
export type Carrying<U extends Coded, C> = U extends unknown ? (C extends U['code'] ? U : never) : never;

/** One line per code: a code the engine gains and this table lacks does not compile. */
export type Speaker<U extends Coded> = {
  readonly [C in U['code']]: (said: Carrying<U, C>, t: Translate) => string;
};

/** Says what the engine meant: the only place where a code becomes a sentence. */
export function say<U extends Coded>(speaker: Speaker<U>, said: U, t: Translate): string {
  const line = speaker[said.code as U['code']] as (said: U, t: Translate) => string;
  return line(said, t);
}
