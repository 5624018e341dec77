const path = require('node:path');

const alias = { '^@/(.*)$': '<rootDir>/$1' };

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
  moduleNameMapper: alias,
  transform: { '\\.[cm]?[jt]s$': ownCode },
};

/** React Native's own environment for screens, components and the store. */
const ui = {
  displayName: 'ui',
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/{components,store,i18n}/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/__tests__/setup/device.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup/react.ts', '<rootDir>/__tests__/setup/act.ts'],
  moduleNameMapper: alias,
  transform: { '^(?!.*/node_modules/).*\\.[jt]sx?$': ownCode },
};

/** The browser's half of forks, without a browser. */
const web = {
  displayName: 'web',
  preset: 'jest-expo/web',
  testMatch: ['<rootDir>/__tests__/web/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup/react.ts', '<rootDir>/__tests__/setup/act.ts'],
  globals: { IS_REACT_ACT_ENVIRONMENT: true },
  moduleNameMapper: alias,
};

module.exports = {
  // Only ends what hangs: on a busy machine a screen with the whole map takes long to draw, and that proves nothing.
  testTimeout: 180_000,
  projects: [engine, ui, web].map((project) => ({ ...project, rootDir: path.resolve(__dirname) })),
};
