import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import { same } from '../core/same';
import { impossible } from '../game/correct';
import type { Correction } from '../game/correction';
import { setCorrected } from '../game/evolve/corrected';
import type { CorrectionRefusal } from '../game/refusal';
import type { Entry, History } from './history';
import { historyOf, record } from './history';
import { asItStands, placeOf } from './mirrored';

const placesIn = (corrections: readonly Correction[]): string => corrections.map(placeOf).join();

/** What an entry corrected; null when it did anything else. */
function correctedBy({ moves }: Entry): readonly Correction[] | null {
  const corrections = moves.flatMap((move) => (move.kind === 'correct' ? [move.correction] : []));
  return corrections.length === moves.length ? corrections : null;
}

/** The game before its last entry, if that put the same values right; else as it is. A store moves a house along, so each is its own entry. */
function beforeTheSame(history: History, corrections: readonly Correction[]): History {
  const last = history.done.at(-1);
  const before = last === undefined ? null : correctedBy(last);
  const isSame =
    before !== null && placesIn(before) === placesIn(corrections) && before.every(({ of }) => of !== 'store');
  return isSame ? historyOf(history.start, history.done.slice(0, -1)) : history;
}

/** Whether the table already shows all of it. */
const stands = ({ now }: History, corrections: readonly Correction[]): boolean =>
  corrections.every((correction) => same(asItStands(now, correction).value, correction.value));

/**
 * Corrects values as one entry. The same values corrected again at once are the same entry, however often a finger
 * tapped: undoing it brings back what was there before the first tap, and what is back where it was is no entry at all.
 */
export function putRight(history: History, corrections: readonly Correction[]): Result<History, CorrectionRefusal> {
  const before = beforeTheSame(history, corrections);
  if (stands(before, corrections)) return ok(before);
  let table = before.now;
  for (const correction of corrections) {
    const obstacle = impossible(table, correction);
    if (obstacle !== null) return refuse(obstacle);
    table = setCorrected(table, correction);
  }
  const moves = corrections.map((correction) => ({ kind: 'correct', correction }) as const);
  const events = corrections.map((correction) => ({ kind: 'value-corrected', correction }) as const);
  return ok(record(before, { moves, events }));
}
