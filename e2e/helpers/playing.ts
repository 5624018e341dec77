import type { Locator, Page } from '@playwright/test';

import { MAP_PLACES, type PlaceId } from '@/components/board/places';
import { choiceSaid } from '@/components/table/yours/choiceSaid';
import { optionsAt, placesFor } from '@/components/table/yours/yourPlaces';
import {
  aimsOf,
  begunBy,
  endedByCard,
  endedByChoice,
  GOODS_TAKEN_BY,
  intendFirst,
  isMirrored,
  landPrice,
  legal,
  NOBLE_ACTION_OF,
  NOBLES,
  options,
  shipsOf,
  startEntering,
  STATE_ACTION_OF,
  STATE_ACTIONS_OF,
  tryMoves,
  unreachable,
  type Answer,
  type Command,
  type CommandKind,
  type CommandOf,
  type GameState,
  type Holdings,
  type NobleAction,
  type PeriodRewards,
  type Question,
  type Reward,
  type StateAction,
} from '@/engine';
import { commonWords } from '@/i18n/common';
import { finalWords } from '@/i18n/final';
import { momentWords } from '@/i18n/moments';
import { nameWords } from '@/i18n/names';
import { scoreWords } from '@/i18n/score';
import { sheetWords } from '@/i18n/sheet';
import { translate } from '@/i18n/translate';
import { turnWords } from '@/i18n/turn';
import { commandWords } from '@/i18n/turnCommands';
import { yourMoveWords } from '@/i18n/yourMove';

import type { Tap } from './deeds';
import { placeSaid } from './seen';
import { expect } from './site';

const common = commonWords.en;
const final = finalWords.en;
const { period } = momentWords.en;
const names = nameWords.en;
const { rewards: rewardWords } = sheetWords.en;
const { number } = translate('en');
const { asks } = turnWords.en;
const yours = yourMoveWords.en;

type Within = Page | Locator;
export const button = (within: Within, name: string): Locator => within.getByRole('button', { name, exact: true });
const group = (within: Within, name: string): Locator => within.getByRole('group', { name, exact: true });
export const tap = (within: Within, name: string): Promise<void> => button(within, name).click();
const said = (state: GameState, command: Command): string => choiceSaid(state, command, commandWords.en);

/** What a question is asked with; clergy tiles are counted only where they are tracked. */
export function asked(page: Page, question: Question, { depth }: GameState): Locator {
  switch (question.kind) {
    case 'clergyWigs':
      return group(page, asks.clergyWigs);
    case 'plan':
      return group(page, asks.plan(question.architect, false)).or(group(page, asks.plan(question.architect, true)));
    case 'building':
      return group(page, asks.building(question.architect, false)).or(
        group(page, asks.building(question.architect, true)),
      );
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

/** Of your own turn's church scoring the one button answers, which stands below the question. */
export async function answer(ask: Locator, given: Answer, below: Within = ask): Promise<void> {
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
      if (given.choice === 'declined') return tap(below, asks.keep);
      if (given.choice.tiles > 1 || below !== ask)
        await ask.getByRole('radio', { name: number(given.choice.tiles), exact: true }).click();
      await count(ask, asks.backs, 1, given.choice.wigs);
      return below.getByRole('button', { name: asks.discard(given.choice.tiles) }).click();
  }
}

const rewardName = (reward: Reward): string =>
  reward.kind === 'goods' && reward.good !== 'any' ? names.good[reward.good] : rewardWords.kinds[reward.kind];

/** What is printed is entered in pictures; the one button saves it. */
async function print(page: Page, rewards: readonly Reward[], save: string): Promise<void> {
  const pictures = group(page, yours.rewards);
  await expect(pictures).toBeVisible();
  for (const reward of rewards) {
    const picture = button(pictures, rewardName(reward));
    if ((await picture.count()) === 0) await tap(pictures, yours.moreRewards);
    await picture.click();
  }
  await tap(page, save);
}

const radio = (within: Within, name: string): Locator => within.getByRole('radio', { name, exact: true });
const box = (within: Within, name: string): Locator => within.getByRole('checkbox', { name, exact: true });
/** A tile is a button, or an answer among others once one stands. */
const tile = (within: Within, name: string): Locator => button(within, name).or(radio(within, name)).first();

/** Leaves an answer that stands open. */
async function settle(page: Page): Promise<void> {
  const done = button(page, yours.chips.done);
  if ((await done.count()) > 0) await done.click();
}

async function playCard(page: Page, before: GameState, command: CommandOf<'play-noble-card'>): Promise<void> {
  await cardTile(page, command.noble);
  await radio(page, `${yours.asks.influence} ${number(command.influence)}`).click();
  await slot(page, before, command.discard);
  await print(page, command.reward ?? [], yours.playCard);
}

async function playTreasury(page: Page, before: GameState, command: CommandOf<'play-treasury-card'>): Promise<void> {
  const rewards = command.reward ?? [];
  await cardTile(page, 'treasury');
  await slot(page, before, command.discard);
  await print(page, rewards, rewards.length === 0 ? yours.noBenefit : yours.saveBenefits);
}

async function cardTile(page: Page, deck: Parameters<typeof yours.ownCard>[0]): Promise<void> {
  await page.getByRole('button', { name: yours.ways.card }).click();
  await page.getByRole('button', { name: new RegExp(`^${yours.ownCard(deck)}`) }).click();
}

async function slot(page: Page, before: GameState, discard: number | undefined): Promise<void> {
  if (discard === undefined) return;
  await radio(page, yours.slot(discard, before.you.portfolio[discard])).click();
}

const saving = (rewards: readonly Reward[]): string => (rewards.length === 0 ? yours.noReward : yours.saveReward);

/** One of the six ways to use a card. */
async function playWay(page: Page, before: GameState, command: Command): Promise<void> {
  switch (command.kind) {
    case 'visit':
      return page.getByRole('button', { name: yours.ways.visit(command.noble, '').trim() }).click();
    case 'play-noble-card':
      return playCard(page, before, command);
    case 'play-treasury-card':
      return playTreasury(page, before, command);
    case 'sponsor':
      await page.getByRole('button', { name: /^Sponsor an event: / }).click();
      return print(page, command.reward ?? [], saving(command.reward ?? []));
    default:
      return tap(page, yours.ways.gold);
  }
}

const ACTION_OF: Readonly<Partial<Record<CommandKind, StateAction | NobleAction>>> = {
  ...STATE_ACTION_OF,
  ...NOBLE_ACTION_OF,
};

const isStateAction = (action: StateAction | NobleAction): action is StateAction =>
  NOBLES.some((noble) => STATE_ACTIONS_OF[noble].some((one) => one === action));

/** What the screen answers by itself once this action is meant; none where it asks. */
function answeredAlone(before: GameState, action: StateAction | NobleAction): Command | null {
  if (!isStateAction(action)) return null;
  const begun = startEntering(before);
  const { entering } = intendFirst(begun, action, tryMoves(before));
  const { draft } = entering.intent;
  return draft?.command ?? entering.branch.choices[begun.branch.choices.length]?.command ?? null;
}

/** Where the actions of a noble are asked, the one that is meant is said; what the screen answers by itself then. */
async function sayAction(page: Page, before: GameState, command: Command): Promise<Command | null> {
  const { turn } = before;
  const action = ACTION_OF[command.kind];
  if (action === undefined || turn.kind !== 'you' || turn.tasks.length > 0) return null;
  if (turn.step.at !== 'visit' && turn.step.at !== 'follow') return null;
  const first = group(page, turn.step.at === 'follow' ? yours.asks.follow : yours.asks.first);
  if ((await first.count()) === 0 && (await button(page, yours.back).count()) > 0 && !(await isAsked(page, command)))
    await tap(page, yours.back);
  if ((await first.count()) === 0) return null;
  if (turn.step.at === 'visit' && !isStateAction(action)) await tap(first, yours.neither);
  else await tap(first, yours.actionName[action]);
  return answeredAlone(before, action);
}

/** Whether the dock asks for choices of this kind already. */
async function isAsked(page: Page, command: Command): Promise<boolean> {
  const asks = yours.asks as unknown as Readonly<Record<string, string | undefined>>;
  const title = command.kind === 'recruit-officials' ? yours.asks['recruit-officials'](2) : asks[command.kind];
  return typeof title === 'string' && (await group(page, title).count()) > 0;
}

/** A choice by its piece: on the map where the map shows it, else in the dock. */
async function choose(page: Page, before: GameState, command: Command): Promise<void> {
  await settle(page);
  const alone = await sayAction(page, before, command);
  if (alone !== null && said(before, alone) !== said(before, command)) return change(page, before, alone, command);
  if (alone !== null) return afterwards(page, command);
  switch (command.kind) {
    case 'build-store':
    case 'open-building':
      await point(page, before, command);
      return tellReward(page, before, command);
    case 'recruit-officials':
      for (const noble of command.nobles)
        await page.getByRole('checkbox', { name: yours.officeName(noble, 0, 0).replace(/:.*/, '') }).click();
      return settle(page);
    case 'buy-land':
      await land(page, before, command);
      return settle(page);
    case 'staff-building':
      await staff(page, before, command);
      return settle(page);
    case 'take-decree':
      return radio(page, `${decreeAsked(before)} ${number(command.wigs)}`).click();
    case 'sell':
      return sell(page, before, command);
    case 'trade':
      return trade(page, before, command);
    case 'take-card':
      return takeCard(page, before, command);
    case 'decline':
      return tap(page, yours.skip);
    case 'follow':
    case 'decline-follow':
      // Whoever came to follow him has chosen that already: a step back asks again.
      await tap(page, yours.back);
      await unfold(page, said(before, command));
      return tile(page, said(before, command)).click();
    default:
      await unfold(page, said(before, command));
      await tile(page, said(before, command)).click();
      return afterwards(page, command);
  }
}

/** A decree for a rubble-set marker has a question of its own. */
const decreeAsked = ({ turn }: GameState): string =>
  turn.kind === 'you' && turn.tasks[0]?.do === 'extra-decree' ? yours.asks.extraDecree : yours.asks['take-decree'];

/** More than six tiles are folded. */
async function unfold(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: /^\d+ more$/ });
  await expect(tile(page, name).or(more).first()).toBeVisible();
  if ((await tile(page, name).count()) === 0) await more.first().click();
}

/** The clergy tile that is taken is not entered. */
async function afterwards(page: Page, { kind }: Command): Promise<void> {
  const skip = button(page, yours.takeTile);
  if (kind !== 'meet-cardinal') return;
  await expect(group(page, yours.asks.tile).or(page.locator('body'))).not.toHaveCount(0);
  if ((await skip.count()) > 0) await skip.click();
}

async function land(page: Page, before: GameState, command: CommandOf<'buy-land'>): Promise<void> {
  const { cube, house, coins } = command;
  const { turn } = before;
  const task = turn.kind === 'you' ? turn.tasks[0] : undefined;
  if (task?.do !== 'land') throw new Error('no land to pay');
  const price = landPrice(before, 'you', task.space, cube).total;
  const name = cube === null ? yours.noCube(price) : yours.cubeName(cube.kind, cube.from, price);
  await radio(page, warned(name, endedByChoice(before, command))).click();
  await page.getByRole('radio', { name: new RegExp(`^${yours.houseShort[house]} house, `) }).click();
  await coinsToo(page, coins);
}

/** What ends the period or the game says so. */
const warned = (name: string, ends: keyof typeof yours.ends | null): string =>
  ends === null ? name : `${name}: ${yours.ends[ends]}`;

/** Réis from the influence track, where there is a choice. */
async function coinsToo(page: Page, coins: number): Promise<void> {
  const choice = page.getByRole('radiogroup', { name: yours.asks.coins, exact: true });
  if ((await choice.count()) > 0) await radio(choice, number(coins)).click();
}

async function staff(page: Page, before: GameState, command: CommandOf<'staff-building'>): Promise<void> {
  const plan = before.you.plans[command.plan];
  if (plan !== undefined) {
    const picture = radio(page, yours.planName(plan.architect, plan.officials));
    const open = before.you.plans.filter(({ done }) => !done);
    const alike = open.filter(
      ({ architect, officials }) => architect === plan.architect && officials === plan.officials,
    );
    if ((await picture.count()) > 0) await picture.nth(alike.length > 1 ? alike.indexOf(plan) : 0).click();
  }
  await crew(page, command.returned ?? []);
  await coinsToo(page, command.coins);
}

/** Officials are touched until those go back that should; each one touched replaces the first. */
async function crew(page: Page, wanted: NonNullable<CommandOf<'staff-building'>['returned']>): Promise<void> {
  for (let count = 0; count < 2 * wanted.length; count += 1) {
    for (const name of new Set(wanted.map(yours.officialName))) {
      const pieces = box(page, name);
      const needed = wanted.filter((one) => yours.officialName(one) === name).length;
      if ((await page.getByRole('checkbox', { name, exact: true, checked: true }).count()) >= needed) continue;
      await pieces
        .and(page.getByRole('checkbox', { checked: false }))
        .first()
        .click();
    }
  }
}

async function sell(page: Page, before: GameState, { good, ship }: CommandOf<'sell'>): Promise<void> {
  const commerce = page.getByRole('radiogroup', { name: yours.commerce, exact: true });
  if ((await commerce.count()) > 0) await radio(commerce, yours.sell).click();
  const held = isMirrored(before, 'goods') ? before.you.goods[good] : null;
  await radio(page, yours.sellName(good, held, before.market[good])).click();
  const ships = legal(before).filter((one) => one.kind === 'sell' && one.good === good);
  const hull = shipsOf(before, ship.owner)[ship.index]?.hull ?? 1;
  if (ships.length < 2) return;
  const alike = shipsOf(before, ship.owner).filter(
    (one, at) => one.hull === hull && at < ship.index && one.cargo < hull,
  );
  await button(page, yours.loadName(ship.owner, hull, good))
    .nth(alike.length)
    .click();
}

async function trade(page: Page, before: GameState, command: CommandOf<'trade'>): Promise<void> {
  const commerce = page.getByRole('radiogroup', { name: yours.commerce, exact: true });
  if ((await commerce.count()) > 0) await radio(commerce, yours.trade).click();
  const noble = NOBLES.find((one) => STATE_ACTIONS_OF[one].some((action) => action === command.action)) ?? 'builder';
  const goods = legal(before).flatMap((one) =>
    one.kind === 'trade' && one.action === command.action ? [one.good] : [],
  );
  const usual = goods.find((good) => good === GOODS_TAKEN_BY[noble][0]) ?? goods[0] ?? command.good;
  await tap(page, yours.tradeName(command.action, usual));
  if (usual !== command.good) await change(page, before, { ...command, good: usual }, command);
}

async function takeCard(page: Page, before: GameState, command: CommandOf<'take-card'>): Promise<void> {
  const deck = tile(page, warned(said(before, command), endedByCard(before, command.deck)));
  const done = button(page, yours.takeCard);
  const guess = page.getByRole('button', { name: yours.chips.guess('Card from the ').trim() });
  await expect(deck.or(done).or(guess).first()).toBeVisible();
  if ((await deck.count()) === 0) await done.or(guess).first().click();
  await deck.click();
}

async function point(page: Page, before: GameState, command: Command): Promise<void> {
  const [id] = placesFor(command, before);
  if (id === undefined) throw new Error(`not on the map: ${said(before, command)}`);
  await tapPlace(page, before, id);
  const here = legal(before).filter((one) => placesFor(one, before).includes(id));
  if (aimsOf(here).length > 1) await tap(page, said(before, command));
}

/** The reward of a place is asked for where it is not known. */
async function tellReward(
  page: Page,
  { sheet }: GameState,
  command: CommandOf<'build-store'> | CommandOf<'open-building'>,
): Promise<void> {
  const place = command.kind === 'build-store' ? command.space : command.site;
  if (sheet.rewards[place] === undefined) await print(page, command.reward ?? [], saving(command.reward ?? []));
}

async function tapPlace(page: Page, before: GameState, id: PlaceId): Promise<void> {
  const place = MAP_PLACES.find((one) => one.id === id);
  if (place === undefined) throw new Error(`not on the map: ${id}`);
  await tap(page, placeSaid(before, place));
}

async function beginAt(page: Page, { before, option, place }: Extract<Tap, { readonly tap: 'begin' }>): Promise<void> {
  await tapPlace(page, before, place);
  if (option.kind === 'store' && begunBy(optionsAt(options(before), place)).length > 1)
    await tap(page, yours.store(option.good, option.space));
}

/** What the move was begun for comes by itself once the state action is decided. */
async function aimAt(page: Page, before: GameState, command: Command): Promise<void> {
  await settle(page);
  const first = group(page, yours.asks.first);
  if ((await first.count()) > 0) await tap(first, yours.neither);
  if (command.kind === 'build-store' || command.kind === 'open-building') await tellReward(page, before, command);
}

/** Another way of the choice made last: its chip opens its question again. */
async function change(page: Page, before: GameState, was: Command, command: Command): Promise<void> {
  await settle(page);
  const chosen = button(page, yours.chips.change(said(before, was)));
  await chosen
    .or(button(page, yours.chips.guess(said(before, was))))
    .last()
    .click();
  if (command.kind === 'buy-land') await land(page, before, command);
  else if (command.kind === 'staff-building') await staff(page, before, command);
  else {
    await unfold(page, said(before, command));
    await radio(page, said(before, command)).click();
  }
  return settle(page);
}

/** What lies untold is asked where it matters, or before the turn. */
async function tellLying(page: Page, { before, question, answer: given }: Extract<Tap, { readonly tap: 'tell' }>) {
  await settle(page);
  const ask = asked(page, question, before);
  const { turn } = before;
  if ((await ask.count()) === 0 && turn.kind === 'you')
    await sayAction(
      page,
      before,
      question.kind === 'plan'
        ? { kind: 'take-plan', architect: question.architect }
        : { kind: 'open-building', site: 'W-A' },
    );
  return answer(ask, given);
}

/** One thing of a move. */
export async function press(page: Page, one: Tap): Promise<void> {
  switch (one.tap) {
    case 'choice':
      return isOpen(one.before) ? playWay(page, one.before, one.command) : choose(page, one.before, one.command);
    case 'church': {
      const choice =
        one.command.kind === 'church-choice' ? { tiles: one.command.tiles, wigs: one.command.wigs } : 'declined';
      await settle(page);
      const ask = asked(page, { kind: 'church', tiles: one.before.you.clergy.length }, one.before);
      return answer(ask, { kind: 'church', choice }, page);
    }
    case 'begin':
      return beginAt(page, one);
    case 'aim':
      return aimAt(page, one.before, one.command);
    case 'tell':
      return tellLying(page, one);
    case 'change':
      return change(page, one.before, one.was, one.command);
    default:
      return unreachable(one);
  }
}

const isOpen = ({ turn, toMove }: GameState): boolean =>
  turn.kind === 'between'
    ? toMove === 'you'
    : turn.kind === 'you' && turn.step.at === 'action' && turn.tasks.length === 0;

/** Everything the hands do before the second period is checked off, and what a discarded card gives is entered. */
export async function changePeriod(page: Page, rewards: PeriodRewards): Promise<void> {
  for (const step of await page.getByRole('checkbox').all()) {
    await step.click();
    await expect(step).toBeChecked();
  }
  for (const noble of NOBLES) {
    const read = rewards[noble];
    if (read === undefined) continue;
    await tap(page, period.enter(noble));
    await print(page, read, saving(read));
  }
  return tap(page, period.begin);
}

export async function countUp(page: Page, { reis, decrees }: Holdings): Promise<void> {
  await count(page, final.missing.reis, 0, reis);
  for (const wigs of decrees) await tap(page, scoreWords.en.decree(wigs));
  return tap(page, final.missing.show);
}
