const path = require('node:path');

const alias = { '^@/(.*)$': '<rootDir>/$1' };

/** Plain node with the smallest transform there is: the engine's tests must answer in seconds. */
const engine = {
  displayName: 'engine',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{engine,bot,golden,properties,save,cli,architecture,scripts}/**/*.test.ts'],
  moduleNameMapper: alias,
  transform: {
    '\\.[cm]?[jt]s$': [
      'babel-jest',
      {
        configFile: false,
        babelrc: false,
        presets: [[require.resolve('@babel/preset-typescript'), { onlyRemoveTypeImports: true }]],
        plugins: [require.resolve('@babel/plugin-transform-modules-commonjs')],
      },
    ],
  },
};

/** React Native's own environment for screens, components and the store. */
const ui = {
  displayName: 'ui',
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/{components,store,i18n}/**/*.test.{ts,tsx}'],
  moduleNameMapper: alias,
};

/** The browser's half of forks, without a browser. */
const web = {
  displayName: 'web',
  preset: 'jest-expo/web',
  testMatch: ['<rootDir>/__tests__/web/**/*.test.{ts,tsx}'],
  globals: { IS_REACT_ACT_ENVIRONMENT: true },
  moduleNameMapper: alias,
};

module.exports = {
  projects: [engine, ui, web].map((project) => ({ ...project, rootDir: path.resolve(__dirname) })),
};
