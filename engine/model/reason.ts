import type { RuleId } from './rules';

/** One addend of a number the engine answers with: the total is always the sum of its parts. */
export interface Part<Code extends string> {
  readonly code: Code;
  readonly amount: number;
  readonly rule: RuleId;
}

/** Whether something can be paid, what is missing if not, and what is left if so. */
export interface Afford {
  readonly affordable: boolean;
  readonly missing: number;
  readonly left: number;
}

/** Compares what is due with what is at hand. */
export function afford(due: number, atHand: number): Afford {
  return { affordable: atHand >= due, missing: Math.max(0, due - atHand), left: Math.max(0, atHand - due) };
}
