import { readFileSync } from 'node:fs';
import path from 'node:path';

import { answerText } from '@/cli/answer';
import { replay } from '@/cli/verbs/replay';

const FIXTURES = path.resolve(__dirname, '../save/fixtures');
const SAVE = readFileSync(path.join(FIXTURES, 'v1.json'), 'utf8');
const POSITION: unknown = JSON.parse(readFileSync(path.join(FIXTURES, 'v1.position.json'), 'utf8'));

describe('replay', () => {
  it('answers an exported save with its position, its steps and what drifted', () => {
    const outcome = answerText(replay, SAVE);
    if (outcome.code !== 0) throw new Error(outcome.stderr.join());
    const answer = JSON.parse(outcome.stdout) as { position: unknown; steps: number; drift: unknown[] };
    expect(Object.keys(answer)).toEqual(['position', 'steps', 'drift']);
    expect(answer.position).toEqual(POSITION);
    expect(answer.steps).toBe((JSON.parse(SAVE) as { done: number }).done);
  });

  it.each([
    ['{', 'input: not JSON'],
    ['{}', 'format: not one of lisboa-save'],
    ['7', 'format: not one of lisboa-save'],
    ['{"format":"lisboa-save","version":9}', 'version: version 9 is newer than the versions known here (up to 2)'],
    ['{"format":"lisboa-save","version":"x"}', 'version: not a whole number'],
  ])('%s is refused with one line', (text, line) => {
    expect(answerText(replay, text)).toEqual({ code: 2, stderr: [line] });
  });

  it('names the damaged field', () => {
    const damaged = SAVE.replace('"done":110', '"dune":110');
    expect(answerText(replay, damaged)).toEqual({ code: 2, stderr: ['done: missing', 'dune: no such field'] });
  });

  it('a save that ends where no table can lie is refused by name', () => {
    const save = JSON.parse(SAVE) as { done: number; events: object[]; entries: object[] };
    const event = save.events.push({ kind: 'wigs-changed', seat: 'you', by: -9000 }) - 1;
    save.entries.push({ m: [], e: [event] });
    const ended = { ...save, done: save.entries.length };
    expect(answerText(replay, JSON.stringify(ended))).toEqual({
      code: 2,
      stderr: [expect.stringMatching(/^end\.you\.wigs: -\d+ is less than 0$/)],
    });
  });

  it('a list of saves answers a list', () => {
    const outcome = answerText(replay, `[${SAVE},{}]`);
    expect(outcome.code === 0 && (JSON.parse(outcome.stdout) as object[])[1]).toEqual({
      problems: ['format: not one of lisboa-save'],
    });
  });
});
