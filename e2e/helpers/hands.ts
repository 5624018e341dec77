import type { Page } from '@playwright/test';

import { unreachable, type GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { turnWords } from '@/i18n/turn';
import { yourMoveWords } from '@/i18n/yourMove';

import type { Deed, Tap } from './deeds';
import { PATIENT, see } from './seen';
import { expect, reload } from './site';
import { answer, asked, button, changePeriod, countUp, press, tap } from './playing';

const his = turnWords.en;
const { asks } = his;
const yours = yourMoveWords.en;

/** The hands at the screen. The first question of his and the first longer move are left half-way by a reload, and found again. */
export class Hands {
  readonly reloads = { move: false, question: false };

  constructor(private readonly page: Page) {}

  /** Enters it as one line of the log. */
  async enter(before: GameState, deed: Deed): Promise<void> {
    const { page } = this;
    switch (deed.does) {
      case 'move':
        return this.move(deed.taps);
      case 'answer':
        return this.answer(before, deed);
      case 'follow':
        return page.getByRole('button', { name: `${asks.doFollow}, ` }).click();
      case 'done':
        return tap(page, his.done);
      case 'let-follow':
        return tap(page, his.followDone);
      case 'period':
        return changePeriod(page, deed.rewards);
      case 'count':
        return countUp(page, deed.holdings);
      default:
        return unreachable(deed);
    }
  }

  private async move(taps: readonly Tap[]): Promise<void> {
    for (const [at, one] of taps.entries()) {
      await press(this.page, one);
      if (at === 1 && !this.reloads.move && taps[at + 1]?.tap !== 'aim' && one.tap !== 'begin') {
        await reload(this.page);
        await expect(this.page.getByRole('region', { name: yours.chips.title })).toBeVisible(PATIENT);
        this.reloads.move = true;
      }
    }
    return this.page.getByRole('button', { name: /^Confirm my move/ }).click();
  }

  private async answer(
    before: GameState,
    { question, answer: given }: Extract<Deed, { readonly does: 'answer' }>,
  ): Promise<void> {
    const ask = asked(this.page, question, before);
    const untold = button(this.page, soloWords.en.untold);
    await expect(ask.or(untold).first()).toBeVisible(PATIENT);
    if ((await ask.count()) === 0) await untold.click();
    if (!this.reloads.question) {
      await reload(this.page);
      await see(this.page, before);
      await expect(ask.or(untold).first()).toBeVisible(PATIENT);
      if ((await ask.count()) === 0) await untold.click();
      await expect(ask).toBeVisible();
      this.reloads.question = true;
    }
    return answer(ask, given);
  }
}
