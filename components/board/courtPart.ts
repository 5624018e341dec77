import { TRACK_PLACES, type PlaceId } from './places';
import type { Marks } from './MarksContext';
import type { BoardMarks, Selectable } from './selection';

/** What the court has to do with the moment: what is asked can only be answered there, all that happens is there, or neither. */
export type CourtPart = 'asked' | 'lit' | 'none';

const COURT: ReadonlySet<PlaceId> = new Set(TRACK_PLACES.map(({ id }) => id));

const isAllThere = (ids: readonly PlaceId[]): boolean => ids.length > 0 && ids.every((id) => COURT.has(id));

export function courtPart({ selectable = {}, lit = [], chosen = [] }: BoardMarks): CourtPart {
  const open = Object.keys(selectable) as readonly PlaceId[];
  if (open.length > 0) return isAllThere(open) ? 'asked' : 'none';
  return isAllThere([...lit, ...chosen]) ? 'lit' : 'none';
}

/** Whether what is asked can only be answered on the map. */
export function isAskedOnMap(selectable: Selectable): boolean {
  const open = Object.keys(selectable) as readonly PlaceId[];
  return open.length > 0 && !open.some((id) => COURT.has(id));
}

const choicesThere = (all: Selectable): Selectable =>
  Object.fromEntries(Object.entries(all).filter(([id]) => COURT.has(id as PlaceId)));

const there = (ids: readonly PlaceId[]): readonly PlaceId[] => ids.filter((id) => COURT.has(id));

/** The marks of the court alone: a touch that changes only the map's draws nothing there. */
export const courtMarks = ({ selectable, explained, lit, chosen }: Required<Omit<Marks, 'press'>>) => ({
  selectable: choicesThere(selectable),
  explained: choicesThere(explained),
  lit: there(lit),
  chosen: there(chosen),
});
