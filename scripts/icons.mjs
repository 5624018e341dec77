import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from './browser.mjs';
import { main, ROOT } from './run.mjs';

const TILE = '#ground, #rings, #corners';
/** The arch alone; what is not painted shows what the phone puts behind it. */
const ALONE = `${TILE} { display: none }`;
const ROUNDED = 'svg { border-radius: 14% }';
const paint = (part, color) => `${part} { fill: ${color} }`;

/** Of an adaptive icon Android always shows a circle of 66 of its 108: seen through this box, the arch is well inside. */
const ADAPTIVE = '-114 -108 740 740';
/** Just around the circle that holds the arch: Android shows a splash as one. */
const SPLASH = '56 70 400 400';

/** Every picture made from the one drawing. The colors of the splash are the app's (components/ui/tokens.ts), its ground is in app.json. */
const PICTURES = [
  { file: 'assets/icon.png', size: 1024 },
  {
    file: 'assets/icon-dark.png',
    size: 1024,
    style: `#ground { display: none } ${paint('#corners', '#1F3F78')} #rings { stroke: #3E66A8 }`,
  },
  {
    file: 'assets/icon-tinted.png',
    size: 1024,
    style: `${paint('#ground', '#000')} ${paint('#corners', '#4A4A4A')} #rings { stroke: #6A6A6A } ${paint('#flame, #jewel', '#BDBDBD')}`,
  },
  { file: 'assets/adaptive-icon.png', size: 1024, box: ADAPTIVE, style: ALONE },
  {
    file: 'assets/adaptive-icon-monochrome.png',
    size: 1024,
    box: ADAPTIVE,
    style: `${ALONE} #jewel { display: none } ${paint('#arch, #flame', '#FFF')}`,
  },
  { file: 'assets/splash.png', size: 1024, box: SPLASH, style: `${ALONE} ${paint('#arch', '#1B4B9B')}` },
  { file: 'assets/splash-dark.png', size: 1024, box: SPLASH, style: ALONE },
  { file: 'public/apple-touch-icon.png', size: 180 },
  { file: 'public/icon-192.png', size: 192, style: ROUNDED },
  { file: 'public/icon-512.png', size: 512, style: ROUNDED },
  { file: 'public/icon-maskable-192.png', size: 192 },
  { file: 'public/icon-maskable-512.png', size: 512 },
];

const FAVICON = { size: 32, style: ROUNDED };

const picture = async (page, drawing, { size, box = '0 0 512 512', style = '' }) => {
  const svg = drawing.replace(/viewBox="[^"]+"/, `viewBox="${box}"`);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh } ${style}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
};

/** The drawing with round corners, for browsers that take it as it is. */
const rounded = (drawing) =>
  drawing
    .replace(
      '>',
      '>\n  <clipPath id="tile"><rect width="512" height="512" rx="72"/></clipPath>\n  <g clip-path="url(#tile)">',
    )
    .replace('</svg>', '  </g>\n</svg>');

/** An .ico file with one PNG in it: a header of 6 bytes, an entry of 16, the picture. */
const ico = (png, size) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const write = async (file, content) => {
  await writeFile(path.join(ROOT, file), content);
  console.log(file);
};

/** npm run icons: the icons and splash screens of phones and browsers, from assets/icon.svg. */
await main(async () => {
  const drawing = await readFile(path.join(ROOT, 'assets/icon.svg'), 'utf8');
  const browser = await openBrowser();
  const page = await browser.newPage();
  for (const kind of PICTURES) await write(kind.file, await picture(page, drawing, kind));
  await write('public/favicon.ico', ico(await picture(page, drawing, FAVICON), FAVICON.size));
  await write('public/icon.svg', rounded(drawing));
  await browser.close();
});
