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

/** Moves and events never change in place: what one was written as once, it is written as again. */
const texts = new WeakMap<object, string>();

function textOf(value: object): string {
  const written = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, written);
  return written;
}

/** The place of a value in a list of different ones; a new one is added. */
function placeIn(places: Map<string, number>, value: object): number {
  const written = textOf(value);
  const known = places.get(written);
  if (known !== undefined) return known;
  places.set(written, places.size);
  return places.size - 1;
}

/** Packed entries with their moves and events as text already. */
export interface PackedTexts {
  readonly moves: readonly string[];
  readonly events: readonly string[];
  readonly entries: readonly PackedEntry[];
}

/** Places are given in the order in which they are first needed. */
export function pack(entries: readonly Entry[]): PackedTexts {
  const moves = new Map<string, number>();
  const events = new Map<string, number>();
  const packed = entries.map(({ moves: asked, events: happened, ...rest }) => ({
    m: asked.map((one) => placeIn(moves, one)),
    e: happened.map((one) => placeIn(events, one)),
    ...rest,
  }));
  return { moves: [...moves.keys()], events: [...events.keys()], entries: packed };
}

/** So many of a list these entries use. */
const used = (places: readonly (readonly number[])[]): number => Math.max(-1, ...places.flat()) + 1;

/** What packed entries hold beyond the first of them. */
export function beyond({ moves, events, entries }: PackedTexts, first: number): PackedTexts {
  const known = entries.slice(0, first);
  return {
    moves: moves.slice(used(known.map(({ m }) => m))),
    events: events.slice(used(known.map(({ e }) => e))),
    entries: entries.slice(first),
  };
}

/** Packed entries as the fields of a document. */
export const packedText = ({ moves, events, entries }: PackedTexts): string =>
  `"moves":[${moves.join(',')}],"events":[${events.join(',')}],"entries":${JSON.stringify(entries)}`;

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
