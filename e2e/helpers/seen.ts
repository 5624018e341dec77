import type { Page } from '@playwright/test';

import { boardView } from '@/components/board/boardView';
import { figuresOf } from '@/components/board/figures';
import { MAP_PLACES, type Place } from '@/components/board/places';
import { deckName, mapPlaceName, nobleName, treasuryName, type BoardWords } from '@/components/board/spoken';
import { advance, previewOf, startEntering, type GameState } from '@/engine';
import { boardWords } from '@/i18n/board';
import { finalWords } from '@/i18n/final';
import { momentWords } from '@/i18n/moments';
import { nameWords } from '@/i18n/names';
import { soloWords } from '@/i18n/solo';
import { translate } from '@/i18n/translate';
import { turnWords } from '@/i18n/turn';

import { expect } from './site';

const { period } = momentWords.en;
const final = finalWords.en;
const his = turnWords.en;
const solo = soloWords.en;
const spoken: BoardWords = { board: boardWords.en, names: nameWords.en, list: translate('en').list };

/** A loaded machine needs a moment to show what was saved. */
export const PATIENT = { timeout: 15_000 };

/** How a place of the map is spoken when the table stands so. */
export const placeSaid = (state: GameState, place: Place): string =>
  mapPlaceName(spoken, boardView(state), figuresOf(state, 'plain'), place);

/** What the screen is called when the table stands so. */
function titleOf(state: GameState): string {
  const waiting = advance(state);
  switch (waiting.for) {
    case 'lacerda':
      return waiting.run.waitsFor?.kind === 'follow' && waiting.run.steps.length === 0 ? solo.yourFollow : his.title;
    case 'his-follow':
      return his.followTitle;
    case 'period':
      return period.title;
    case 'you':
      return waiting.turn?.within === 'his-turn' ? solo.yourFollow : solo.yourTurn;
    case 'nothing':
      return final.title;
  }
}

/** The table as it is drawn: whoever comes to follow him has chosen that already. */
const shownOf = (state: GameState): GameState => previewOf(startEntering(state).branch).state;

/** How the map, the court, the decks and the treasury are spoken when the table stands so. */
function boardOf(state: GameState): readonly string[] {
  const view = boardView(state);
  const figures = figuresOf(state, 'plain');
  return [
    ...MAP_PLACES.map((place) => mapPlaceName(spoken, view, figures, place)),
    ...view.nobles.map((noble) => nobleName(spoken, noble)),
    ...view.decks.map((deck) => deckName(spoken, deck)),
    treasuryName(spoken, view.treasury),
  ];
}

const everyName = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('[aria-label]:visible')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));

/** The screen shows this table: its title, and every place of the board. */
export async function see(page: Page, state: GameState): Promise<void> {
  await expect(page.getByRole('heading', { name: titleOf(state), exact: true, level: 1 })).toBeVisible(PATIENT);
  const expected = boardOf(shownOf(state));
  const wrong = async (): Promise<readonly string[]> => {
    const shown = new Set(await everyName(page));
    return expected.filter((name) => !shown.has(name));
  };
  await expect.poll(wrong, { message: 'places of the board that are not as they should be', ...PATIENT }).toEqual([]);
}
