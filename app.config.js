/**
 * app.json, and what only one build says: the base its addresses begin with, for a web export (scripts/base.mjs).
 * Expo reads it from the configuration only; the configuration of every other build is app.json's.
 */
module.exports = ({ config }) => {
  const baseUrl = process.env.EXPORT_BASE;
  return baseUrl === undefined ? config : { ...config, experiments: { ...config.experiments, baseUrl } };
};
