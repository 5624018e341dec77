import type { JsonObject } from '../../model/reading';
import { isObject, isWhole } from '../../model/reading';

/** So many tiles of which nothing is known; what is no such number is left for the schema to refuse. */
const tiles = (count: unknown): unknown =>
  isWhole(count) && count >= 0 && count <= 4 ? Array.from({ length: count }, () => ({})) : count;

const correction = (told: unknown): unknown =>
  isObject(told) && told['of'] === 'clergy' ? { ...told, value: tiles(told['value']) } : told;

const holdings = (told: unknown): unknown => (isObject(told) ? { ...told, clergy: tiles(told['clergy']) } : told);

/** A move or an event: only what corrects or counts your clergy tiles is written differently. */
function written(told: unknown): unknown {
  if (!isObject(told)) return told;
  return {
    ...told,
    ...('correction' in told && { correction: correction(told['correction']) }),
    ...('holdings' in told && { holdings: holdings(told['holdings']) }),
  };
}

const each = (list: unknown): unknown => (Array.isArray(list) ? list.map(written) : list);

/** Your clergy tiles were a number in corrections and in what was counted, and are a list of tiles. */
export const clergyTiles = (document: JsonObject): JsonObject => ({
  ...document,
  ...('moves' in document && { moves: each(document['moves']) }),
  ...('events' in document && { events: each(document['events']) }),
});
