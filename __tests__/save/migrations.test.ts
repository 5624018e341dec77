import { readFileSync } from 'node:fs';
import path from 'node:path';

import { drift } from '@/engine/history/drift';
import { writePosition } from '@/engine/position/write';
import { MIGRATIONS, migrate } from '@/engine/save/migrations/migrate';
import { readSave } from '@/engine/save/exported';
import { SAVE_VERSION } from '@/engine/save/save';

const fixture = (name: string): string => readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');

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
