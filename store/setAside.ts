import * as v from 'valibot';

import { readJson } from './json';
import type { SharedStorage, Storage } from './storage/storage';

const digits = (text: string, seed: number): string => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** A short name that says what is in a text: the same text has the same name. */
export const digestOf = (text: string): string => digits(text, 0x811c9dc5) + digits(text, 0x1b873593);

/** What is kept on this device beside the games. */
const AREAS = ['settings', 'rulings', 'board', 'score', 'costs', 'setup'] as const;
export type Area = (typeof AREAS)[number];

/** Where records lie that nobody here can read: named on the home screen, or still kept but named no longer. */
const NAMED = 'set-aside/';
const PUT_AWAY = 'put-away/';

/** Puts a copy of a text that cannot be read where nothing overwrites it; the same text lies there once. */
export async function setAside(storage: Pick<Storage, 'get' | 'set'>, area: Area, text: string): Promise<void> {
  const key = `${area}/${digestOf(text)}`;
  if ((await storage.get(PUT_AWAY + key)) === undefined) await storage.set(NAMED + key, text);
}

/** A record that cannot be read, as it was found. */
export interface AsideRecord {
  readonly key: string;
  readonly area: Area;
  readonly text: string;
  /** A newer app wrote it: an update helps. */
  readonly isNewer: boolean;
}

/** The keys of the named ones: all the home screen asks for. */
export const asideKeys = ({ keys }: Pick<Storage, 'keys'>): Promise<readonly string[]> => keys(NAMED);

/** Every record of these kinds is of version 1 so far. */
const newer = v.object({ version: v.pipe(v.number(), v.minValue(2)) });

async function recordAt(storage: Storage, key: string): Promise<readonly AsideRecord[]> {
  const area = AREAS.find((one) => key.startsWith(`${NAMED}${one}/`));
  const text = await storage.get(key);
  return area === undefined || text === undefined
    ? []
    : [{ key, area, text, isNewer: readJson(newer, text) !== undefined }];
}

export async function asideRecords(storage: Storage): Promise<readonly AsideRecord[]> {
  const keys = [...(await asideKeys(storage))].sort();
  return (await Promise.all(keys.map((key) => recordAt(storage, key)))).flat();
}

/** Keeps a record but names it no longer; false when it is gone. */
export const putAway = (storage: SharedStorage, { key, text }: AsideRecord): Promise<boolean> =>
  storage.swap({ key, expected: text, put: [{ key: PUT_AWAY + key.slice(NAMED.length), text }], drop: [key] });
