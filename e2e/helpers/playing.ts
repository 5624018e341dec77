import type { Locator, Page } from '@playwright/test';

import { MAP_PLACES, type PlaceId } from '@/components/board/places';
import { commandSaid } from '@/components/table/yours/commandSaid';
import { begunAt, commandsAt, placesFor } from '@/components/table/yours/yourPlaces';
import {
  aimsOf,
  legal,
  NOBLES,
  options,
  unreachable,
  type Answer,
  type Command,
  type GameState,
  type Holdings,
  type PeriodRewards,
  type Question,
  type Reward,
} from '@/engine';
import { commonWords } from '@/i18n/common';
import { finalWords } from '@/i18n/final';
import { momentWords } from '@/i18n/moments';
import { nameWords } from '@/i18n/names';
import { scoreWords } from '@/i18n/score';
import { sheetWords } from '@/i18n/sheet';
import { soloWords } from '@/i18n/solo';
import { translate } from '@/i18n/translate';
import { turnWords } from '@/i18n/turn';
import { commandWords } from '@/i18n/turnCommands';
import { yourTurnWords } from '@/i18n/yourTurn';

import type { Deed, Tap } from './deeds';
import { PATIENT, placeSaid, see } from './seen';
import { expect } from './site';

const common = commonWords.en;
const final = finalWords.en;
const { period } = momentWords.en;
const names = nameWords.en;
const { rewards: rewardWords } = sheetWords.en;
const solo = soloWords.en;
const { number } = translate('en');
const his = turnWords.en;
const { asks } = his;
const yours = yourTurnWords.en;

type Within = Page | Locator;
const button = (within: Within, name: string): Locator => within.getByRole('button', { name, exact: true });
const group = (within: Within, name: string): Locator => within.getByRole('group', { name, exact: true });
const tap = (within: Within, name: string): Promise<void> => button(within, name).click();
const said = (command: Command): string => commandSaid(command, commandWords.en);

/** What a question is asked with; clergy tiles are counted only where they are mirrored. */
function asked(page: Page, question: Question, { depth }: GameState): Locator {
  switch (question.kind) {
    case 'clergyWigs':
      return group(page, asks.clergyWigs);
    case 'plan':
      return group(page, asks.plan(question.architect));
    case 'building':
      return group(page, asks.building(question.architect));
    case 'follow':
      return group(page, asks.follow(question.noble));
    case 'church':
      return group(page, asks.church(depth === 'everything' ? question.tiles : null));
  }
}

async function count(within: Within, label: string, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) await tap(within, common.more(label));
  for (let at = from; at > to; at -= 1) await tap(within, common.fewer(label));
}

const tick = (within: Within, name: string): Promise<void> =>
  within.getByRole('checkbox', { name, exact: true }).click();

async function answer(ask: Locator, given: Answer): Promise<void> {
  switch (given.kind) {
    case 'clergyWigs':
      return tap(ask, asks.wigs(given.wigs));
    case 'plan':
      return tap(ask, given.officials === null ? asks.none : asks.officials(given.officials));
    case 'building':
      if (given.colours === null) return tap(ask, asks.none);
      await tick(ask, names.good[given.colours[0]]);
      return tick(ask, names.good[given.colours[1]]);
    case 'follow':
      return tap(ask, asks.dontFollow);
    case 'church':
      if (given.choice === 'declined') return tap(ask, asks.keep);
      if (given.choice.tiles > 1)
        await ask.getByRole('radio', { name: number(given.choice.tiles), exact: true }).click();
      await count(ask, asks.backs, 1, given.choice.wigs);
      return tap(ask, asks.discard(given.choice.tiles));
  }
}

/** What is printed is told in its own sheet. */
async function print(page: Page, rewards: readonly Reward[] = []): Promise<void> {
  const sheet = page.getByRole('dialog');
  for (const { kind } of rewards) {
    if (kind === 'wigs' || kind === 'reis' || kind === 'goods') {
      await sheet.getByRole('checkbox', { name: rewardWords.kinds[kind], exact: true }).click();
      await tap(sheet, rewardWords.add);
    } else await tap(sheet, rewardWords.kinds[kind]);
  }
  await tap(sheet, common.done);
  await expect(sheet).toHaveCount(0);
}

/** What a treasury card gives as long as it lies there is counted in a sheet of its own. */
async function benefits(page: Page, rewards: readonly Reward[] = []): Promise<void> {
  await tap(page, yours.told.benefits);
  const sheet = page.getByRole('dialog');
  for (const { kind } of rewards) await tap(sheet, common.more(rewardWords.kinds[kind]));
  await tap(sheet, common.done);
  await expect(sheet).toHaveCount(0);
}

/** On the map where the map shows it; folded choices are unfolded first. */
async function choose(page: Page, before: GameState, command: Command): Promise<void> {
  if (command.kind === 'build-store' || command.kind === 'open-building') return point(page, before, command);
  const choice = button(page, said(command));
  const alike = aimsOf(legal(before)).filter(({ usual }) => usual.kind === command.kind);
  const more = page.getByRole('button', { name: `${commandWords.en.kinds[command.kind]}: ` });
  await expect(choice.or(more).first()).toBeVisible();
  if (alike.length > 1 && (await choice.count()) === 0) await more.click();
  await choice.click();
}

async function point(page: Page, before: GameState, command: Command): Promise<void> {
  const [id] = placesFor(command);
  if (id === undefined) throw new Error(`not on the map: ${said(command)}`);
  await tapPlace(page, before, id);
  if (aimsOf(commandsAt(legal(before), id)).length > 1) await tap(group(page, yours.next.here), said(command));
}

async function tapPlace(page: Page, before: GameState, id: PlaceId): Promise<void> {
  const place = MAP_PLACES.find((one) => one.id === id);
  if (place === undefined) throw new Error(`not on the map: ${id}`);
  await tap(page, placeSaid(before, place));
}

async function beginAt(page: Page, { before, option, place }: Extract<Tap, { readonly tap: 'begin' }>): Promise<void> {
  await tapPlace(page, before, place);
  if (option.kind === 'store' && begunAt(options(before), place).length > 1)
    await tap(group(page, yours.next.here), yours.afford.store(option.space, option.good));
}

async function sayMore(page: Page, was: Command, command: Command): Promise<void> {
  if (command.kind === 'play-treasury-card') return benefits(page, command.reward);
  if ('reward' in command && command.reward !== ('reward' in was ? was.reward : undefined)) {
    await tap(page, yours.told.reward);
    return print(page, command.reward);
  }
  if (command.kind === 'play-noble-card') return pick(page, yours.told.influence, number(command.influence));
  if (command.kind === 'take-decree') return pick(page, yours.told.wigs, number(command.wigs));
  if (!(command.kind in yours.ways.said)) throw new Error(`nothing can be said about it: ${said(command)}`);
  const ways = yours.ways as unknown as Readonly<Record<string, string>> & {
    readonly said: Readonly<Record<string, (way: Command) => string>>;
  };
  const question = ways[command.kind] ?? '';
  const way = ways.said[command.kind]?.(command) ?? '';
  const radios = page.getByRole('radiogroup', { name: question, exact: true });
  await expect(radios).toBeVisible();
  if ((await radios.getByRole('radio', { name: way, exact: true }).count()) === 0)
    await page.getByRole('button', { name: /^\d+ more ways?$/ }).click();
  await pick(page, question, way);
}

async function pick(page: Page, question: string, given: string): Promise<void> {
  const radio = page
    .getByRole('radiogroup', { name: question, exact: true })
    .getByRole('radio', { name: given, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

/** One thing of a move. */
async function press(page: Page, one: Tap): Promise<void> {
  switch (one.tap) {
    case 'thing':
      return tap(page, said(one.command));
    case 'choice':
      return choose(page, one.before, one.command);
    case 'church': {
      const choice =
        one.command.kind === 'church-choice' ? { tiles: one.command.tiles, wigs: one.command.wigs } : 'declined';
      return answer(asked(page, { kind: 'church', tiles: one.before.you.clergy.length }, one.before), {
        kind: 'church',
        choice,
      });
    }
    case 'begin':
      return beginAt(page, one);
    case 'draft':
      await tap(page, yours.things.names['noble-card'](one.command.noble));
      await tap(page, yours.told.reward);
      return print(page, one.command.reward);
    case 'tell':
      return answer(asked(page, one.question, one.before), one.answer);
    case 'say':
      return sayMore(page, one.was, one.command);
    default:
      return unreachable(one);
  }
}

/** Everything the hands do before the second period is ticked off, and what a discarded card gives is told. */
async function changePeriod(page: Page, rewards: PeriodRewards): Promise<void> {
  for (const step of await page.getByRole('checkbox').all()) {
    await step.click();
    await expect(step).toBeChecked();
  }
  for (const noble of NOBLES.filter((one) => rewards[one] !== undefined)) {
    await tap(page, period.enter(noble));
    await print(page, rewards[noble]);
  }
  return tap(page, period.begin);
}

async function countUp(page: Page, { reis, decrees }: Holdings): Promise<void> {
  await count(page, final.missing.reis, 0, reis);
  for (const wigs of decrees) await tap(page, scoreWords.en.decree(wigs));
  return tap(page, final.missing.show);
}

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
      if (at === 1 && !this.reloads.move) {
        await this.page.reload({ waitUntil: 'networkidle' });
        await expect(this.page.getByRole('heading', { name: yours.move.title })).toBeVisible(PATIENT);
        this.reloads.move = true;
      }
    }
    return tap(this.page, solo.commit);
  }

  private async answer(
    before: GameState,
    { question, answer: given }: Extract<Deed, { readonly does: 'answer' }>,
  ): Promise<void> {
    const ask = asked(this.page, question, before);
    if (!this.reloads.question) {
      await this.page.reload({ waitUntil: 'networkidle' });
      await see(this.page, before);
      await expect(ask).toBeVisible();
      this.reloads.question = true;
    }
    return answer(ask, given);
  }
}
