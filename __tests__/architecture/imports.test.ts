import path from 'node:path';
import { readSources, violations } from './imports';

const broken = (files: Readonly<Record<string, string>>) => violations(new Map(Object.entries(files)));

describe('who may import whom', () => {
  it('holds in the project', () => {
    const sources = readSources(path.resolve(__dirname, '../..'));
    expect(sources.size).toBeGreaterThan(0);
    expect(violations(sources)).toEqual([]);
  });

  it('lets later layers import earlier ones and concepts import each other', () => {
    const files = {
      'engine/index.ts': "export { decide } from './game/decide';",
      'engine/game/decide.ts':
        "import { price } from '../market/price';\nimport type { Good } from '../model/vocabulary';",
      'engine/market/price.ts': "import { level } from '../treasury/level';",
      'engine/treasury/level.ts': '',
      'engine/model/vocabulary.ts': "// import { decide } from '../game/decide';",
      'components/costs/Price.tsx': "import { decide } from '@/engine';\nimport { say } from '@/i18n/say';",
      'i18n/say.ts': "import { decide } from '@/engine';",
    };
    expect(broken(files)).toEqual([]);
  });

  it.each([
    ['a value', "import { decide } from '../game/decide';"],
    ['a type', "import type { Command } from '../game/decide';"],
    ['an export', "export * from '../game/decide';"],
    ['over several lines', "import {\n  decide,\n  type Command,\n} from '../game/decide';"],
    ['a dynamic import', "const late = import('../game/decide');"],
  ])('fails when a concept imports a later layer: %s', (_, text) => {
    const files = { 'engine/market/price.ts': text, 'engine/game/decide.ts': '' };
    expect(broken(files)).toEqual(['engine/market/price.ts → engine/game/decide.ts: a later layer']);
  });

  it('fails when an inner file uses the door', () => {
    const files = { 'engine/core/rank.ts': "import { x } from '../index';", 'engine/index.ts': '' };
    expect(broken(files)).toEqual(['engine/core/rank.ts → engine/index.ts: a later layer']);
  });

  it('fails when the engine imports something else', () => {
    expect(broken({ 'engine/core/rank.ts': "import { useState } from 'react';" })).toEqual([
      'engine/core/rank.ts → react: the engine uses no package',
    ]);
    expect(broken({ 'engine/core/rank.ts': "import { say } from '@/i18n/say';", 'i18n/say.ts': '' })).toEqual([
      'engine/core/rank.ts → i18n/say.ts: the engine imports only itself',
    ]);
  });

  it('fails when a folder of the engine is no layer', () => {
    expect(broken({ 'engine/utils/misc.ts': '' })).toEqual([
      'engine/utils/misc.ts: its folder is not a layer of the engine',
    ]);
  });

  it.each([
    ['components/ui/Button.tsx', 'components/pieces/GoodIcon.tsx'],
    ['components/score/Total.tsx', 'components/table/Stage.tsx'],
    ['components/table/Stage.tsx', 'components/log/LogScreen.tsx'],
  ])('fails when %s imports %s', (from, to) => {
    const files = { [from]: `import type { X } from '@/${to.replace(/\.tsx?$/, '')}';`, [to]: '' };
    expect(broken(files)).toEqual([`${from} → ${to}: a later layer`]);
  });

  it('fails when a folder of components is no layer', () => {
    expect(broken({ 'components/misc/Thing.tsx': '' })).toEqual([
      'components/misc/Thing.tsx: its folder is not a layer of the components',
    ]);
  });

  it('fails when two folders of a layer need each other, though no file does', () => {
    const files = {
      'components/board/Map.tsx': "import { share } from '@/components/transfer/share';",
      'components/transfer/share.ts': '',
      'components/transfer/Text.tsx': "import { Pen } from '@/components/board/Pen';",
      'components/board/Pen.tsx': '',
    };
    expect(broken(files)).toEqual(['cycle: components/board → components/transfer → components/board']);
  });

  it('fails when somebody goes around the door', () => {
    const files = {
      'store/game.ts': "import type { Good } from '@/engine/model/vocabulary';",
      'engine/model/vocabulary.ts': '',
    };
    expect(broken(files)).toEqual(["store/game.ts → engine/model/vocabulary.ts: not by the engine's door"]);
  });

  it.each([
    ['components/home/Home.tsx', 'app/index.tsx', 'components may not import app'],
    ['store/game.ts', 'components/ui/Text.tsx', 'store may not import components'],
    ['i18n/say.ts', 'store/settings.ts', 'i18n may not import store'],
    ['cli/engine.ts', 'i18n/say.ts', 'cli may not import i18n'],
  ])('fails when %s imports %s', (from, to, problem) => {
    const files = { [from]: `import { x } from '@/${to.replace(/\.tsx?$/, '')}';`, [to]: '' };
    expect(broken(files)).toEqual([`${from} → ${to}: ${problem}`]);
  });

  it('fails on a cycle, of types too', () => {
    const files = {
      'engine/market/price.ts': "import type { Level } from '../treasury/level';",
      'engine/treasury/level.ts': "import type { Price } from '../market/price';",
    };
    expect(broken(files)).toEqual([
      'cycle: engine/market/price.ts → engine/treasury/level.ts → engine/market/price.ts',
    ]);
  });
});
