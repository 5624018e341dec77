import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

interface Module {
  readonly dependencies: ReadonlyMap<
    string,
    { readonly absolutePath: string; readonly data: { readonly name: string } }
  >;
  readonly getSource: () => string;
}

interface Found {
  readonly type: string;
  readonly filePath: string;
}

interface Context {
  readonly originModulePath: string;
  readonly dev: boolean;
  readonly customResolverOptions: { readonly environment?: string };
  readonly resolveRequest: () => Found;
}

const { FOLDER, PACKAGES, STAND_INS, missingNames, resolveRequest } = jest.requireActual<{
  readonly FOLDER: string;
  readonly PACKAGES: string;
  readonly STAND_INS: Readonly<Record<string, string>>;
  readonly missingNames: (graph: { readonly dependencies: ReadonlyMap<string, Module> }) => readonly string[];
  readonly resolveRequest: (context: Context, request: string, platform: string) => Found;
}>('../../scripts/standins.cjs');

describe('the stand-ins of the browser build', () => {
  it.each(Object.keys(STAND_INS))('%s is a module that exists', (name) => {
    expect(existsSync(path.join(PACKAGES, name))).toBe(true);
  });

  it.each(readdirSync(FOLDER))('%s is used, and says for what it stands and why', (file) => {
    expect(Object.values(STAND_INS)).toContain(file);
    expect(readFileSync(path.join(FOLDER, file), 'utf8')).toMatch(/^\/\*\*\n \* For /);
  });

  const LINK = 'expo-router/build/link/Link.js';

  const found = (platform: string, options: Partial<Context> = {}): string => {
    const whole = { type: 'sourceFile', filePath: path.join(PACKAGES, LINK) };
    const context = { originModulePath: '/app/a.tsx', dev: false, customResolverOptions: {}, ...options };
    return path.basename(resolveRequest({ ...context, resolveRequest: () => whole }, LINK, platform).filePath);
  };

  it('are for the export of the browser only', () => {
    expect(found('web')).toBe('link.js');
    expect(found('ios')).toBe('Link.js');
    expect(found('web', { dev: true })).toBe('Link.js');
    expect(found('web', { customResolverOptions: { environment: 'node' } })).toBe('Link.js');
  });

  it('see the packages themselves', () => {
    expect(found('web', { originModulePath: path.join(FOLDER, 'expoRouter.js') })).toBe('Link.js');
  });
});

describe('a name that a stand-in leaves out', () => {
  /** What is missing when a module with this source asks for `link` and gets standins/link.js. */
  const missing = (source: string): readonly string[] => {
    const dependency = { absolutePath: path.join(FOLDER, 'link.js'), data: { name: 'link' } };
    const module = { dependencies: new Map([['link', dependency]]), getSource: () => source };
    return missingNames({ dependencies: new Map([['/a.js', module]]) });
  };

  it.each([
    ['a name that is there', `import { Link } from 'link';`],
    ['a type besides', `import { Link, type LinkProps } from 'link';`],
    ['a name under another name', `import { Link as Way } from 'link';`],
    ['a member of the whole', `const link_1 = require("link"); link_1.Link; other_1.Menu;`],
    ['a part of the whole', `const { Link, Redirect: Away } = require('link');`],
    ['a member at once', `return require('link').Redirect;`],
    ['nothing', `require("link");`],
  ])('is not missed by who reads %s', (_, source) => {
    expect(missing(source)).toEqual([]);
  });

  it.each([
    ['imports', `import { Link, Menu } from 'link';`],
    ['exports', `export { Menu } from 'link';`],
    ['requires', `const link_1 = __importStar(require("link"));\nlink_1.Link;\nlink_1.Menu;`],
    ['unpacks', `const { Menu: Dishes } = require('link');`],
    ['reads at once', `require('link').Menu`],
  ])('is told to who %s it', (_, source) => {
    expect(missing(source)).toEqual([
      expect.stringContaining('reads Menu of link, which standins/link.js leaves out.'),
    ]);
  });

  it.each([`__exportStar(require("link"), exports);`, `export * from 'link';`, `import * as all from 'link';`])(
    'cannot be seen in %s',
    (source) => {
      expect(missing(source)).toEqual([expect.stringContaining('reads * of link')]);
    },
  );
});
