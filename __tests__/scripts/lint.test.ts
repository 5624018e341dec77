import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { node, ROOT } from './process';

type Sample = { readonly filePath: string; readonly text: string };
type Message = { readonly ruleId: string | null };

const ESLINT = `
  const { ESLint } = require('eslint');
  (async () => {
    const samples = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
    const eslint = new ESLint();
    const results = [];
    for (const { filePath, text } of samples) results.push((await eslint.lintText(text, { filePath }))[0].messages);
    console.log(JSON.stringify(results));
  })();
`;

const CASES: readonly (readonly [what: string, filePath: string, text: string, rule: string])[] = [
  ['the clock in the engine', 'engine/core/now.ts', 'export const now = () => Date.now();', 'no-restricted-globals'],
  ['a new date in the engine', 'engine/core/now.ts', 'export const now = () => new Date();', 'no-restricted-globals'],
  [
    'the clock behind globalThis',
    'engine/core/now.ts',
    'export const now = () => globalThis.Date.now();',
    'no-restricted-globals',
  ],
  [
    'chance in the engine',
    'engine/core/dice.ts',
    'export const dice = () => Math.random();',
    'no-restricted-properties',
  ],
  [
    'chance taken apart',
    'engine/core/dice.ts',
    'const { random } = Math;\nexport const dice = random;',
    'no-restricted-properties',
  ],
  ['a long file in the engine', 'engine/core/long.ts', 'export {};\n'.repeat(351), 'max-lines'],
  [
    'a long function in the engine',
    'engine/core/long.ts',
    `export const f = () => {\n${'  f();\n'.repeat(60)}};\n`,
    'max-lines-per-function',
  ],
  ['a default export', 'components/ui/A.tsx', 'export default 1;', 'no-restricted-syntax'],
  ['a default export by another way', 'store/a.ts', 'const a = 1;\nexport { a as default };', 'no-restricted-syntax'],
  ['an enum', 'store/a.ts', 'export enum Good { Gold }', 'no-restricted-syntax'],
  [
    'a store that is a hook by another name',
    'store/a.ts',
    "import { create } from 'zustand';\n\nexport const known = create(() => 1);",
    'no-restricted-syntax',
  ],
  [
    'the depth read outside its file',
    'engine/play/a.ts',
    "export const a = (state: { depth: string }) => state.depth === 'everything';",
    'no-restricted-syntax',
  ],
  [
    'the depth read on a screen',
    'components/ui/A.tsx',
    "export const A = ({ depth }: { depth: string }) => (depth !== 'lacerda-needs' ? <b /> : null);",
    'no-restricted-syntax',
  ],
  [
    'a switch over the depth',
    'components/ui/a.ts',
    'export const a = (state: { depth: string }) => {\n  switch (state.depth) {\n    default:\n      return 1;\n  }\n};',
    'no-restricted-syntax',
  ],
  ['a door wide open', 'engine/index.ts', "export * from './core/result';", 'no-restricted-syntax'],
  ['any', 'store/a.ts', 'export const a = (x: any) => x;', '@typescript-eslint/no-explicit-any'],
  [
    'a non-null assertion',
    'store/a.ts',
    'export const a = (x?: string) => x!.length;',
    '@typescript-eslint/no-non-null-assertion',
  ],
  ['a silenced type error', 'store/a.ts', '// @ts-ignore\nexport const a = 1;', '@typescript-eslint/ban-ts-comment'],
  ['unfinished work', 'store/a.ts', `// ${'TO'}${'DO'}: later\nexport const a = 1;`, 'no-warning-comments'],
  [
    'a test that does not run',
    '__tests__/components/a.test.ts',
    "it.skip('is', () => undefined);",
    'no-restricted-syntax',
  ],
  ['bare words in a screen', 'app/a.tsx', 'export const A = () => <b>Hello</b>;', 'react/jsx-no-literals'],
  ['bare words in braces', 'components/a.tsx', "export const A = () => <b>{'Hello'}</b>;", 'no-restricted-syntax'],
  [
    'bare words in a choice',
    'components/a.tsx',
    "export const A = (p: { x: boolean }) => <b>{p.x ? 'Yes' : 'No'}</b>;",
    'no-restricted-syntax',
  ],
  [
    'bare words in a template',
    'components/a.tsx',
    'export const A = (p: { x: number }) => <b>{`${p.x} wigs`}</b>;',
    'no-restricted-syntax',
  ],
  [
    'a shape past the door of shapes',
    'components/a.tsx',
    "import { Path } from 'react-native-svg';\n\nexport const A = Path;",
    'no-restricted-imports',
  ],
  [
    'bare words for a screen reader',
    'components/a.tsx',
    'export const A = () => <b aria-label="Close" />;',
    'no-restricted-syntax',
  ],
];

const FINE: readonly Sample[] = [
  { filePath: 'app/a.tsx', text: 'export default function A() {\n  return <b>·</b>;\n}\n' },
  {
    filePath: 'components/a.tsx',
    text: 'export const A = (p: { say: string }) => <b role="button" aria-label={p.say}>{p.say}</b>;\n',
  },
  {
    filePath: 'components/b.tsx',
    text: 'export const B = (p: { x: string; y: string }) => <b>{`${p.x}: ${p.y}`}</b>;\n',
  },
  {
    filePath: 'engine/game/depth.ts',
    text: "export const keeps = ({ depth }: { depth: string }) => depth === 'everything';\n",
  },
  { filePath: 'store/a.ts', text: 'export const now = () => Date.now();\n' },
];

const lint = async (samples: readonly Sample[]): Promise<readonly (readonly Message[])[]> => {
  const { out } = await node(['--eval', ESLINT], { input: JSON.stringify(samples) });
  const results: readonly (readonly Message[])[] = JSON.parse(out);
  return results;
};

describe('eslint', () => {
  let found: readonly (readonly Message[])[];

  beforeAll(async () => {
    found = await lint([...CASES.map(([, filePath, text]) => ({ filePath, text })), ...FINE]);
  });

  it.each(CASES.map(([what, , , rule], index) => [what, rule, index] as const))('forbids %s', (_, rule, index) => {
    expect(found[index]?.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it('lets good code through', () => {
    expect(found.slice(CASES.length)).toEqual(FINE.map(() => []));
  });
});

const TREE: Readonly<Record<string, string>> = {
  'engine/index.ts': "export { a } from './core/a';",
  'engine/core/a.ts': "import type { B } from '../model/b';\nexport const a: B = 1;",
  'engine/model/b.ts': 'export type B = number;',
  'engine/market/price.ts': "import { level } from '../treasury/level';\nexport const price = () => level;",
  'engine/treasury/level.ts': "import { price } from '../market/price';\nexport const level = price;",
  'engine/save/write.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
  'engine/bot/lacerda.ts': "import { a } from '..';\nexport const b = a;",
  'store/game.ts': "import type { B } from '@/engine/model/b';\nexport type C = B;",
  'i18n/say.ts': "import { C } from '@/components/C';\nexport const say = C;",
  'components/C.ts': "import { a } from '@/engine';\nexport const C = a;",
  'components/D.ts': "import Home from '@/app/index';\nexport const D = Home;",
  'app/index.ts': "import { C } from '@/components/C';\nexport default C;",
  'cli/engine.ts': "import { lost } from './lost';\nexport const found = lost;",
};

/** A cycle is reported once, from the file where it was met first. */
const EXPECTED = [
  'cli/engine.ts no-unresolved',
  'components/D.ts components-imports-only-engine-i18n-store',
  'engine/bot/lacerda.ts engine-order-bot',
  'engine/core/a.ts engine-order-core',
  'engine/market/price.ts no-cycle',
  'engine/save/write.ts engine-alone',
  'i18n/say.ts i18n-imports-only-engine',
  'store/game.ts engine-by-its-door',
];

const DOOR: Readonly<Record<string, string>> = {
  'engine/index.ts':
    "export { shown, tested, unused } from './core/a';\nexport type { Shown, Unused } from './core/a';",
  'engine/core/a.ts': [
    'export const [shown, tested, unused] = [1, 2, 3];',
    'export type Shown = 1;',
    'export type Unused = 1;',
  ].join('\n'),
  'components/C.ts': "import { shown, type Shown } from '@/engine';\nexport const C: Shown = shown;",
  'app/index.ts': "import { C } from '@/components/C';\nexport default C;",
  '__tests__/a.test.ts': "import { tested } from '@/engine';\nit('is', () => expect(tested).toBe(2));",
  'package.json': '{ "name": "door" }',
};

const TSCONFIG = '{ "compilerOptions": { "module": "preserve", "paths": { "@/*": ["./*"] } } }';

function treeOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lisboa-tree-'));
  for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': TSCONFIG })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

type Unused = { readonly file: string } & Readonly<Record<'exports' | 'types', readonly { readonly name: string }[]>>;

describe('knip', () => {
  it("forbids a name at the engine's door that nobody but a test imports", async () => {
    const folder = treeOf(DOOR);
    cpSync(path.join(ROOT, 'knip.door.json'), path.join(folder, 'knip.door.json'));
    const knip = path.join(ROOT, 'node_modules/knip/bin/knip.js');
    const ended = await node([knip, '--config', 'knip.door.json', '--reporter', 'json'], { cwd: folder });
    rmSync(folder, { recursive: true });
    const { issues }: { issues: readonly Unused[] } = JSON.parse(ended.out);
    expect(issues.map(({ file, exports, types }) => [file, ...[...exports, ...types].map(({ name }) => name)])).toEqual(
      [['engine/index.ts', 'tested', 'unused', 'Unused']],
    );
    expect(ended.code).toBe(1);
  });
});

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

describe('dependency-cruiser', () => {
  it('forbids every break of the import order', async () => {
    const folder = treeOf(TREE);
    cpSync(path.join(ROOT, '.dependency-cruiser.cjs'), path.join(folder, '.dependency-cruiser.cjs'));
    cpSync(path.join(ROOT, 'scripts/layers.json'), path.join(folder, 'scripts/layers.json'));
    const cruise = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const ended = await node(
      [
        cruise,
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        'engine',
        'cli',
        'store',
        'i18n',
        'components',
        'app',
      ],
      { cwd: folder },
    );
    rmSync(folder, { recursive: true });
    const { summary }: { summary: { violations: readonly Violation[] } } = JSON.parse(ended.out);
    expect(summary.violations.map(({ from, rule }) => `${from} ${rule.name}`).sort()).toEqual(EXPECTED);
  });
});
