import type { JsonObject } from '../../model/reading';
import { isObject } from '../../model/reading';
import { clergyTiles } from './clergyTiles';

/** What a ruling meant that version 1 did not write: R9 and R11 were no settings yet, R10 had another default. */
const RULINGS: JsonObject = {
  R8: 'never-removed',
  R9: 'most-wigs',
  R10: 'tile-first',
  R11: 'plans',
  R12: 'strictly-first',
  R13: 'in-hand',
};
const SHEET: JsonObject = { toolsMajority: '6/3/1' };

/** What is damaged stays as it is, for the reader to name. */
const over = (defaults: JsonObject, told: unknown = {}): unknown => (isObject(told) ? { ...defaults, ...told } : told);

const changed = (document: JsonObject, key: string, change: (part: JsonObject) => JsonObject): JsonObject => {
  const part = document[key];
  return isObject(part) ? { ...document, [key]: change(part) } : document;
};

/** Defaults of rulings and of the tools majority changed: a game keeps those it began with. */
const rulingsOfThen = (document: JsonObject): JsonObject =>
  changed(document, 'start', (start) =>
    changed(start, 'position', (position) => ({
      ...position,
      rulings: over(RULINGS, position['rulings']),
      sheet: over(SHEET, position['sheet']),
    })),
  );

/** Version 1 to 2: the defaults of then are written out, clergy tiles become a list. */
export const fromVersion1 = (document: JsonObject): JsonObject => ({
  ...clergyTiles(rulingsOfThen(document)),
  version: 2,
});
