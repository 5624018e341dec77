import type { Page } from '@playwright/test';

import { readSave, type GameState } from '@/engine';

import { expect, open } from './site';

/** The panels that decide Lacerda's moves, as they are asked before the first game on a device. */
const PANELS = ['State actions', 'Treasury', 'Church', 'Scoring tiles'];

/** Matches the board once per device, as the setup asks for it; says how many taps that took. */
export const matchBoard = async (page: Page): Promise<number> => {
  for (const panel of PANELS) await page.getByRole('button', { name: `${panel}: matches my board` }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  return PANELS.length + 1;
};

/** A new device at the first choice of a setup. */
export const newSetup = async (page: Page): Promise<void> => {
  await open(page, '/solo/new');
  await matchBoard(page);
  await expect(page.getByRole('button', { name: /^Deal for me/ })).toBeVisible();
};

/** What the app has kept under a key, as the next visit will find it. */
export const keptText = (page: Page, key: string): Promise<string> =>
  page.evaluate(
    (under) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('keyval-store');
        request.onsuccess = () => {
          const reading: IDBRequest<unknown> = request.result
            .transaction('keyval', 'readonly')
            .objectStore('keyval')
            .get(under);
          reading.onsuccess = () => resolve(String(reading.result));
          reading.onerror = () => reject(reading.error);
        };
      }),
    key,
  );

/** The position of the only game of this device, exported through the app as a person would. */
export const exportedPosition = async (page: Page): Promise<GameState> => {
  await open(page, '/games');
  await page.getByRole('button', { name: /^Options for Solo game/ }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const save = readSave(await page.getByRole('textbox', { name: 'Exported text' }).inputValue());
  if (!save.ok) throw new Error(save.error.code);
  return save.value.history.now;
};
