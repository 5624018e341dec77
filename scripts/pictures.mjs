import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gameUntil } from '../e2e/helpers/broughtGame.ts';
import { plantGames, putRecords } from '../e2e/helpers/device.ts';
import { palettePng } from './palette-png.mjs';
import { Problem, ROOT } from './run.mjs';

const FOLDER = path.join(ROOT, 'docs/pictures');
const LARGEST = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };
/** A finished sheet as the app writes it. */
const SHEET = path.join(ROOT, '__tests__/store/record/fixtures/scoreSheet.v1.json');

/** A game in its second period with a long turn of his to carry out; always the same one. */
const evening = () => ({
  app: 'readme',
  game: { id: 'readme', name: 'Evening', created: '2026-11-18T20:00:00.000Z' },
  history: gameUntil(
    ({ period }, waiting) =>
      period === 2 && waiting.for === 'lacerda' && waiting.finished && waiting.run.steps.length >= 5,
  ),
});

const hisTurn = async (context, page) => {
  await plantGames(context, [evening()]);
  await page.goto('/solo?game=readme', { waitUntil: 'networkidle' });
};

const costs = async (_, page) => {
  await page.goto('/costs', { waitUntil: 'networkidle' });
  const pick = (group, name) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click();
  await pick('What does it cost?', 'Visit');
  await pick('Which noble?', 'King');
  await pick('Others’ officials in that office', '4');
};

/** That sheet with more wigs, so that it earns a title. */
const wonSheet = async () => {
  const record = JSON.parse(await readFile(SHEET, 'utf8'));
  record.content.sheet.seats[0].held.wigs = 97;
  return record;
};

const finalScore = async (_, page) => {
  const record = await wonSheet();
  await page.goto('/manifest.webmanifest');
  await putRecords(page, [[`score/kept/${record.content.id}`, JSON.stringify(record)]]);
  await page.goto(`/score/result?sheet=${record.content.id}`, { waitUntil: 'networkidle' });
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

const take = async (browser, baseURL, name, prepare) => {
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
  const png = palettePng(await pixelsOf(page, await page.screenshot()));
  if (png.length > LARGEST) throw new Problem(`${name}.png has ${png.length} bytes, and at most ${LARGEST} are small.`);
  const file = path.join(FOLDER, `${name}.png`);
  await writeFile(file, png);
  await context.close();
  console.log(`${path.relative(ROOT, file)}: ${(png.length / 1000).toFixed(1)} kB`);
};

/** Takes the pictures of the README from the app itself. */
export const takePictures = async (browser, baseURL) => {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, prepare] of Object.entries(PICTURES)) await take(browser, baseURL, name, prepare);
};
