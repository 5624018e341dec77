import { PALETTES } from '@/components/ui/tokens';

/** A picture is on light paper, whoever shares it. */
export const INK = PALETTES.light;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** How text is written: `width` is the room it has, and it grows smaller or shorter to fit. */
export interface Writing {
  readonly x: number;
  /** The line it stands on. */
  readonly y: number;
  readonly size: number;
  readonly width: number;
  /** The smallest share of its size it may have; what is longer still is cut. */
  readonly least?: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly serif?: boolean;
}

/** The width of a letter by its height, on the safe side: nobody can measure text before it is drawn. */
const LETTER = 0.58;
const LEAST = 0.6;

/** The text as far as it fits at its smallest, and the size it fits at. */
export function fitted(
  text: string,
  size: number,
  width: number,
  least = LEAST,
): { readonly text: string; readonly size: number } {
  const letters = [...text];
  const scale = Math.max(least, Math.min(1, width / (letters.length * size * LETTER)));
  const most = Math.floor(width / (size * scale * LETTER));
  return {
    text: letters.length <= most ? text : `${letters.slice(0, Math.max(1, most - 1)).join('')}…`,
    size: Math.round(size * scale),
  };
}

/** Text as SVG. */
export function write(said: string, writing: Writing): string {
  const { x, y, width, bold = false, fill = INK.ink, anchor = 'start', serif = false } = writing;
  const { text, size } = fitted(said, writing.size, width, writing.least);
  const font = serif ? 'Georgia, serif' : 'Arial, Helvetica, sans-serif';
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${fill}" text-anchor="${anchor}" font-family="${font}">${escaped(text)}</text>`;
}

/** A filled box. */
export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
