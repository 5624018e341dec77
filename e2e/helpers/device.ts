import type { BrowserContext, Page } from '@playwright/test';

import { saveGame, readGame } from '@/store/games/repository';
import { memoryStorage } from '@/store/storage/memory';
import type { Save } from '@/engine';

type Records = readonly (readonly [key: string, text: string])[];

/** A page of the site that runs none of the app's scripts: what a test does there with the storage, nobody sees. */
const QUIET = '/manifest.webmanifest';

/** Puts records into the browser's storage, behind the app's back. */
export const putRecords = (page: Page, records: Records): Promise<void> =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('keyval-store');
        request.onupgradeneeded = () => request.result.createObjectStore('keyval');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction('keyval', 'readwrite');
          for (const [key, text] of given) writing.objectStore('keyval').put(text, key);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    records,
  );

/** Everything the browser's storage holds now. */
const allRecords = (page: Page): Promise<Records> =>
  page.evaluate(
    () =>
      new Promise<[string, string][]>((resolve, reject) => {
        const request = indexedDB.open('keyval-store');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const objects = request.result.transaction('keyval').objectStore('keyval');
          const [keys, values] = [objects.getAllKeys(), objects.getAll()];
          values.onsuccess = () => {
            request.result.close();
            resolve(keys.result.map((key, at) => [String(key), String(values.result[at])]));
          };
        };
      }),
  );

/** One record of the browser's storage as it is now. */
export const recordAt = (page: Page, key: string): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const opened = indexedDB.open('keyval-store');
        opened.onsuccess = () => {
          const record = opened.result.transaction('keyval').objectStore('keyval').get(name);
          record.onsuccess = () => resolve(String(record.result));
        };
      }),
    key,
  );

/** The records of some games, as the app itself writes them. */
async function recordsOf(saves: readonly Save[]): Promise<Records> {
  const storage = memoryStorage();
  for (const save of saves) await saveGame(storage, save, null, save.game.created);
  return Promise.all((await storage.keys('')).map(async (key) => [key, (await storage.get(key)) ?? ''] as const));
}

/** Records that lie in the browser before the app is opened for the first time. */
export async function plantRecords(context: BrowserContext, records: Records): Promise<void> {
  const page = await context.newPage();
  await page.goto(QUIET);
  await putRecords(page, records);
  await page.close();
}

/** Games that lie there. */
export const plantGames = async (context: BrowserContext, saves: readonly Save[]): Promise<void> =>
  plantRecords(context, await recordsOf(saves));

/** A game as the browser's storage holds it now, read with every check. */
export async function savedGame(page: Page, id: string): Promise<Save> {
  const storage = memoryStorage();
  for (const [key, text] of await allRecords(page)) await storage.set(key, text);
  const read = await readGame(storage, id);
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.error)}`);
  return read.value.save;
}
