import type { GameEvent } from '../game/event';
import type { Entry } from '../history/history';
import { LIMITS } from '../model/limits';
import type { Place } from '../model/reading';
import { fault, inside } from '../model/reading';
import type { Move } from '../play/move';
import { gameEvent } from './schema/events';
import { move } from './schema/moves';
import type { Schema, Schemas } from './schema/shape';
import { fields, list, onlyTrue, text, whole } from './schema/shape';

/** An entry that names its moves and events by their place in the lists beside it. */
interface PackedEntry {
  readonly m: readonly number[];
  readonly e: readonly number[];
  readonly note?: string;
  readonly kept?: true;
}

/** Entries with every different move and event written once: a game repeats itself a lot. */
export interface Packed {
  readonly moves: readonly Move[];
  readonly events: readonly GameEvent[];
  readonly entries: readonly PackedEntry[];
}

/** The place of a value in a list of different ones; a new one is added. */
function placeIn<T>(values: T[], places: Map<string, number>, value: T): number {
  const written = JSON.stringify(value);
  const known = places.get(written);
  if (known !== undefined) return known;
  places.set(written, values.length);
  return values.push(value) - 1;
}

export function pack(entries: readonly Entry[]): Packed {
  const moves: Move[] = [];
  const events: GameEvent[] = [];
  const movePlaces = new Map<string, number>();
  const eventPlaces = new Map<string, number>();
  const packed = entries.map(({ moves: asked, events: happened, ...rest }) => ({
    m: asked.map((one) => placeIn(moves, movePlaces, one)),
    e: happened.map((one) => placeIn(events, eventPlaces, one)),
    ...rest,
  }));
  return { moves, events, entries: packed };
}

const place = whole(0, LIMITS.records);
const places = list(place, LIMITS.inEntry);

const packedEntry: Schema<PackedEntry> = fields<PackedEntry>(
  { m: places, e: places, note: text, kept: onlyTrue },
  { optional: ['note', 'kept'] },
);

/** The schemas of packed entries, for the documents that hold them. */
export const PACKED: Schemas<Packed> = {
  moves: list(move, LIMITS.log),
  events: list(gameEvent, LIMITS.log),
  entries: list(packedEntry, LIMITS.entries),
};

function named<T>(values: readonly T[], places: readonly number[], at: Place): readonly T[] {
  return places.flatMap((index, position) => {
    const value = values[index];
    if (value !== undefined) return [value];
    fault(inside(at, position), { code: 'too-large', most: values.length - 1, has: index });
    return [];
  });
}

/** The entries as they were; a place outside the lists is reported. */
export function unpack({ moves, events, entries }: Packed, at: Place): readonly Entry[] | undefined {
  // The same event named again costs a file next to nothing, and playing it costs as much as a new one.
  const has = entries.reduce((all, { m, e }) => all + m.length + e.length, 0);
  if (has > LIMITS.log) return fault(inside(at, 'entries'), { code: 'too-long', most: LIMITS.log, has });
  return entries.map(({ m, e, ...rest }, index) => {
    const here = inside(inside(at, 'entries'), index);
    return { moves: named(moves, m, inside(here, 'm')), events: named(events, e, inside(here, 'e')), ...rest };
  });
}
