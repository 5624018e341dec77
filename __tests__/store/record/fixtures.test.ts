import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { draftFormat as underWayFormat } from '@/components/compare/underWay/draft';
import { draftFormat as setupFormat } from '@/components/setup/draftFormat';
import { copyFormat } from '@/store/boardCopyFormat';
import { costsFormat } from '@/store/costsFormat';
import { begunFormat } from '@/store/games/begunMove';
import { notesFormat } from '@/store/games/gameNotes';
import type { RecordFormat } from '@/store/record/format';
import { VERSIONS } from '@/store/record/kinds';
import { rulingsFormat } from '@/store/rulings';
import { draftFormat, keptFormat } from '@/store/scoreSheetFormat';
import { settingsFormat } from '@/store/settings';
import { statisticsFormat } from '@/store/statistics/format';

const FOLDER = path.join(__dirname, 'fixtures');
const fixture = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

/** Every record of a device as the app wrote it, version by version: whatever was written once is read for ever. */
const FORMATS: Readonly<Record<string, RecordFormat<unknown>>> = {
  settings: settingsFormat as RecordFormat<unknown>,
  rulings: rulingsFormat as RecordFormat<unknown>,
  boardCopy: copyFormat as RecordFormat<unknown>,
  scoreDraft: draftFormat as RecordFormat<unknown>,
  scoreSheet: keptFormat as RecordFormat<unknown>,
  costs: costsFormat as RecordFormat<unknown>,
  setupDraft: setupFormat as RecordFormat<unknown>,
  underWayDraft: underWayFormat as RecordFormat<unknown>,
  begunMove: begunFormat as RecordFormat<unknown>,
  gameNotes: notesFormat as RecordFormat<unknown>,
  statistics: statisticsFormat as RecordFormat<unknown>,
};

const shipped = Object.entries(FORMATS).flatMap(([name, format]) =>
  Array.from({ length: VERSIONS[format.kind] }, (_, index) => ({
    file: `${name}.v${index + 1}.json`,
    format,
    isNewest: index + 1 === VERSIONS[format.kind],
  })),
);

const readBy = (format: RecordFormat<unknown>, text: string): unknown => {
  const read = format.read(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** A table under way is a game in a text, with a version of its own: what it says is held by the tests of saves. */
const gameApart = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('{"format":"lisboa-save"') ? 'a game' : value;

describe('records of every version shipped', () => {
  it('each have a fixture, and each fixture is one of them', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(shipped.map(({ file }) => file).sort());
  });

  it.each(shipped)('$file opens, and can be written and read again', ({ file, format }) => {
    const content = readBy(format, fixture(file));
    expect(readBy(format, format.write(content))).toEqual(content);
  });

  it.each(shipped.filter(({ isNewest }) => isNewest))('$file says all that it said', ({ file, format }) => {
    const written: unknown = JSON.parse(format.write(readBy(format, fixture(file))), gameApart);
    expect(written).toMatchObject(JSON.parse(fixture(file), gameApart));
  });
});

it('a set-up dealt by any chance there is can be kept', () => {
  const kept = JSON.parse(fixture('setupDraft.v1.json')) as { readonly content: object };
  const text = JSON.stringify({ ...kept, content: { ...kept.content, seed: 2 ** 31 - 1 } });
  expect(setupFormat.read(text).ok).toBe(true);
});
