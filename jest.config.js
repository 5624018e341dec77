const path = require('node:path');

const ownCode = '<rootDir>/scripts/jest/own-code.cjs';

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
