import type { Part } from '../model/reason';
import { MAX_INFLUENCE } from '../model/state';

/** A gain of influence: where the marker ends and the wig for reaching the last space. */
export interface InfluenceGain {
  /** The whole sum granted, before the limit. */
  readonly granted: number;
  readonly to: number;
  readonly lost: number;
  readonly wigs: 0 | 1;
  readonly parts: readonly Part<string>[];
}

/** Adds the granted parts to the marker; ending on 10 gives 1 wig, a gain of 0 is none (`influence.gain`, R7). */
export function gainInfluence(from: number, parts: readonly Part<string>[]): InfluenceGain {
  const granted = parts.reduce((total, part) => total + part.amount, 0);
  const to = Math.min(from + granted, MAX_INFLUENCE);
  return { granted, to, lost: from + granted - to, wigs: granted > 0 && to === MAX_INFLUENCE ? 1 : 0, parts };
}
