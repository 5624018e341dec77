import { sum } from '../core/record';
import { cashableCoins } from '../influence/cash';
import type { RuleId } from '../model/rules';
import type { Hull } from '../model/vocabulary';
import type { MajorityOf, ScoreInput, ScorePlayer } from './input';
import { majority, type Count, type Standing } from './majority';
import {
  atTable,
  LACERDA_WIGS_PER_CUBE,
  LACERDA_WIGS_PER_DECREE,
  prizesOf,
  REIS_PER_WIG,
  WIGS_PER_FAVOUR,
  WIGS_PER_SET,
} from './prizes';

/** The lines that are counted by what they are named for. */
export const COUNTED_LINES = ['ships', 'rubble', 'gold', 'tools', 'books', 'cloth'] as const;

/** The lines of the score sheet, in the order they are counted. */
export const SCORE_LINES = [...COUNTED_LINES, 'money', 'decrees', 'officials', 'favours'] as const;
export type ScoreLine = (typeof SCORE_LINES)[number];

/** Why a line gives what it gives. */
export type ScoreReason =
  | { readonly code: 'hulls'; readonly hulls: readonly Hull[] }
  | { readonly code: 'sets' | 'cubes' | 'decrees-each' | 'favours'; readonly count: number; readonly each: number }
  | { readonly code: 'decree-wigs'; readonly wigs: readonly number[] }
  | {
      readonly code: 'money';
      readonly reis: number;
      readonly coins: number;
      readonly per: number;
      readonly left: number;
    }
  | { readonly code: 'no-money' }
  | MajorityReason;

/** A majority: nothing of it, a place of one's own, or places shared with others. */
export type MajorityReason =
  | { readonly code: 'majority-none'; readonly of: MajorityOf; readonly counts: readonly Count[] }
  | {
      readonly code: 'majority-alone' | 'majority-tied';
      readonly of: MajorityOf;
      readonly counts: readonly Count[];
      readonly standing: Standing;
    };

/** Points with their reason and the rule that gives them. */
export interface ScoredLine<Reason = ScoreReason> {
  readonly points: number;
  readonly reason: Reason;
  readonly rule: RuleId;
}

export type ScoreLines = Readonly<Record<Exclude<ScoreLine, MajorityOf>, ScoredLine>> &
  Readonly<Record<MajorityOf, ScoredLine<MajorityReason>>>;

/** One majority over the whole table. */
export interface Majority {
  readonly of: MajorityOf;
  readonly counts: readonly Count[];
  readonly standings: readonly Standing[];
}

export type Majorities = Readonly<Record<MajorityOf, Majority>>;

function majorityOf(of: MajorityOf, { players, sheet }: ScoreInput, held: (player: ScorePlayer) => number): Majority {
  const counts = players.map((player) => ({ id: player.id, count: held(player) }));
  return { of, counts, standings: majority(counts, atTable(prizesOf(of, sheet.toolsMajority), players.length)) };
}

/** The five majorities of endgame scoring. */
export const majoritiesOf = (input: ScoreInput): Majorities => ({
  gold: majorityOf('gold', input, ({ stores }) => stores.gold),
  tools: majorityOf('tools', input, ({ stores }) => stores.tools),
  books: majorityOf('books', input, ({ stores }) => stores.books),
  cloth: majorityOf('cloth', input, ({ stores }) => stores.cloth),
  officials: majorityOf('officials', input, ({ officialsAtWork }) => officialsAtWork),
});

/** Where a player stands in a majority, if he has any of it. */
export const standingOf = ({ standings }: Majority, id: string): Standing | undefined =>
  standings.find(({ ids }) => ids.includes(id));

function majorityLine(contest: Majority, id: string, rule: RuleId): ScoredLine<MajorityReason> {
  const { of, counts } = contest;
  const standing = standingOf(contest, id);
  if (standing === undefined) return { points: 0, reason: { code: 'majority-none', of, counts }, rule };
  const code = standing.ids.length === 1 ? 'majority-alone' : 'majority-tied';
  return { points: standing.each, reason: { code, of, counts, standing }, rule };
}

function eachLine(
  code: 'sets' | 'cubes' | 'decrees-each' | 'favours',
  count: number,
  each: number,
  rule: RuleId,
): ScoredLine {
  return { points: count * each, reason: { code, count, each }, rule };
}

const shipsLine = (hulls: readonly Hull[], rule: RuleId): ScoredLine => ({
  points: sum(hulls),
  reason: { code: 'hulls', hulls },
  rule,
});

/** Coins on the influence track count and the marker stays where it is. */
function moneyLine(reis: number, coins: number): ScoredLine {
  const all = reis + coins;
  const reason = { code: 'money', reis, coins, per: REIS_PER_WIG, left: all % REIS_PER_WIG } as const;
  return { points: Math.floor(all / REIS_PER_WIG), reason, rule: 'score.money' };
}

const NO_MONEY: ScoredLine = { points: 0, reason: { code: 'no-money' }, rule: 'solo.score' };

/** Every line of one player. */
export function linesOf(player: ScorePlayer, { sheet }: ScoreInput, contests: Majorities): ScoreLines {
  const his = player.kind === 'lacerda';
  const rule = (own: RuleId): RuleId => (his ? 'solo.score' : own);
  const contest = (of: MajorityOf): ScoredLine<MajorityReason> =>
    majorityLine(contests[of], player.id, rule(of === 'officials' ? 'score.officials' : 'score.stores'));
  return {
    ships: shipsLine(player.ships, rule('score.ships')),
    rubble: his
      ? eachLine('cubes', player.cubes, LACERDA_WIGS_PER_CUBE, 'solo.score')
      : eachLine('sets', player.sets, WIGS_PER_SET, 'score.rubble'),
    gold: contest('gold'),
    tools: contest('tools'),
    books: contest('books'),
    cloth: contest('cloth'),
    money: his ? NO_MONEY : moneyLine(player.reis, cashableCoins(sheet.coins, player.influence)),
    decrees:
      player.kind === 'lacerda'
        ? eachLine('decrees-each', player.decrees, LACERDA_WIGS_PER_DECREE, 'solo.score')
        : { points: sum(player.decrees), reason: { code: 'decree-wigs', wigs: player.decrees }, rule: 'score.decrees' },
    officials: contest('officials'),
    favours: eachLine('favours', player.favours, WIGS_PER_FAVOUR, rule('score.favours')),
  };
}
