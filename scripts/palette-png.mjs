import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLORS = 256;
/** As many stay exactly as they are: those of surfaces, where a shade is seen. */
const EXACT = 16;
/** How far apart the others are at least: those of soft edges, where nobody tells closer ones apart. */
const APART = 10 ** 2 * 3;

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crc = (data) => {
  let value = 0xffffffff;
  for (const byte of data) value = CRC[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([size, body, sum]);
};

const distance = (one, other) =>
  ((one >> 16) - (other >> 16)) ** 2 +
  (((one >> 8) & 0xff) - ((other >> 8) & 0xff)) ** 2 +
  ((one & 0xff) - (other & 0xff)) ** 2;

const colorsOf = (rgba) => {
  const pixels = new Uint32Array(rgba.length / 4);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = (rgba[4 * at] << 16) | (rgba[4 * at + 1] << 8) | rgba[4 * at + 2];
  return pixels;
};

/** The most frequent colors, and then those that can be told apart from them. */
const paletteOf = (counts) => {
  const palette = [];
  for (const [color] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (palette.length === COLORS) break;
    if (palette.length < EXACT || palette.every((other) => distance(color, other) >= APART)) palette.push(color);
  }
  return palette;
};

const nearest = (palette, color) =>
  palette.reduce((best, other, at) => (distance(color, other) < distance(color, palette[best]) ? at : best), 0);

/** A picture as a PNG with a palette of at most 256 colors: a third of what a browser writes. */
export const palettePng = ({ width, height, rgba }) => {
  const pixels = colorsOf(rgba);
  const counts = new Map();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = paletteOf(counts);
  const indexOf = new Map([...counts.keys()].map((color) => [color, nearest(palette, color)]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = indexOf.get(pixels[y * width + x]);
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
