const { engine, enginePackages, outside } = require('./scripts/layers.json');

const folders = (names) => names.join('|');
const every = Object.keys(outside);
const later = (index) => engine.slice(index + 1).flat();

/** A layer may import from earlier ones only, types included. */
const engineOrder = engine.flatMap((layer, index) =>
  later(index).length === 0
    ? []
    : [
        {
          name: `engine-order-${layer.length === 1 ? layer[0] : 'concepts'}`,
          comment: `${folders(layer)} may import earlier layers of the engine, not later ones`,
          severity: 'error',
          from: { path: `^engine/(${folders(layer)})/` },
          to: { path: `^engine/(${folders(later(index))}|index)(/|\\.ts$)` },
        },
      ],
);

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
    ...engineOrder,
    {
      name: 'engine-alone',
      comment: 'The engine imports itself and its few named packages: no React, no Expo, no node',
      severity: 'error',
      from: { path: '^engine/' },
      to: { pathNot: `^(engine/|node_modules/(${folders(enginePackages)})/)` },
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
