import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSources, reached, type Sources } from './imports';

const ROOT = path.resolve(__dirname, '../..');
const engineIn = (files: readonly string[]) => files.filter((file) => file.startsWith('engine/'));
const reachedFrom = (files: Readonly<Record<string, string>>) => reached(new Map(Object.entries(files)), 'entry.ts');

describe('the script of the first load', () => {
  it('holds the home screen, and neither the engine nor another screen', () => {
    const entry = readFileSync(path.join(ROOT, 'entry.ts'), 'utf8');
    const sources: Sources = new Map([...readSources(ROOT), ['entry.ts', entry]]);
    const files = reached(sources, 'entry.ts');
    expect(files).toContain('components/home/HomeScreen.tsx');
    expect(engineIn(files)).toEqual([]);
    expect(files.filter((file) => file.startsWith('app/'))).toEqual([
      'app/+not-found.tsx',
      'app/_layout.tsx',
      'app/index.tsx',
    ]);
  });

  it.each([
    "import { visit } from '@/engine';",
    "export * from '@/engine';",
    "import { type Good, visit } from '@/engine';",
    "import '@/engine';",
  ])('would be seen to hold the engine: %s', (text) => {
    const files = {
      'entry.ts': "import './app/index';",
      'app/index.tsx': "import { x } from '@/store/x';",
      'store/x.ts': text,
      'engine/index.ts': '',
    };
    expect(engineIn(reachedFrom(files))).toEqual(['engine/index.ts']);
  });

  it.each([
    "import type { Good } from '@/engine';",
    "export type { Good } from '@/engine';",
    "import { type Good, type Noble } from '@/engine';",
    "const late = import('@/engine');",
  ])('does not hold what is only a type or comes later: %s', (text) => {
    expect(reachedFrom({ 'entry.ts': text, 'engine/index.ts': '' })).toEqual(['entry.ts']);
  });

  it("goes by the browser's file where there are two", () => {
    expect(
      reachedFrom({
        'entry.ts': "import './app/look';",
        'app/look.ts': "import '@/engine';",
        'app/look.web.ts': '',
        'engine/index.ts': '',
      }),
    ).toEqual(['app/look.web.ts', 'entry.ts']);
  });
});
