const layers = require('./scripts/layers.json');
const { outside } = layers;

const folders = (names) => names.join('|');
const every = Object.keys(outside);

/** A layer may import from earlier ones of its tree only, types included. */
const orderOf = (tree) =>
  layers[tree].slice(0, -1).map((layer, index) => ({
    name: `${tree}-order-${layer.join('-')}`,
    comment: `${layer.join(', ')} may import earlier layers of ${tree}/, not later ones`,
    severity: 'error',
    from: { path: `^${tree}/(${folders(layer)})/` },
    to: { path: `^${tree}/(${folders(layers[tree].slice(index + 1).flat())}|index)(/|\\.ts$)` },
  }));

const outsideOrder = Object.entries(outside).map(([folder, allowed]) => ({
  name: `${folder}-imports-only-${allowed.join('-')}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: `^(${folders([...every, 'engine', 'scripts', 'e2e', 'bench', '__tests__'])})/`,
    pathNot: `^(${folders([folder, ...allowed])})/`,
  },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two modules that need each other are one module, or a third is missing',
      severity: 'error',
      from: { path: '^(engine|cli|store|i18n|components|app)/' },
      to: { circular: true },
    },
    ...orderOf('engine'),
    ...orderOf('components'),
    {
      name: 'no-stray-component',
      comment: 'Every folder of components/ has its place in scripts/layers.json',
      severity: 'error',
      from: {},
      to: { path: '^components/[^/]+/', pathNot: `^components/(${folders(layers.components.flat())})/` },
    },
    {
      name: 'engine-alone',
      comment: 'The engine imports itself alone: no package, no React, no Expo, no node',
      severity: 'error',
      from: { path: '^engine/' },
      to: { pathNot: '^engine/' },
    },
    {
      name: 'engine-by-its-door',
      comment: 'engine/index.ts is the only door; tests of the engine may look inside',
      severity: 'error',
      from: { pathNot: '^(engine|__tests__)/' },
      to: { path: '^engine/', pathNot: '^engine/index\\.ts$' },
    },
    {
      name: 'screens-by-the-door',
      comment: 'Tests of screens see of the engine what the screens see',
      severity: 'error',
      from: { path: '^__tests__/(ui|store)/' },
      to: { path: '^engine/', pathNot: '^engine/index\\.ts$' },
    },
    ...outsideOrder,
    {
      name: 'words-know-types',
      comment: 'A language is loaded by pages that have no engine: see i18n/vocabulary.ts',
      severity: 'error',
      from: { path: '^i18n/' },
      to: { path: '^engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'languages-alone',
      comment: 'A language says everything itself; it has the shape of English, not its sentences',
      severity: 'error',
      from: { path: '^i18n/([a-z]{2})/' },
      to: { path: '^i18n/[a-z]{2}/', pathNot: '^i18n/$1/' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { path: '^(engine|cli|store|i18n|components|app)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['react-native', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.web.ts', '.web.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
