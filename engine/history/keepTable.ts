import { same } from '../core/same';
import { impossible } from '../game/correct';
import type { Correction } from '../game/correction';
import { setCorrected } from '../game/evolve/corrected';
import { HOUSES_IN_GROUP } from '../houses/houses';
import type { GameState } from '../model/state';
import type { Change, Changed, Impossible } from './change';
import { sameTable } from './change';
import type { Entry } from './history';
import { happened, historyOf, judge, stateAfter } from './history';
import { asFarAsPossible, possibleAfter } from './keep';
import { mirrored, towards } from './mirrored';

/** Which tracked values the change itself touched, by their place in the list. */
function touchedBy(was: GameState, is: GameState): ReadonlySet<number> {
  const before = mirrored(was);
  const after = mirrored(is);
  return new Set([...after.keys()].filter((index) => !same(before[index], after[index])));
}

/** A table whose houses may come from any group: where yours stand as they came out, a store that is put back takes what is left. */
const withAnyHouse = (table: GameState): GameState => ({ ...table, you: { ...table.you, houses: HOUSES_IN_GROUP } });

/**
 * A value is as the later entries left it, unless the change touched it and it can lie on a table as it came out; a store that
 * nobody has a house for is not put back.
 */
function corrections(table: GameState, recorded: GameState, touched: ReadonlySet<number>): readonly Correction[] {
  const standing = new Map(
    [...mirrored(table).entries()].filter(([index, value]) => touched.has(index) && impossible(table, value) === null),
  );
  const housesStand = [...standing.values()].some(({ of }) => of === 'houses');
  const put = towards(table, housesStand ? withAnyHouse(recorded) : recorded, (index) => !standing.has(index));
  return possibleAfter(table)(put.reduce(setCorrected, table)) ? put : put.filter(({ of }) => of !== 'store');
}

/** What differs from the record and could not lie so on any table. */
function impossibleIn(table: GameState, recorded: GameState): readonly Omit<Impossible, 'entry'>[] {
  const lay = mirrored(recorded);
  return mirrored(table).flatMap((value, index) => {
    const refusal = same(value, lay[index]) ? null : impossible(table, value);
    return refusal === null ? [] : [{ value, refusal }];
  });
}

/** An entry that stands against the rules says so, and is no drift later. */
function marked(table: GameState, entry: Entry): Entry {
  const judged = judge(table, entry.moves);
  return judged.ok && same(judged.value.events, entry.events) ? entry : { ...entry, kept: true };
}

/** An entry with what it needs corrected in it: between the two there must be no impossible table to go back to. */
const withRight = (entry: Entry, put: readonly Correction[]): Entry =>
  put.length === 0
    ? entry
    : {
        ...entry,
        moves: [...entry.moves, ...put.map((correction) => ({ kind: 'correct', correction }) as const)],
        events: [...entry.events, ...put.map((correction) => ({ kind: 'value-corrected', correction }) as const)],
        kept: true,
      };

/**
 * Makes the change and keeps the table: what was recorded later stays as it happened, whatever the rules make of it now, and
 * values are corrected in the entry where the changed table would no longer be the one that lies there.
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
  const wrong: Impossible[] = [];
  for (const [offset, each] of done.slice(at + 1).entries()) {
    recorded = happened(recorded, each);
    const { state, events } = asFarAsPossible(table, each.events);
    const put = corrections(state, recorded, touched);
    later.push(withRight(marked(table, { ...each, events }), put));
    wrong.push(...impossibleIn(state, recorded).map((value) => ({ ...value, entry: at + 1 + offset })));
    table = put.reduce(setCorrected, state);
  }
  const kept = historyOf(start, [...first, ...later]);
  return { history: kept, putBack: [], adjust: towards(history.now, table), impossible: wrong };
}
