import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { RULE_IDS } from '@/engine/model/rules';

const TESTS = path.resolve(__dirname, '..');

/** Every text of the tests that could be a name of one. */
function namesIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return namesIn(file);
      return /\.test\.tsx?$/.test(entry.name) ? readFileSync(file, 'utf8') : '';
    })
    .join('\n');
}

/** The id by itself, not as the beginning or the end of a longer one. */
const named = (tests: string, id: string): boolean =>
  new RegExp(`(?<![\\w.])${id.replaceAll('.', '\\.')}(?!\\w|\\.\\w)`).test(tests);

describe('the rules and their tests', () => {
  const tests = namesIn(TESTS);

  it.each(RULE_IDS)('%s is named by a test', (id) => {
    expect(named(tests, id)).toBe(true);
  });

  it('tells an id from a longer one', () => {
    expect(named('solo.setup.first: you begin', 'setup.first')).toBe(false);
    expect(named('turn.docking', 'turn.dock')).toBe(false);
  });
});
