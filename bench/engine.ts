/** `npm run bench`: how long the engine's answers take, as ratios that mean the same on every machine. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ratioOf } from './measure';
import { MID_GAME } from './midGame';
import { ROWS } from './rows';

const results = ROWS.map(({ name, target, work, against = MID_GAME }) => {
  const { time, ratio } = ratioOf(work, () => structuredClone(against));
  return {
    name,
    microseconds: Number(time.toFixed(1)),
    ratio: Number(ratio.toFixed(2)),
    target,
    verdict: ratio <= target ? 'under' : 'OVER',
  };
});

console.table(results);

const folder = path.join(__dirname, 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(
  path.join(folder, 'engine.json'),
  `${JSON.stringify({ node: process.version, unit: 'structuredClone', results }, null, 2)}\n`,
);
