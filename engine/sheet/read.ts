import type { Result } from '../core/result';
import { recordOf } from '../core/record';
import type { BoardSheet, PrintedShip, Reward, ThinColumn } from '../model/boardSheet';
import { LASTING_REWARDS, PLAIN_REWARDS, THIN_COLUMNS, TOOLS_MAJORITIES } from '../model/boardSheet';
import type { Problem } from '../model/fault';
import type { Reader } from '../model/reading';
import { choice, fault, fields, isObject, list, named, number, over, readAll, sound, text } from '../model/reading';
import type { ByGood, Hull } from '../model/vocabulary';
import { GAPS, GOODS, NOBLES, STATE_ACTIONS } from '../model/vocabulary';
import { checkGapsAt, checkSheetAt, hasReward } from './check';
import { tileReader } from './clergy';
import { DEFAULT_SHEET } from './defaults';

const prices = (defaults: ByGood<number>): Reader<ByGood<number>> =>
  over(
    defaults,
    recordOf(GOODS, () => number),
  );

const ship = (hull: Hull): Reader<PrintedShip> => over(DEFAULT_SHEET.ships[hull], { influence: number, bonus: number });

const thinColumn: Reader<ThinColumn> = (value, place) =>
  typeof value === 'number' ? number(value, place) : choice(THIN_COLUMNS)(value, place);

const COUNTED = ['reis', 'wigs', ...LASTING_REWARDS] as const;

const REWARDS: Readonly<Record<'counted' | 'goods' | 'plain' | 'other', Reader<Reward>>> = {
  counted: fields({ kind: choice(COUNTED), amount: number }),
  goods: fields({ kind: choice(['goods']), good: choice([...GOODS, 'any']), amount: number }),
  plain: fields({ kind: choice(PLAIN_REWARDS) }),
  other: fields({ kind: choice(['other']), note: text }),
};

function shapeOfReward(kind: unknown): keyof typeof REWARDS {
  if (COUNTED.some((counted) => counted === kind)) return 'counted';
  return kind === 'goods' || kind === 'other' ? kind : 'plain';
}

/** One reward or penalty as the copy prints it. */
export const rewardReader: Reader<Reward> = (value, place) =>
  isObject(value) ? REWARDS[shapeOfReward(value['kind'])](value, place) : fault(place, { code: 'not-an-object' });

const rewards = named<string, readonly Reward[]>((place, at) =>
  hasReward(place) ? [place, list(rewardReader)] : fault(at, { code: 'no-such-place', what: 'reward' }),
) as Reader<BoardSheet['rewards']>;

const SHAPE = over<BoardSheet>(DEFAULT_SHEET, {
  treasury: list(fields({ left: number, right: number })),
  coins: list(number),
  market: over(DEFAULT_SHEET.market, {
    start: prices(DEFAULT_SHEET.market.start),
    lowest: prices(DEFAULT_SHEET.market.lowest),
  }),
  ships: over(DEFAULT_SHEET.ships, { 1: ship(1), 2: ship(2), 3: ship(3), 4: ship(4) }),
  officeSpaces: number,
  top: over(
    DEFAULT_SHEET.top,
    recordOf(NOBLES, () => choice(STATE_ACTIONS)),
  ),
  church: over(DEFAULT_SHEET.church, { influence: choice(GAPS), treasury: choice(GAPS) }),
  scoringTiles: list(number),
  thinColumn,
  toolsMajority: choice(TOOLS_MAJORITIES),
  rewards,
  clergy: list(tileReader),
});

/** Any part of a board sheet over the default one, as a position may name it; nothing when any of it cannot be. */
export const sheetReader: Reader<BoardSheet> = sound((value, place) => {
  const sheet = SHAPE(value, place);
  if (sheet !== undefined) checkSheetAt(sheet, place);
  return sheet;
});

const playable: Reader<BoardSheet> = sound((value, place) => {
  const sheet = sheetReader(value, place);
  if (sheet !== undefined) checkGapsAt(sheet, place);
  return sheet;
});

/** A copy's board sheet from JSON, to play with: every field is optional, the rest is the default sheet. */
export const readSheet = (json: unknown): Result<BoardSheet, readonly Problem[]> => readAll(playable, json);
