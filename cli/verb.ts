import type { Problem, Result } from '@/engine';

/** A question to the engine: one JSON document in, one out, or everything that is wrong with the first. */
export type Verb = (input: unknown) => Result<object, readonly Problem[]>;
