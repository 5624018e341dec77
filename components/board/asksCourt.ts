import { TRACK_PLACES, type PlaceId } from './places';
import type { BoardMarks } from './selection';

const COURT: ReadonlySet<PlaceId> = new Set(TRACK_PLACES.map(({ id }) => id));

/** Whether all that can be touched, or else all that is pointed out, lies at the court. */
export function asksCourt({ selectable = {}, lit = [], chosen = [] }: BoardMarks): boolean {
  const open = Object.keys(selectable) as readonly PlaceId[];
  const shown = open.length > 0 ? open : [...lit, ...chosen];
  return shown.length > 0 && shown.every((id) => COURT.has(id));
}
