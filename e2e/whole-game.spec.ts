import type { Page } from '@playwright/test';

import { replay } from '@/cli/verbs/replay';
import { linesOf } from '@/components/game/log/chronicle';
import { entrySaid } from '@/components/game/log/said';
import { finalScore, scoreInputOf, writePosition, type Depth, type GameState, type History } from '@/engine';
import { commonWords } from '@/i18n/common';
import { gamesWords } from '@/i18n/games';
import { chronicleWords, logWords } from '@/i18n/log';
import { scoreWords } from '@/i18n/score';
import { turnWords } from '@/i18n/turn';

import { openBrought } from './helpers/broughtGame';
import { movesOf } from './helpers/deeds';
import { Hands } from './helpers/hands';
import { see } from './helpers/seen';
import { expect, hurry, test } from './helpers/site';
import { after, nextDeed, playedUntil, type TableTop } from './helpers/tableTop';

const log = logWords.en;
const words = { log, chronicle: chronicleWords.en, turn: turnWords.en };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** The entries of the final round as the log tells them, the latest first. */
function lastRound(history: History): { readonly title: string; readonly told: readonly string[] } {
  const lines = linesOf(history);
  const { period, round } = lines.at(-1)?.before ?? history.now;
  const latest = lines.filter(({ before }) => before.period === period && before.round === round);
  return {
    title: log.round(period, round),
    told: latest.map(({ at, entry, before }) => log.entry(at + 1, entrySaid(entry, before, words).join(' '))).reverse(),
  };
}

/** The log tells every entry of the final round, and the game it exports, played again by the rules, stands as the table does. */
async function agree(page: Page, history: History): Promise<void> {
  await button(page, log.open).click();
  await page.getByRole('link', { name: log.whole }).click();
  await expect(heading(page, log.title)).toBeVisible();
  const { title, told } = lastRound(history);
  const entries = page.getByRole('region', { name: title, exact: true }).getByRole('listitem').getByRole('button');
  await expect(entries).toHaveCount(told.length);
  expect(await entries.evaluateAll((all) => all.map((entry) => entry.getAttribute('aria-label')))).toEqual(told);
  await button(page, log.share).click();
  const text = await page.getByRole('textbox', { name: gamesWords.en.transfer.text }).inputValue();
  expect(replay(JSON.parse(text))).toEqual({
    ok: true,
    value: { position: writePosition(history.now), steps: history.done.length, drift: [] },
  });
  await button(page, commonWords.en.close).click();
  await button(page, commonWords.en.back).click();
  await see(page, history.now);
}

const placeOf = ({ period, round }: GameState): string => `${period}.${round}`;

/** Plays on at the screen; log, map and replay agree after every round. A failure says where it happened. */
async function playOn(
  page: Page,
  { seed, history: start, dice }: TableTop,
  isEnough: (state: GameState) => boolean = () => false,
): Promise<Hands & { readonly end: GameState }> {
  const hands = new Hands(page);
  let history = start;
  await see(page, history.now);
  for (
    let deed = nextDeed(history.now, dice);
    deed !== null && !isEnough(history.now);
    deed = nextDeed(history.now, dice)
  ) {
    const before = history.now;
    history = after(history, deed);
    try {
      await hands.enter(before, deed);
      await see(page, history.now);
      if (placeOf(before) !== placeOf(history.now)) await agree(page, history);
    } catch (error) {
      throw new Error(
        `seed ${seed}, round ${placeOf(before)}, entering ${JSON.stringify(movesOf(deed))}: ${String(error)}`,
        { cause: error },
      );
    }
  }
  await agree(page, history);
  return Object.assign(hands, { end: history.now });
}

/** The game of a seed at the beginning of your turn, so many rounds before its first period ends. */
function roundsBefore(rounds: number, seed: number, depth: Depth): TableTop {
  let last = 0;
  playedUntil(seed, depth, ({ period, round }) => {
    if (period === 1) last = round;
    return false;
  });
  return begunAt(
    seed,
    depth,
    ({ round, turn, toMove }) => round >= last - rounds && turn.kind === 'between' && toMove === 'you',
  );
}

function begunAt(seed: number, depth: Depth, wish: (state: GameState) => boolean): TableTop {
  const table = playedUntil(seed, depth, wish);
  if (table === null) throw new Error(`the game of seed ${seed} never comes to that`);
  return table;
}

test.beforeEach(async ({ page }) => {
  await hurry(page);
  // Hundreds of taps take their time on a loaded machine; one that leads nowhere says so soon.
  test.setTimeout(600_000);
  page.setDefaultTimeout(20_000);
});

test('over the change of period: entered tap by tap, log, map and replay agree after every round, a reload comes back', async ({
  page,
}) => {
  const table = roundsBefore(2, 1, 'everything');
  const { round } = table.history.now;
  await openBrought(page, table.history);
  const { end, reloads } = await playOn(page, table, ({ period, ...now }) => period === 2 && now.round > round + 4);
  expect(end.period).toBe(2);
  expect(reloads).toEqual({ move: true, question: true });
});

test('from the deal to the title', { tag: '@wide' }, async ({ page }) => {
  const table = begunAt(28, 'lacerda-needs', () => true);
  await openBrought(page, table.history);
  const { end } = await playOn(page, table);
  const { title } = finalScore(scoreInputOf(end));
  await expect(heading(page, scoreWords.en.titles.heading)).toBeVisible();
  await expect(page.getByText(title === null ? '' : scoreWords.en.titles.id[title.id], { exact: true })).toBeVisible();
});
