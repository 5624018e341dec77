import { same } from '../core/same';
import { impossible } from '../game/correct';
import type { Correction } from '../game/correction';
import { setCorrected } from '../game/evolve/corrected';
import type { GameState } from '../model/state';
import type { Change, Changed } from './change';
import { sameTable } from './change';
import type { Entry } from './history';
import { happened, historyOf, judge, stateAfter } from './history';
import { asFarAsPossible } from './keep';
import { mirrored, towards } from './mirrored';

/** Which mirrored values the change itself touched, by their place in the list. */
function touchedBy(was: GameState, is: GameState): ReadonlySet<number> {
  const after = mirrored(is);
  return new Set(mirrored(was).flatMap((value, index) => (same(value, after[index]) ? [] : [index])));
}

/** A value is as the later entries left it, unless the change touched it and it can lie on a table as it came out. */
function corrections(table: GameState, recorded: GameState, touched: ReadonlySet<number>): readonly Correction[] {
  const values = mirrored(table);
  const stands = (index: number): boolean => {
    const value = values[index];
    return touched.has(index) && value !== undefined && impossible(table, value) === null;
  };
  return towards(table, recorded, (index) => !stands(index));
}

const asEntry = (list: readonly Correction[]): readonly Entry[] =>
  list.length === 0
    ? []
    : [
        {
          moves: list.map((correction) => ({ kind: 'correct', correction })),
          events: list.map((correction) => ({ kind: 'value-corrected', correction })),
          kept: true,
        },
      ];

/** An entry that stands against the rules says so, and is no drift later. */
function marked(table: GameState, entry: Entry): Entry {
  const judged = judge(table, entry.moves);
  return judged.ok && same(judged.value.events, entry.events) ? entry : { ...entry, kept: true };
}

/**
 * Makes the change and keeps the table: what was recorded later stays as it happened, whatever the rules make of it now, and
 * corrections are inserted where the changed table would otherwise no longer be the one that lies there.
 */
export function keepTable(change: Change): Changed {
  const { history, at, entry } = change;
  const { start, done } = history;
  const first = [...done.slice(0, at), entry];
  const unchanged = sameTable(change);
  if (unchanged !== null) return unchanged;
  let recorded = stateAfter(start, done.slice(0, at + 1));
  let table = stateAfter(start, first);
  const touched = touchedBy(recorded, table);
  const later: Entry[] = [];
  for (const each of done.slice(at + 1)) {
    recorded = happened(recorded, each);
    const { state, events } = asFarAsPossible(table, each.events);
    const put = corrections(state, recorded, touched);
    later.push(marked(table, { ...each, events }), ...asEntry(put));
    table = put.reduce(setCorrected, state);
  }
  return { history: historyOf(start, [...first, ...later]), putBack: [], adjust: towards(history.now, table) };
}
