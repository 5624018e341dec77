import type { Picture } from '@/components/transfer/picture';
import { SCORE_LINES, type PlayerScore } from '@/engine';

import type { ScoredAs } from '../people';
import { placesOf } from '../places';
import { MARK_COLOURS, markPaths } from '../SeatMark';
import { box, fitted, INK, write } from './ink';
import type { Telling } from './scoreText';
import { FRAME, tileFrame } from './tileFrame';

/** Eighteen tiles wide: in a chat on a phone, a third of it. */
const WIDTH = 18 * FRAME;
const LEFT = FRAME + 44;
const INNER = WIDTH - 2 * LEFT;
const CENTRE = WIDTH / 2;
/** The names of the lines; the players share the rest. */
const CAPTION = 260;
const LINES = ['wigs', ...SCORE_LINES] as const;
const ROW = 62;
/** How high the parts are, from top to foot. */
const [HEADLINE, HEADS, ROWS, TOTALS] = [172, 140, LINES.length * ROW, 92] as const;
const CONTENT = HEADLINE + HEADS + ROWS + TOTALS;
type Line = (typeof LINES)[number];

/** Somebody's column, the best place first. */
interface Column {
  readonly place: number;
  readonly person: ScoredAs;
  readonly player: PlayerScore;
}

function columnsOf({ score, people }: Telling): readonly Column[] {
  return placesOf(score).flatMap(({ place, ids }) =>
    ids.flatMap((id) => {
      const person = people.find((one) => one.id === id);
      const player = score.players.find((one) => one.id === id);
      return person === undefined || player === undefined ? [] : [{ place, person, player }];
    }),
  );
}

const pointsOf = ({ wigs, lines }: PlayerScore, line: Line): number => (line === 'wigs' ? wigs : lines[line].points);

const mark = ({ person }: Column, x: number, y: number): string => {
  const paths = markPaths(person.mark).map(
    (d, at) =>
      `<path d="${d}" fill="${at === 0 ? INK[MARK_COLOURS[person.mark]] : 'none'}" stroke="${INK.outline}" stroke-width="1.6"/>`,
  );
  return `<g transform="translate(${x - 24} ${y + 3}) scale(2)">${paths.join('')}</g>`;
};

/** What it is about: the occasion, and the title that was won, or who won. */
function headline({ score, people, words, date }: Telling, y: number): string {
  const middle = { x: CENTRE, width: INNER, anchor: 'middle', serif: true } as const;
  const occasion = write(words.text.heading(date), { ...middle, y: y + 42, size: 38, fill: INK.inkSoft });
  const [first] = placesOf(score);
  const names = people.filter(({ id }) => first?.ids.includes(id)).map(({ name }) => name);
  const won =
    score.title !== null
      ? words.titles.id[score.title.id]
      : people.length === 1
        ? words.result.alone(first?.total ?? 0)
        : words.result.winner(names, first?.total ?? 0);
  return occasion + write(won, { ...middle, y: y + 128, size: 66, fill: INK.primary, bold: true });
}

const widthOf = (columns: readonly Column[]): number => (INNER - CAPTION) / columns.length;
const middleOf = (columns: readonly Column[], at: number): number => LEFT + CAPTION + widthOf(columns) * (at + 0.5);

/** Whose column is whose: the place beside the mark, the name under it, all of one size. */
function heads(columns: readonly Column[], y: number): string {
  const width = widthOf(columns) - 12;
  const size = Math.min(...columns.map(({ person }) => fitted(person.name, 40, width, 0.7).size));
  const each = columns.map((column, at) => {
    const x = middleOf(columns, at);
    const place = write(`${column.place}.`, {
      x: x - 34,
      y: y + 40,
      size: 34,
      width,
      anchor: 'end',
      fill: INK.inkSoft,
    });
    const name = write(column.person.name, { x, y: y + 108, size, width, least: 1, anchor: 'middle', bold: true });
    return place + mark(column, x, y) + name;
  });
  return each.join('');
}

/** The score by line. */
function rows(columns: readonly Column[], { words }: Telling, y: number): string {
  const each = LINES.map((line, at) => {
    const top = y + at * ROW;
    const foot = top + 45;
    const caption = { x: LEFT + 22, y: foot, size: 40, width: CAPTION - 30 };
    const amounts = columns.map(({ player }, seat) => {
      const points = pointsOf(player, line);
      const fill = points === 0 ? INK.inkSoft : INK.ink;
      const room = { x: middleOf(columns, seat), y: foot, size: 44, width: widthOf(columns), fill };
      return write(String(points), { ...room, anchor: 'middle', bold: points !== 0 });
    });
    const ground = at % 2 === 0 ? box(LEFT, top, INNER, ROW, INK.page) : '';
    return ground + write(words.result.line[line], caption) + amounts.join('');
  });
  return each.join('');
}

/** What it comes to. */
function totals(columns: readonly Column[], { words }: Telling, y: number): string {
  const foot = y + 64;
  const fill = INK.onPrimary;
  const amounts = columns.map(({ player }, at) => {
    const room = { x: middleOf(columns, at), y: foot, size: 58, width: widthOf(columns) };
    return write(String(player.total), { ...room, anchor: 'middle', bold: true, fill });
  });
  const caption = write(words.total, { x: LEFT + 22, y: foot, size: 44, width: CAPTION - 30, bold: true, fill });
  return box(LEFT, y, INNER, TOTALS, INK.primary, 12) + caption + amounts.join('');
}

/** A result as a picture to pass around: framed with tiles, the title or the winner, and every score by line. */
export function scorePicture(telling: Telling): Picture {
  const columns = columnsOf(telling);
  const height = Math.ceil((CONTENT + 2 * FRAME + 80) / FRAME) * FRAME;
  const top = (height - CONTENT) / 2;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    tileFrame(WIDTH, height),
    headline(telling, top),
    heads(columns, top + HEADLINE),
    rows(columns, telling, top + HEADLINE + HEADS),
    totals(columns, telling, top + HEADLINE + HEADS + ROWS),
    '</svg>',
  ].join('');
  return { svg, width: WIDTH, height };
}
