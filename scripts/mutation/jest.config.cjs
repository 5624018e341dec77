const { projects } = require('../../jest.config.js');

const [engine] = projects;

/** As the engine's tests run, in one file; which tests that file holds is told by scripts/mutate.mjs. */
module.exports = {
  rootDir: engine.rootDir,
  testEnvironment: engine.testEnvironment,
  transform: engine.transform,
  moduleNameMapper: {
    '^expo-constants$': '<rootDir>/scripts/mutation/expo-constants.cjs',
    ...engine.moduleNameMapper,
  },
  roots: ['engine', 'store', 'i18n', 'cli', '__tests__', 'scripts'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['<rootDir>/scripts/mutation/together.cjs'],
};
