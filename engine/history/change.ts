import type { Result } from '../core/result';
import { ok, refuse } from '../core/result';
import { same } from '../core/same';
import type { Correction } from '../game/correction';
import type { GameEvent } from '../game/event';
import type { CorrectionRefusal } from '../game/refusal';
import type { GameState } from '../model/state';
import { allAre } from '../play/kinds';
import type { Move, MoveRefusal } from '../play/move';
import type { CommitRefusal, Entry, History, Judged, MoveRefused } from './history';
import { happened, historyOf, judge, stateAfter } from './history';
import { asFarAsPossible } from './keep';
import { towards } from './mirrored';
import type { PutBack } from './putBack';
import { putBackEntries } from './putBack';
import type { TravelRefusal } from './travel';

/** What a later entry comes to once an earlier one is changed, where that is not what was recorded. */
export type Difference =
  /** It can no longer be done. */
  | {
      readonly code: 'refused';
      readonly entry: number;
      readonly move: number;
      readonly refusal: MoveRefusal;
      readonly before: readonly GameEvent[];
    }
  /** Lacerda would now do something else, or the same move has another outcome: a price, wigs, a marker. */
  | {
      readonly code: 'lacerda-differs' | 'other-outcome';
      readonly entry: number;
      /** The changed table it would happen on. */
      readonly on: GameState;
      readonly before: readonly GameEvent[];
      readonly after: readonly GameEvent[];
    };

/** An earlier entry changed on paper: what follows from it, for the person to decide. */
export interface Change {
  /** The game as it is recorded. */
  readonly history: History;
  readonly at: number;
  readonly entry: Entry;
  /** The later entries as they come out now, up to the first that cannot stand as it is. */
  readonly replayed: readonly Entry[];
  readonly differences: readonly Difference[];
}

export type ChangeEntryRefusal = CommitRefusal | Extract<TravelRefusal, { readonly code: 'no-such-entry' }>;

/** Amounts and markers: they differ as a consequence, not because he chose differently. */
const CONSEQUENCES: readonly GameEvent['kind'][] = [
  'turn-moved',
  'treasury-moved',
  'influence-changed',
  'wigs-changed',
  'price-dropped',
  'goods-produced',
  'markers-changed',
];

const deeds = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ kind }) => !CONSEQUENCES.includes(kind));

const isHis = ({ moves }: Entry): boolean =>
  moves.some(({ kind }) => kind === 'finish-lacerda' || kind === 'let-lacerda-follow');

type Judgement = Result<Judged, MoveRefused>;

/** What the rules say of an entry: what happens, or what keeps it from happening. */
const said = (judged: Judgement): readonly GameEvent[] | MoveRefused =>
  judged.ok ? judged.value.events : judged.error;

/** What the change makes of a later entry: nothing when the rules say of it now what they said before. */
function differenceAt(index: number, entry: Entry, was: GameState, is: GameState): Difference | null {
  const before = judge(was, entry.moves);
  const now = judge(is, entry.moves);
  if (same(said(before), said(now))) return null;
  if (!now.ok) return { ...now.error, entry: index, before: entry.events };
  const { events: after } = now.value;
  const otherwise = isHis(entry) && !same(deeds(entry.events), deeds(after));
  return { code: otherwise ? 'lacerda-differs' : 'other-outcome', entry: index, on: is, before: entry.events, after };
}

const blocks = ({ code }: Difference): boolean => code !== 'other-outcome';

/** The first entry that cannot stand once the change is made; null when all can. */
export const firstBlocked = ({ differences }: Pick<Change, 'differences'>): number | null =>
  differences.find(blocks)?.entry ?? null;

const outcome = (entry: Entry, difference: Difference | null): Entry =>
  difference?.code === 'other-outcome' ? { ...entry, events: difference.after } : entry;

/** Plays the later entries on the changed table; behind one that cannot stand the recorded table is taken as it is. */
function replayLater(
  { done }: History,
  at: number,
  was: GameState,
  is: GameState,
): Pick<Change, 'replayed' | 'differences'> {
  const differences: Difference[] = [];
  const replayed: Entry[] = [];
  let recorded = was;
  let table = is;
  for (const [offset, entry] of done.slice(at + 1).entries()) {
    const difference = differenceAt(at + 1 + offset, entry, recorded, table);
    if (difference !== null) differences.push(difference);
    const next = outcome(entry, difference);
    if (firstBlocked({ differences }) === null) replayed.push(next);
    recorded = happened(recorded, entry);
    table = asFarAsPossible(table, next.events).state;
  }
  return { replayed, differences };
}

const isTold = ({ moves }: Pick<Entry, 'moves'>): boolean => allAre(moves, 'told-of-him');

/** Several entries as one. */
const joined = (entries: readonly Entry[]): Entry => ({
  ...Object.assign({}, ...entries),
  moves: entries.flatMap(({ moves }) => moves),
  events: entries.flatMap(({ events }) => events),
});

/** What was entered of his turn and the rest of it count as one entry for moves that end the turn: it must not end twice. */
function withTurnJoined(history: History, at: number, moves: readonly Move[]): History {
  const { done } = history;
  const recorded = done[at];
  if (recorded === undefined || !isTold(recorded) || isTold({ moves })) return history;
  const rest = done.slice(at);
  const end = rest.find((entry) => !isTold(entry));
  if (end === undefined || !isHis(end)) return history;
  const count = rest.indexOf(end) + 1;
  return { ...history, done: [...done.slice(0, at), joined(rest.slice(0, count)), ...rest.slice(count)] };
}

/** Changes an entry where it happened and tells what would differ after it; nothing is decided yet. */
export function changeEntry(given: History, at: number, moves: readonly Move[]): Result<Change, ChangeEntryRefusal> {
  const history = withTurnJoined(given, at, moves);
  const { start, done } = history;
  const recorded = done[at];
  if (recorded === undefined) return refuse({ code: 'no-such-entry', given: at, most: done.length - 1 });
  if (moves.length === 0) return refuse({ code: 'no-moves' });
  if (same(moves, recorded.moves))
    return ok({ history, at, entry: recorded, replayed: done.slice(at + 1), differences: [] });
  const before = stateAfter(start, done.slice(0, at));
  const judged = judge(before, moves);
  if (!judged.ok) return judged;
  const { kept: _, ...plain } = recorded;
  const entry: Entry = { ...plain, moves, events: judged.value.events };
  return ok({ history, at, entry, ...replayLater(history, at, happened(before, recorded), judged.value.after) });
}

/** A value that cannot lie on a table, at the recorded entry that would leave it there. */
export interface Impossible {
  readonly entry: number;
  readonly value: Correction;
  readonly refusal: CorrectionRefusal;
}

/** Where the table then differs from the one that was recorded: values to correct by hand. */
export interface Changed {
  readonly history: History;
  readonly putBack: readonly PutBack[];
  readonly adjust: readonly Correction[];
  /** What the change and the later entries together would make impossible; it is corrected where it happens. */
  readonly impossible: readonly Impossible[];
}

/** Nothing happened differently, only said in other moves: whatever came later, and what is undone, stays as it is. */
export function sameTable({ history, at, entry }: Change): Changed | null {
  // Stryker disable next-line OptionalChaining: what is changed is an entry that is there; the type does not know.
  if (!same(history.done[at]?.events, entry.events)) return null;
  const done = history.done.map((each, index) => (index === at ? entry : each));
  return {
    history: history.done[at] === entry ? history : { ...history, done },
    putBack: [],
    adjust: [],
    impossible: [],
  };
}

/** Takes the change with all that follows from it; refused while an entry cannot stand, for then the person chooses. */
export function acceptChange(
  change: Change,
): Result<Changed, { readonly code: 'must-choose'; readonly entry: number }> {
  const { history, at, entry, replayed } = change;
  const blocked = firstBlocked(change);
  if (blocked !== null) return refuse({ code: 'must-choose', entry: blocked });
  const unchanged = sameTable(change);
  if (unchanged !== null) return ok(unchanged);
  const changed = historyOf(history.start, [...history.done.slice(0, at), entry, ...replayed]);
  return ok({ history: changed, putBack: [], adjust: towards(history.now, changed.now), impossible: [] });
}

/** Makes the change and goes back to the first entry that cannot stand: what came later is put back and played anew. */
export function rewindTo(change: Change): Changed {
  const unchanged = sameTable(change);
  if (unchanged !== null) return unchanged;
  const { history, at, entry, replayed } = change;
  const { start, done } = history;
  const upTo = firstBlocked(change) ?? done.length;
  const before = stateAfter(start, done.slice(0, upTo));
  const rewound = historyOf(start, [...done.slice(0, at), entry, ...replayed]);
  return {
    history: rewound,
    putBack: putBackEntries(before, done.slice(upTo)),
    adjust: towards(before, rewound.now),
    impossible: [],
  };
}
