import type { JsonObject } from '../../model/reading';
import { clergyTiles } from './clergyTiles';

/** Turns a document of one version into one of the next. Once shipped a step is frozen: it never changes again. */
export type Migration = (document: JsonObject) => JsonObject;

/** The steps in order, the first from version 1 to 2; a new version adds a file beside this one and a line here. */
export const MIGRATIONS: readonly Migration[] = [clergyTiles];

/** Brings a document to the current version, step by step. */
export const migrate = (document: JsonObject, version: number, steps: readonly Migration[] = MIGRATIONS): JsonObject =>
  steps.slice(version - 1).reduce((migrated, step) => step(migrated), document);
