import { fromVersion1 } from '@/engine/save/migrations/version1';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { drift } from '@/engine/history/drift';
import { writePosition } from '@/engine/position/write';
import { MIGRATIONS, migrate } from '@/engine/save/migrations/migrate';
import { readSave } from '@/engine/save/exported';
import { SAVE_VERSION } from '@/engine/save/save';

const fixture = (name: string): string => readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');
const V1 = JSON.parse(fixture('v1.json')) as { start: { position: { rulings: object; sheet: object } } };

/** The first version's game with other rulings and another sheet written where it began. */
function begun(written: { readonly rulings?: object; readonly sheet?: object }) {
  const { rulings: _, sheet: _sheet, ...position } = V1.start.position;
  const read = readSave(JSON.stringify({ ...V1, start: { ...V1.start, position: { ...position, ...written } } }));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.history.now;
}

describe('a game of version 1 keeps the rulings it began with', () => {
  it('R9, R11: were no settings then and read as they were played', () => {
    expect(V1.start.position.rulings).not.toHaveProperty('R9');
    expect(begun(V1.start.position).rulings).toEqual({
      R8: 'never-removed',
      R9: 'most-wigs',
      R10: 'tile-first',
      R11: 'plans',
      R12: 'strictly-first',
      R13: 'in-hand',
    });
  });

  it('R10: a ruling that was not written is the default of then, not of now', () => {
    expect(begun({ rulings: { R12: 'ties-count' } }).rulings).toMatchObject({ R10: 'tile-first', R12: 'ties-count' });
    expect(begun({}).rulings.R10).toBe('tile-first');
    expect(begun({ rulings: { R10: 'site-first' } }).rulings.R10).toBe('site-first');
  });

  it('R1: a tools majority that was not written is the default of then', () => {
    expect(begun({ sheet: { officeSpaces: 7 } }).sheet).toMatchObject({ officeSpaces: 7, toolsMajority: '6/3/1' });
    expect(begun({}).sheet.toolsMajority).toBe('6/3/1');
    expect(begun({ sheet: { toolsMajority: '6/4/2' } }).sheet.toolsMajority).toBe('6/4/2');
  });

  it.each([{ start: 7 }, { start: { position: [] } }, { start: { position: { rulings: 7, sheet: null } } }])(
    'what is damaged is still named: %j',
    (damage) => {
      const read = readSave(JSON.stringify({ ...V1, ...damage }));
      expect(read).toMatchObject({ ok: false, error: { code: 'damaged' } });
    },
  );
});

describe('saves of every version shipped', () => {
  it('there is one step from each version to the next', () => {
    expect(MIGRATIONS).toHaveLength(SAVE_VERSION - 1);
  });

  it.each(Array.from({ length: SAVE_VERSION }, (_, index) => index + 1))(
    'version %i is read and replays to the recorded table',
    (version) => {
      const read = readSave(fixture(`v${version}.json`));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const { history } = read.value;
      expect(writePosition(history.now)).toEqual(JSON.parse(fixture(`v${version}.position.json`)));
      expect(history.done.length).toBeGreaterThan(50);
      expect(history.undone.length).toBeGreaterThan(0);
      expect(Array.isArray(drift(history))).toBe(true);
    },
  );

  it('the steps run one after the other, from the version of the document on', () => {
    const steps = [2, 3, 4].map((to) => (document: object) => ({
      ...document,
      went: [...((document as { went?: number[] }).went ?? []), to],
    }));
    expect(migrate({}, 1, steps)).toEqual({ went: [2, 3, 4] });
    expect(migrate({}, 3, steps)).toEqual({ went: [4] });
    expect(migrate({ as: 'it is' }, 4, steps)).toEqual({ as: 'it is' });
  });
});

describe('1 to 2: clergy tiles one by one (clergy.benefit)', () => {
  const document = {
    format: 'lisboa-chunk',
    version: 1,
    moves: [
      { kind: 'correct', correction: { of: 'clergy', value: 2 } },
      { kind: 'correct', correction: { of: 'reis', value: 2 } },
      { kind: 'set-depth', depth: 'everything', holdings: { reis: 3, clergy: 1, decrees: [] } },
      { kind: 'church-choice', tiles: 1, wigs: 2 },
    ],
    events: [
      { kind: 'value-corrected', correction: { of: 'clergy', value: 0 } },
      { kind: 'clergy-taken', seat: 'you' },
      { kind: 'clergy-discarded', tiles: 1 },
    ],
  };

  it('a number of tiles becomes so many tiles of which nothing is known; all else stays as it was', () => {
    expect(fromVersion1(document)).toEqual({
      format: 'lisboa-chunk',
      version: 2,
      moves: [
        { kind: 'correct', correction: { of: 'clergy', value: [{}, {}] } },
        document.moves[1],
        { kind: 'set-depth', depth: 'everything', holdings: { reis: 3, clergy: [{}], decrees: [] } },
        document.moves[3],
      ],
      events: [{ kind: 'value-corrected', correction: { of: 'clergy', value: [] } }, ...document.events.slice(1)],
    });
  });

  it.each([
    [4, [{}, {}, {}, {}]],
    [5, 5],
    [1.5, 1.5],
    ['2', '2'],
  ])('you hold 4 tiles at most: %j becomes %j', (value, tiles) => {
    const corrected = (told: unknown) => ({ events: [{ correction: { of: 'clergy', value: told } }] });
    expect(fromVersion1(corrected(value))).toEqual({ version: 2, ...corrected(tiles) });
  });

  it('what is damaged is left for the schema to refuse', () => {
    const damaged = { moves: [7, { correction: { of: 'clergy', value: -1 } }, { holdings: null }], events: 'none' };
    expect(fromVersion1(damaged)).toEqual({ version: 2, ...damaged });
    const endless = { events: [{ correction: { of: 'clergy', value: 1e9 } }] };
    expect(fromVersion1(endless)).toEqual({ version: 2, ...endless });
  });

  it('the game of version 1 with its tiles corrected is read', () => {
    const save = JSON.parse(fixture('v1.json')) as {
      done: number;
      moves: unknown[];
      events: unknown[];
      entries: object[];
    };
    const correction = { of: 'clergy', value: 3 };
    const put = { m: [save.moves.length], e: [save.events.length] };
    const read = readSave(
      JSON.stringify({
        ...save,
        done: save.done + 1,
        moves: [...save.moves, { kind: 'correct', correction }],
        events: [...save.events, { kind: 'value-corrected', correction }],
        entries: [...save.entries.slice(0, save.done), put],
      }),
    );
    expect(read.ok && read.value.history.now.you.clergy).toEqual([{}, {}, {}]);
  });
});
