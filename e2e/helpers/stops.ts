import type { Locator, Page } from '@playwright/test';

import type { History, Noble } from '@/engine';
import { commonWords } from '@/i18n/common';
import { momentWords } from '@/i18n/moments';
import { turnWords } from '@/i18n/turn';
import { yourMoveWords } from '@/i18n/yourMove';

import { plantGames } from './device';
import { button, tap } from './playing';
import { expect, open } from './site';

const yours = yourMoveWords.en;

/** A state of a round: what is touched to come there from the one before, and what stands on the screen then. */
export interface Stop {
  readonly state: string;
  readonly reach: (page: Page) => Promise<void>;
  readonly shows: (page: Page) => Locator;
  /** What a window of another width takes back. */
  readonly again?: (page: Page) => Promise<void>;
  /** Axe looks at it too. */
  readonly audited?: true;
}

/** A game, and the states someone sees in it one after the other. */
export interface Stretch {
  readonly of: string;
  readonly history: History;
  readonly stops: readonly Stop[];
}

/** Opens the game and goes through its states in one page, looking at each. */
export async function visitAll(
  page: Page,
  { history, stops }: Stretch,
  look: (stop: Stop) => Promise<void>,
): Promise<void> {
  const game = { id: 'round', name: 'Round', created: '2026-03-01T12:00:00.000Z' };
  await plantGames(page.context(), [{ app: 'e2e', game, history }]);
  await open(page, `/solo?game=${game.id}`);
  for (const stop of stops) {
    await stop.reach(page);
    await expect(stop.shows(page).first(), stop.state).toBeVisible();
    await look(stop);
  }
}

// # What shows

export const heading =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('heading', { name, exact: true, level: 1 });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const group =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('group', { name, exact: true });
export const text =
  (said: string) =>
  (page: Page): Locator =>
    page.getByText(said, { exact: true });
/** A button whose name goes on after these words. */
export const starting = (page: Page, words: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${words}`) }).first();
export const confirms = (page: Page): Locator => starting(page, yours.confirm.name([]));

// # What is touched

export const stay = async (): Promise<void> => undefined;
export const close = (page: Page): Promise<void> => tap(page, commonWords.en.close);
export const place = (page: Page, id: string): Promise<void> => page.getByTestId(id).click();
/** An answer among others; it may stand on a button where nothing is answered yet. */
export const pick = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('radio', { name }).or(page.getByRole('button', { name })).first().click();

/** One of his lines, by its place in the list. */
export const line = (page: Page, at: number): Promise<void> =>
  page.getByRole('list', { name: turnWords.en.title, exact: true }).getByRole('button').nth(at).click();

/** Touches it where it is there: some sizes show at once what others have a button for. */
export async function ifThere(target: Locator): Promise<void> {
  if ((await target.count()) > 0) await target.first().click();
}

/** Back to the first choice, however much was entered. */
export async function anew(page: Page): Promise<void> {
  const ways = group(yours.ways.title)(page).or(button(page, yours.ways.gold));
  await expect(ways.or(button(page, yours.back)).first()).toBeVisible();
  while ((await ways.count()) === 0) await tap(page, yours.back);
}

export async function visit(page: Page, noble: Noble): Promise<void> {
  await anew(page);
  await starting(page, yours.ways.visit(noble, '').trim()).click();
}

/** Everything the hands do before the second period, checked off. */
export async function checkOff(page: Page): Promise<void> {
  for (const step of await page.getByRole('checkbox').all()) await step.click();
  await tap(page, momentWords.en.period.enter('king'));
}
