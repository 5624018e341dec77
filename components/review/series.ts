import { SEATS, type BySeat, type Review, type Seat } from '@/engine';

/** What a line shows: the wigs on the track, or the score if the game had ended then. */
export const PLOTTED = ['track', 'score'] as const;
export type Plotted = (typeof PLOTTED)[number];

/** The wigs of both, before anything was played and after every turn. */
export type Series = BySeat<readonly number[]>;

const seriesBy = (of: (seat: Seat) => readonly number[]): Series => ({ you: of('you'), lacerda: of('lacerda') });

export const seriesOf = ({ start, score, turns }: Review, plotted: Plotted): Series =>
  plotted === 'track'
    ? seriesBy((seat) => [start, ...turns.map(({ after }) => after)].map((state) => state[seat].wigs))
    : seriesBy((seat) => [score, ...turns.map((turn) => turn.score)].map((scores) => scores[seat]));

/** The room of a plot: its size, and the air around the lines. */
export interface PlotRoom {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where turns and wigs lie in a plot. */
export interface Scale {
  readonly x: (turn: number) => number;
  readonly y: (wigs: number) => number;
  readonly least: number;
  readonly most: number;
}

/** The whole of both lines in the room; wigs from 0 on, or from below where someone was. */
export function scaleOf(series: Series, { width, height, left, right, top, bottom }: PlotRoom): Scale {
  const all = SEATS.flatMap((seat) => series[seat]);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const turns = Math.max(1, series.you.length - 1);
  const tidy = (spot: number): number => Math.round(spot * 10) / 10;
  return {
    least,
    most,
    x: (turn) => tidy(left + (turn / turns) * (width - left - right)),
    y: (wigs) => tidy(top + ((most - wigs) / (most - least)) * (height - top - bottom)),
  };
}

/** The way of a line through a plot. */
export const pathOf = (wigs: readonly number[], { x, y }: Scale): string =>
  wigs.map((value, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(value)}`).join('');

/** Heights for both marks at the ends of the lines: where the lines end, but apart. */
export function apart({ you, lacerda }: BySeat<number>, size: number): BySeat<number> {
  const lack = Math.max(0, size - Math.abs(you - lacerda)) / 2;
  const up = you <= lacerda ? -lack : lack;
  return { you: you + up, lacerda: lacerda - up };
}

/** Few enough numbers to be read beside an axis. */
const MOST_STEPS = 5;
const EVERY = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** Round numbers along an axis. */
export function steps(least: number, most: number): readonly number[] {
  const every = EVERY.find((step) => (most - least) / step <= MOST_STEPS) ?? most - least;
  const first = Math.ceil(least / every);
  return Array.from({ length: Math.floor(most / every) - first + 1 }, (_, step) => (first + step) * every);
}
