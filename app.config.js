/**
 * app.json, and what only one build says: the base its addresses begin with, for a web export (scripts/base.mjs), and that
 * React's compiler, half the work of an export, may be left out where another export has already shown what it makes of the code.
 * Expo reads both from the configuration only; the configuration of every other build is app.json's.
 */
module.exports = ({ config }) => {
  const baseUrl = process.env.EXPORT_BASE;
  const own = {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(process.env.EXPORT_COMPILER === 'off' ? { reactCompiler: false } : {}),
  };
  return Object.keys(own).length === 0 ? config : { ...config, experiments: { ...config.experiments, ...own } };
};
