const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createTransformer } = require('babel-jest').default;
const { transformSync, version } = require('esbuild');

const self = readFileSync(module.filename, 'utf8');

/** What is mocked, or no longer is, has to be so before it is imported, and only Babel's plugin moves it there. */
const isMocking = (source) => /\bjest\.(mock|unmock|deepUnmock|enableAutomock|disableAutomock)\(/.test(source);

const babel = createTransformer({
  configFile: false,
  babelrc: false,
  presets: [[require.resolve('@babel/preset-typescript'), { onlyRemoveTypeImports: true }]],
  plugins: [
    [require.resolve('@babel/plugin-transform-react-jsx'), { runtime: 'automatic' }],
    require.resolve('@babel/plugin-transform-dynamic-import'),
    require.resolve('@babel/plugin-transform-modules-commonjs'),
  ],
});

const options = (file) => ({
  sourcefile: file,
  loader: file.endsWith('x') ? 'tsx' : /\.[cm]?js$/.test(file) ? 'jsx' : 'ts',
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcesContent: false,
  // Jest runs modules that were loaded ahead; what comes later in the app is there at once.
  supported: { 'dynamic-import': false },
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
});

/** esbuild asks two functions for every name that is read from a module; one is enough, and a game reads millions. */
const readAtOnce = (code) =>
  code.replace(
    /^var __toCommonJS = .*$/m,
    'var __toCommonJS = (mod) => __defProp(mod, "__esModule", { value: true });',
  );

const esbuild = {
  process: (source, file) => ({ code: readAtOnce(transformSync(source, options(file)).code) }),
  getCacheKey: (source, file) => createHash('sha1').update([self, version, file, source].join('\0')).digest('hex'),
};

const compilerOf = (source) => (isMocking(source) ? babel : esbuild);

/** Our own code needs only its types taken away and its imports and elements written as node reads them: what esbuild does in a twentieth of Babel's time. */
module.exports = {
  process: (source, ...rest) => compilerOf(source).process(source, ...rest),
  getCacheKey: (source, ...rest) => compilerOf(source).getCacheKey(source, ...rest),
};
