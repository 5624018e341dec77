import { recordOf } from '../core/record';
import { GOODS, STREETS } from '../model/vocabulary';
import type { ScoreInput } from './input';
import { crowdedStreets, type Crowded } from './limits';

/** Something odd about a table that is scored all the same. */
export type ScoreNote = Crowded & { readonly code: 'crowded-streets' };

/**
 * More stores on neighbouring streets than the map's geometry gives them spaces: noted, not refused, because the
 * rulebook's own example (cloth 4, 3, 3, 1) has one too many. What the whole map cannot hold is refused elsewhere.
 */
export function scoreNotes({ players }: ScoreInput): readonly ScoreNote[] {
  const built = recordOf(GOODS, (good) => players.reduce((all, { stores }) => all + stores[good], 0));
  const crowded = crowdedStreets(built, players.length);
  if (crowded === undefined || crowded.streets.length === STREETS.length) return [];
  return [{ code: 'crowded-streets', ...crowded }];
}
