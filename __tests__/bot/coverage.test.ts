import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { RULE_IDS } from '@/engine/model/rules';

const folders = [__dirname, path.resolve(__dirname, '../engine/setup')];
const names = folders
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
      .map((file) => path.join(folder, file)),
  )
  .flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?:\b(?:it|describe)(?:\.each\([^`]*?\))?\(\s*|^ {2}')['`].*/gm) ?? [],
  )
  .join('\n');

/** Scored or told at the period change, by other layers. */
const ELSEWHERE = ['solo.period', 'solo.score', 'solo.title'];

/** The rulings about his turn, your follow and the setup; the others are about scores, people and sources. */
const HIS = [2, 3, 5, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 32, 33];

describe('the names of the tests carry', () => {
  it('every solo rule', () => {
    const missing = RULE_IDS.filter((id) => id.startsWith('solo.') && !ELSEWHERE.includes(id) && !names.includes(id));
    expect(missing).toEqual([]);
  });

  it('every ruling that touches his play or the setup', () => {
    expect(HIS.map((number) => `R${number}`).filter((id) => !new RegExp(`\\b${id}\\b`).test(names))).toEqual([]);
  });
});
