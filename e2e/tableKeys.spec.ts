import type { Page } from '@playwright/test';

import { demoState } from '@/components/game/demoPosition';
import { begin } from '@/engine';
import { boardWords } from '@/i18n/board';
import { yourMoveWords } from '@/i18n/yourMove';

import { plantGames } from './helpers/device';
import { expect, open, test } from './helpers/site';

const { map, court } = boardWords.en;
const yours = yourMoveWords.en;

/** More stops of the Tab key than the table has. */
const MOST = 120;

/** Your turn in the demo's half city: land, sites, nobles and decks are lit. */
const yourTurn = async (page: Page): Promise<void> => {
  const game = { id: 'keys', name: 'Keys', created: '2026-03-01T12:00:00.000Z' };
  await plantGames(page.context(), [{ app: 'e2e', game, history: begin({ ...demoState(), toMove: 'you' }) }]);
  await open(page, '/solo?game=keys');
};

/** The lit pieces of a part of the board, by name; the map's two buttons for its size are no pieces. */
const litPieces = async (page: Page, part: string): Promise<readonly string[]> => {
  const names = await page
    .getByRole('group', { name: part, exact: true })
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.filter((name) => ![map.zoomIn, map.zoomOut, map.fit].includes(name));
};

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

/** Everything the Tab key stops at, by name. */
async function tabStops(page: Page): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  for (let count = 0; count < MOST; count += 1) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    if (name === null) continue;
    if (met.has(name)) break;
    met.add(name);
  }
  return met;
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** The map is one stop; from there the arrows lead from piece to piece. */
async function byArrows(page: Page, pieces: readonly string[], first: string): Promise<ReadonlySet<string>> {
  const met = new Set([first]);
  // What is added while it is walked is walked too.
  for (const from of met)
    for (const arrow of ARROWS) {
      await page.getByRole('button', { name: from, exact: true }).focus();
      await page.keyboard.press(arrow);
      const name = await focused(page);
      if (name !== null && pieces.includes(name)) met.add(name);
    }
  return met;
}

test(
  'the keyboard alone reaches every lit piece of map and court by its name, and Enter does what a touch does',
  { tag: '@wide' },
  async ({ page }) => {
    await yourTurn(page);
    await expect.poll(() => litPieces(page, court.title)).toHaveLength(3);
    const [onMap, atCourt] = [await litPieces(page, map.name), await litPieces(page, court.title)];
    expect([onMap.length, onMap.includes('')]).toEqual([18, false]);
    const stops = await tabStops(page);
    expect(atCourt.filter((name) => !stops.has(name))).toEqual([]);
    const [first = ''] = onMap.filter((name) => stops.has(name));
    const met = await byArrows(page, onMap, first);
    expect(onMap.filter((name) => !met.has(name))).toEqual([]);
    await page.getByRole('button', { name: /^C2, free/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: yours.store('cloth', 'C2'), exact: true })).toBeVisible();
  },
);
