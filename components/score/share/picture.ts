import type { Picture } from '@/components/transfer/picture';
import { PALETTES } from '@/components/ui/tokens';
import { SOURCES, sourcePoints } from '@/store/statistics/sources';

import { placesOf } from '../places';
import { SOURCE_FILLS } from '../result/sources';
import { MARK_COLOURS, markPaths } from '../SeatMark';
import type { Telling } from './scoreText';

const WIDTH = 1080;
const MARGIN = 60;
const HEADER = 190;
const ROW = 190;
const FOOTER = 50;
const BAR = { height: 56, width: WIDTH - 2 * MARGIN } as const;
const INK = PALETTES.light;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

interface Writing {
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly serif?: boolean;
}

const write = (
  x: number,
  y: number,
  text: string,
  { size, weight = 400, fill = INK.ink, anchor = 'start', serif = false }: Writing,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" font-family="${serif ? 'Georgia, serif' : 'Arial, Helvetica, sans-serif'}">${escaped(text)}</text>`;

/** A row of blue and white tiles, the sign of the city. */
function tiles(y: number): string {
  const size = 36;
  return Array.from({ length: WIDTH / size }, (_, index) => {
    const x = index * size + size / 2;
    return `<path d="M${x} ${y + 4}l14 14-14 14-14-14z" fill="none" stroke="${INK.artLine}" stroke-width="3"/><circle cx="${x}" cy="${y + 18}" r="4" fill="${INK.artMid}"/>`;
  }).join('');
}

function bar(parts: readonly { readonly fill: string; readonly points: number }[], y: number, length: number): string {
  const all = parts.reduce((sum, { points }) => sum + points, 0);
  let x = MARGIN;
  const pieces = parts.map(({ fill, points }) => {
    const width = (points / Math.max(1, all)) * length;
    const piece = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height}" fill="${fill}" stroke="${INK.outline}" stroke-width="2.5"/>`;
    const label =
      width > 34
        ? write(x + width / 2, y + 37, String(points), { size: 25, weight: 700, anchor: 'middle', fill: INK.outline })
        : '';
    x += width;
    return piece + label;
  });
  return pieces.join('');
}

interface RowOf {
  readonly place: number;
  readonly id: string;
  readonly total: number;
}

/** One place: number, mark, name and total over a bar in pieces, and the pieces in words. */
function row({ score, people, words }: Telling, at: RowOf, index: number, longest: number): string {
  const y = HEADER + index * ROW;
  const person = people.find(({ id }) => id === at.id);
  const player = score.players.find(({ id }) => id === at.id);
  if (person === undefined || player === undefined) return '';
  const parts = SOURCES.map((source) => ({
    source,
    points: sourcePoints(player, source),
    fill: INK[SOURCE_FILLS[source]],
  })).filter(({ points }) => points > 0);
  const mark = markPaths(person.mark)
    .map(
      (d, place) =>
        `<path d="${d}" fill="${place === 0 ? INK[MARK_COLOURS[person.mark]] : 'none'}" stroke="${INK.outline}" stroke-width="1.6"/>`,
    )
    .join('');
  return [
    write(MARGIN, y + 44, `${at.place}.`, { size: 40, weight: 700, serif: true }),
    `<g transform="translate(${MARGIN + 62} ${y + 12}) scale(1.6)">${mark}</g>`,
    write(MARGIN + 118, y + 44, person.name, { size: 40, weight: 700 }),
    write(WIDTH - MARGIN, y + 44, words.result.wigs(at.total), { size: 40, weight: 700, anchor: 'end' }),
    bar(parts, y + 64, (at.total / longest) * BAR.width),
    write(
      MARGIN,
      y + 154,
      parts.map(({ source, points }) => words.result.part(words.result.sources[source], points)).join(' · '),
      { size: 25, fill: INK.inkSoft },
    ),
  ].join('');
}

export function scorePicture(telling: Telling): Picture {
  const { score, words, date } = telling;
  const places = placesOf(score).flatMap(({ place, ids, total }) => ids.map((id): RowOf => ({ place, id, total })));
  const longest = Math.max(1, ...places.map(({ total }) => total));
  const height = HEADER + places.length * ROW + FOOTER;
  const title =
    score.title === null
      ? ''
      : write(WIDTH - MARGIN, 130, words.titles.id[score.title.id], {
          size: 34,
          weight: 700,
          serif: true,
          anchor: 'end',
          fill: INK.primary,
        });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${INK.surface}"/>`,
    tiles(14),
    write(MARGIN, 130, words.text.heading(date), { size: 40, weight: 700, serif: true, fill: INK.primary }),
    title,
    ...places.map((at, index) => row(telling, at, index, longest)),
    '</svg>',
  ].join('');
  return { svg, width: WIDTH, height };
}
