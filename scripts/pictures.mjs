import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gameUntil } from '../e2e/helpers/broughtGame.ts';
import { plantGames, putRecords } from '../e2e/helpers/device.ts';
import { SHEET_ENTRIES } from '../engine/index.ts';
import { palettePng } from './palette-png.mjs';
import { Problem, ROOT } from './run.mjs';

const FOLDER = path.join(ROOT, 'docs/pictures');
const LARGEST = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };
/** Records as the app writes them. */
const FIXTURES = path.join(ROOT, '__tests__/store/record/fixtures');

const fixture = async (name) => JSON.parse(await readFile(path.join(FIXTURES, name), 'utf8'));

/** A game in its second period with a turn of his to carry out that asks nothing; always the same one. */
const evening = () => ({
  app: 'readme',
  game: { id: 'readme', name: 'Evening', created: '2026-11-18T20:00:00.000Z' },
  history: gameUntil(
    ({ period, you }, waiting) =>
      period === 2 &&
      you.wigs >= 5 &&
      waiting.for === 'lacerda' &&
      waiting.finished &&
      waiting.questions.length === 0 &&
      waiting.run.steps.some(({ action }) => action === 'store') &&
      waiting.run.steps.length <= 5,
  ),
});

/** A copy of the game whose board was matched panel by panel. */
const matchedBoard = async () => {
  const record = await fixture('boardCopy.v2.json');
  record.content.confirmed = Object.fromEntries(SHEET_ENTRIES.map((entry) => [entry, true]));
  return [`board/copy/${record.content.id}`, JSON.stringify(record)];
};

/** A finished sheet that earns a good title, but not the best. */
const wonSheet = async () => {
  const record = await fixture('scoreSheet.v1.json');
  const { seats, lacerda } = record.content.sheet;
  Object.assign(seats[0].held, { wigs: 74, decrees: [5, 3, 2, 4, 2, 3, 1] });
  lacerda.wigs = 92;
  return [`score/kept/${record.content.id}`, JSON.stringify(record)];
};

const hisTurn = (page) => page.goto('/solo?game=readme', { waitUntil: 'networkidle' });

const costs = async (page) => {
  await page.goto('/costs', { waitUntil: 'networkidle' });
  const pick = (group, name) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click();
  await pick('What does it cost?', 'Visit');
  await pick('Which noble?', 'King');
  await pick('Others’ officials in that office', '4');
};

const finalScore = async (page) => {
  await page.goto('/games', { waitUntil: 'networkidle' });
  await page.locator('a[href^="/score/result"]').click();
  await page.getByRole('heading', { name: 'Your title' }).waitFor();
};

/** A device on which an evening was played. */
const prepare = async (context, page) => {
  await plantGames(context, [evening()]);
  await page.goto('/manifest.webmanifest');
  await putRecords(page, [await matchedBoard(), await wonSheet()]);
};

/** The three pictures of the README, in its order. */
const PICTURES = { 'his-turn': hisTurn, costs, 'final-score': finalScore };

/** Reading a PNG is left to the browser, which wrote it. */
const pixelsOf = async (page, png) => {
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (const byte of data) text += String.fromCharCode(byte);
    return { width: bitmap.width, height: bitmap.height, data: btoa(text) };
  }, png.toString('base64'));
  return { width, height, rgba: Buffer.from(data, 'base64') };
};

const save = async (page, name) => {
  const png = palettePng(await pixelsOf(page, await page.screenshot()));
  if (png.length > LARGEST) throw new Problem(`${name}.png has ${png.length} bytes, and at most ${LARGEST} are small.`);
  const file = path.join(FOLDER, `${name}.png`);
  await writeFile(file, png);
  console.log(`${path.relative(ROOT, file)}: ${(png.length / 1000).toFixed(1)} kB`);
};

/** Takes the pictures of the README from the app itself. */
export const takePictures = async (browser, baseURL) => {
  await mkdir(FOLDER, { recursive: true });
  const context = await browser.newContext({
    ...PHONE,
    baseURL,
    colorScheme: 'light',
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await prepare(context, page);
  for (const [name, open] of Object.entries(PICTURES)) {
    await open(page);
    await save(page, name);
  }
  await context.close();
};
