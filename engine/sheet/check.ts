import { keysOf } from '../core/record';
import type { BoardSheet, TreasurySpace } from '../model/boardSheet';
import { THIN_COLUMNS, TOOLS_MAJORITIES } from '../model/boardSheet';
import type { Problem } from '../model/fault';
import { LIMITS } from '../model/limits';
import type { Place } from '../model/reading';
import { fault, inside, wholeFault } from '../model/reading';
import { STATE_ACTIONS_OF } from '../model/stateActions';
import { MAX_INFLUENCE } from '../model/state';
import { GAPS, GOODS, HULLS, NOBLES, SITES, SPACES } from '../model/vocabulary';
import { TREASURY_START } from './defaults';

const LEAST_SPACES = 2;
const SCORING_TILES = 4;
const MOST = LIMITS.printed;
const PLACES: ReadonlySet<string> = new Set([...SPACES, ...SITES]);

function expectWhole(has: number, place: Place, least: number, most: number = MOST): void {
  const wrong = wholeFault(has, least, most);
  if (wrong !== undefined) fault(place, wrong);
}

function expectDistinct(list: readonly number[], place: Place): void {
  const seen = new Set<number>();
  list.forEach((entry, index) => {
    if (seen.has(entry)) fault(inside(place, index), { code: 'twice', of: entry });
    seen.add(entry);
  });
}

function expectOneOf<T extends string | number>(has: T, choices: readonly T[], place: Place): void {
  if (!choices.includes(has)) fault(place, { code: 'not-one-of', choices });
}

/** Every space with the one before it. */
const steps = (treasury: readonly TreasurySpace[]) =>
  treasury.slice(1).map((space, index) => ({ space, before: treasury[index] ?? space, at: index + 1 }));

function checkTreasury({ treasury }: BoardSheet, place: Place): void {
  if (treasury.length === 0) fault(place, { code: 'too-few-spaces', least: 1, has: 0 });
  treasury.forEach(({ left, right }, index) => {
    expectWhole(right, inside(inside(place, index), 'right'), 0);
    expectWhole(left, inside(inside(place, index), 'left'), -MOST);
  });
  for (const { space, before, at } of steps(treasury)) {
    if (space.right > before.right) continue;
    fault(inside(inside(place, at), 'right'), { code: 'not-rising', before: before.right, has: space.right });
  }
}

function treasuryGaps({ treasury }: BoardSheet, place: Place): void {
  if (treasury.length === 1) fault(place, { code: 'too-few-spaces', least: LEAST_SPACES, has: 1 });
  if (!treasury.some(({ right }) => right === TREASURY_START))
    fault(place, { code: 'no-start', value: TREASURY_START });
  treasury.forEach(({ right }, index) => right === 0 && expectWhole(right, inside(inside(place, index), 'right'), 1));
  for (const { space, before, at } of steps(treasury)) {
    if (space.left >= before.left) continue;
    fault(inside(inside(place, at), 'left'), { code: 'falling', before: before.left, has: space.left });
  }
}

function checkCoins({ coins }: BoardSheet, place: Place): void {
  coins.forEach((space, index) => expectWhole(space, inside(place, index), 0, MAX_INFLUENCE));
  expectDistinct(coins, place);
}

function checkMarket({ market }: BoardSheet, place: Place): void {
  for (const good of GOODS) {
    const start = market.start[good];
    const lowest = market.lowest[good];
    expectWhole(start, inside(inside(place, 'start'), good), 0);
    expectWhole(lowest, inside(inside(place, 'lowest'), good), 0);
  }
}

function marketGaps({ market }: BoardSheet, place: Place): void {
  for (const good of GOODS) {
    const start = market.start[good];
    const lowest = market.lowest[good];
    const here = inside(inside(place, 'lowest'), good);
    if (start === 0) expectWhole(start, inside(inside(place, 'start'), good), 1);
    if (lowest === 0) expectWhole(lowest, here, 1);
    if (lowest > start) fault(here, { code: 'lowest-above-start', lowest, start });
  }
}

function checkShips({ ships }: BoardSheet, place: Place): void {
  for (const hull of HULLS) {
    const here = inside(place, hull);
    expectWhole(ships[hull].influence, inside(here, 'influence'), 0);
    expectWhole(ships[hull].bonus, inside(here, 'bonus'), 0);
  }
}

function checkTop({ top }: BoardSheet, place: Place): void {
  for (const noble of NOBLES) expectOneOf(top[noble], STATE_ACTIONS_OF[noble], inside(place, noble));
}

function checkChurch({ church }: BoardSheet, place: Place): void {
  expectOneOf(church.influence, GAPS, inside(place, 'influence'));
  expectOneOf(church.treasury, GAPS, inside(place, 'treasury'));
}

function checkScoring({ scoringTiles, thinColumn, toolsMajority }: BoardSheet, place: Place): void {
  const tiles = inside(place, 'scoringTiles');
  if (scoringTiles.length !== SCORING_TILES)
    fault(tiles, { code: 'wrong-length', needs: SCORING_TILES, has: scoringTiles.length });
  scoringTiles.forEach((value, index) => expectWhole(value, inside(tiles, index), 1, LIMITS.tile));
  const thin = inside(place, 'thinColumn');
  if (typeof thinColumn === 'number') expectWhole(thinColumn, thin, 1, LIMITS.tile);
  else expectOneOf(thinColumn, THIN_COLUMNS, thin);
  expectOneOf(toolsMajority, TOOLS_MAJORITIES, inside(place, 'toolsMajority'));
}

/** A land space, a public site, or the printed number of a card. */
export const hasReward = (place: string): boolean => PLACES.has(place) || /^[1-9]\d{0,2}$/.test(place);

function checkRewards({ rewards }: BoardSheet, place: Place): void {
  for (const key of keysOf(rewards)) {
    if (!hasReward(key)) fault(inside(place, key), { code: 'no-such-place', what: 'reward' });
    rewards[key]?.forEach((reward, index) => {
      if ('amount' in reward) expectWhole(reward.amount, inside(inside(inside(place, key), index), 'amount'), -MOST);
    });
  }
}

/** Tells a place what no copy can show; a position may hold any sheet that passes this. */
export function checkSheetAt(sheet: BoardSheet, place: Place): void {
  checkTreasury(sheet, inside(place, 'treasury'));
  checkCoins(sheet, inside(place, 'coins'));
  checkMarket(sheet, inside(place, 'market'));
  checkShips(sheet, inside(place, 'ships'));
  expectWhole(sheet.officeSpaces, inside(place, 'officeSpaces'), 1);
  checkTop(sheet, inside(place, 'top'));
  checkChurch(sheet, inside(place, 'church'));
  checkScoring(sheet, place);
  checkRewards(sheet, inside(place, 'rewards'));
}

/** Tells a place what is missing on a sheet that a whole game is to be played with. */
export function checkGapsAt(sheet: BoardSheet, place: Place): void {
  treasuryGaps(sheet, inside(place, 'treasury'));
  if (sheet.coins.length === 0) fault(inside(place, 'coins'), { code: 'missing' });
  marketGaps(sheet, inside(place, 'market'));
  const { influence, treasury } = sheet.church;
  if (influence === treasury) fault(inside(place, 'church'), { code: 'same-gap', gap: influence });
}

/** Everything that is wrong or missing on a board sheet, each with the field it stands in; a sound sheet has none. */
export function checkSheet(sheet: BoardSheet): readonly Problem[] {
  const problems: Problem[] = [];
  const place: Place = { path: '', report: (problem) => problems.push(problem) };
  checkSheetAt(sheet, place);
  checkGapsAt(sheet, place);
  return problems;
}
