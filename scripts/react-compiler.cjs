const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@babel/core');
const compiler = require('babel-plugin-react-compiler');

/** What eslint's rules of React ask of the same compiler, and babel-preset-expo does not. */
const RULES = {
  validateNoCapitalizedCalls: [],
  validateNoDerivedComputationsInEffects: true,
  validateNoFreezingKnownMutableFunctions: true,
  validateNoImpureFunctionsInRender: true,
  validateNoJSXInTryStatements: true,
  validateNoSetStateInEffects: true,
  validateNoVoidUseMemo: true,
  validateStaticComponents: true,
};

/** The compiler looks for functions that draw, or that call a hook by its name; a file of neither comes back as it was. */
const mayDraw = (filename, source) => filename.endsWith('.tsx') || /\buse[A-Z0-9]/.test(source);

const said = ({ detail }, source) => detail.printErrorMessage?.(source, { eslint: false }) ?? String(detail);

/** The source with what React's compiler makes of it, types and JSX still in it. What the compiler cannot do, or forbids, is an error. */
const compile = (source, filename) => {
  const problems = [];
  const logEvent = (_, event) => event.kind === 'CompileError' && problems.push(said(event, source));
  const environment = { enableResetCacheOnSourceFileChanges: false, ...RULES };
  const { code } = transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    sourceType: 'module',
    parserOpts: { plugins: filename.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[compiler, { target: '19', environment, panicThreshold: 'none', logger: { logEvent } }]],
  });
  if (problems.length > 0) throw new SyntaxError(`${filename}: React's compiler says\n${problems.join('\n')}`);
  return code;
};

/** What the compiler makes of a source changes with these. */
const VERSION = [__filename, require.resolve('babel-plugin-react-compiler/package.json')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\0');

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Written beside its place and moved there: two exports at the same time read nothing half written. */
const write = (file, text) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return text;
};

/** The same, remembered in a folder by what the source says: browsers and phones are made from one pass of the compiler. */
const compileOnce = (source, filename, folder) => {
  if (!mayDraw(filename, source)) return source;
  const key = createHash('sha256')
    .update(`${VERSION}\0${path.extname(filename)}\0${source}`)
    .digest('hex');
  const file = path.join(folder, key);
  return read(file) ?? write(file, compile(source, filename));
};

module.exports = { compile, compileOnce, VERSION };
