const path = require('node:path');

/** Our own code needs only its types taken away and its imports and elements written as node reads them: a fifth of what Expo's preset does. */
const ownCode = [
  'babel-jest',
  {
    configFile: false,
    babelrc: false,
    presets: [[require.resolve('@babel/preset-typescript'), { onlyRemoveTypeImports: true }]],
    plugins: [
      [require.resolve('@babel/plugin-transform-react-jsx'), { runtime: 'automatic' }],
      require.resolve('@babel/plugin-transform-dynamic-import'),
      require.resolve('@babel/plugin-transform-modules-commonjs'),
    ],
  },
];

/** Plain node: the engine's tests must answer in seconds. */
const engine = {
  displayName: 'engine',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{engine,bot,golden,properties,save,cli,architecture,scripts}/**/*.test.ts'],
  transform: { '\\.[cm]?[jt]s$': ownCode },
};

/** What every test that renders stands on. */
const rendering = { setupFilesAfterEnv: ['<rootDir>/__tests__/setup/react.ts', '<rootDir>/__tests__/setup/act.ts'] };

/** React Native's own environment for screens, components and the store. */
const ui = {
  ...rendering,
  displayName: 'ui',
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/{components,store,i18n}/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/__tests__/setup/device.ts'],
  transform: { '^(?!.*/node_modules/).*\\.[jt]sx?$': ownCode },
};

/** The browser's half of forks, without a browser. */
const web = {
  ...rendering,
  displayName: 'web',
  preset: 'jest-expo/web',
  testMatch: ['<rootDir>/__tests__/web/**/*.test.{ts,tsx}'],
  globals: { IS_REACT_ACT_ENVIRONMENT: true },
};

module.exports = {
  // Only ends what hangs: on a busy machine a screen with the whole map takes long to draw, and that proves nothing.
  testTimeout: 180_000,
  projects: [engine, ui, web].map((project) => ({
    ...project,
    rootDir: path.resolve(__dirname),
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  })),
};
