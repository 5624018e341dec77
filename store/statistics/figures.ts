import { CONTESTS, TITLES, type MajorityOf, type TitleId } from '@/engine';

import type { SidedGame } from './filter';
import { SOURCES } from './sources';

/** How many games there are of something, and what was scored in them. */
export interface Scored {
  readonly games: number;
  /** Zero where there are no games. */
  readonly best: number;
  readonly mean: number;
}

/** All games together. */
export interface Overview extends Scored {
  /** Games with someone to win against. */
  readonly contested: number;
  readonly won: number;
  readonly tied: number;
}

export interface TitleFigures extends Scored {
  readonly title: TitleId;
}

/** Neighbouring games taken together, counted from 1, with their means. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  /** In the order of `SOURCES`. */
  readonly points: readonly number[];
}

export interface MajorityFigures {
  readonly of: MajorityOf;
  readonly games: number;
  readonly first: number;
  readonly shared: number;
}

/** How many games took so many rounds. */
export interface RoundsFigures {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** How long games take; null where no game says it. */
export interface LengthFigures {
  readonly rounds: readonly RoundsFigures[];
  readonly meanRounds: number | null;
  readonly meanMinutes: number | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** One decimal is as much as anybody reads. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Zero for no numbers. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : rounded(sum(numbers) / numbers.length);

const totalsOf = (games: readonly SidedGame[]): readonly number[] => games.map(({ score }) => score.total);

const scoredIn = (games: readonly SidedGame[]): Scored => {
  const totals = totalsOf(games);
  return { games: games.length, best: totals.length === 0 ? 0 : Math.max(...totals), mean: meanOf(totals) };
};

/** Games, wins, the best and the mean. */
export function overviewOf(games: readonly SidedGame[]): Overview {
  const outcomes = games.flatMap(({ score }) => score.outcome ?? []);
  const count = (wanted: (typeof outcomes)[number]): number => outcomes.filter((one) => one === wanted).length;
  return { ...scoredIn(games), contested: outcomes.length, won: count('won'), tied: count('tied') };
}

/** The best and the mean by title, highest first; nothing where no game was for a title. */
export function titlesOf(games: readonly SidedGame[]): readonly TitleFigures[] {
  const forTitles = games.filter(({ game }) => game.title !== null);
  if (forTitles.length === 0) return [];
  return [...TITLES].reverse().map((title) => ({
    title,
    ...scoredIn(forTitles.filter(({ game }) => game.title === title)),
  }));
}

/** As many columns as a narrow phone has room for. */
const MOST_STRETCHES = 4;

const stretchOf = (games: readonly SidedGame[], from: number): Stretch => ({
  from,
  to: from + games.length - 1,
  total: meanOf(totalsOf(games)),
  points: SOURCES.map((_, at) => meanOf(games.map(({ score }) => score.points[at] ?? 0))),
});

/** Where the wigs came from over time: few games one by one, many in stretches of nearly the same length. */
export function stretchesOf(games: readonly SidedGame[]): readonly Stretch[] {
  const count = Math.min(games.length, MOST_STRETCHES);
  const begin = (stretch: number): number => Math.floor((stretch * games.length) / count);
  return Array.from({ length: count }, (_, at) => stretchOf(games.slice(begin(at), begin(at + 1)), begin(at) + 1));
}

/** How often each majority was yours, alone or shared. */
export const majoritiesIn = (games: readonly SidedGame[]): readonly MajorityFigures[] =>
  CONTESTS.map((of) => ({
    of,
    games: games.length,
    first: games.filter(({ score }) => score.first.includes(of)).length,
    shared: games.filter(({ score }) => score.shared.includes(of)).length,
  }));

/** As many columns as fit; a round entered by mistake must not make a thousand. */
const MOST_LENGTHS = 8;

/** How many games took how many rounds, from the shortest to the longest without a gap. */
function roundsIn(rounds: readonly number[]): readonly RoundsFigures[] {
  if (rounds.length === 0) return [];
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  const width = Math.ceil((most - least + 1) / MOST_LENGTHS);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, at) => {
    const from = least + at * width;
    const to = from + width - 1;
    return { from, to, games: rounds.filter((one) => one >= from && one <= to).length };
  });
}

/** How many rounds and minutes games took. */
export function lengthsOf(games: readonly SidedGame[]): LengthFigures {
  const rounds = games.flatMap(({ game }) => game.rounds ?? []);
  const minutes = games.flatMap(({ game }) => game.minutes ?? []);
  return {
    rounds: roundsIn(rounds),
    meanRounds: rounds.length === 0 ? null : meanOf(rounds),
    meanMinutes: minutes.length === 0 ? null : Math.round(meanOf(minutes)),
  };
}
