/**
 * app.json, and for a web export the base its addresses begin with (scripts/base.mjs):
 * Expo reads it from the configuration only, and the configuration of every other build has none.
 */
module.exports = ({ config }) => {
  const baseUrl = process.env.EXPORT_BASE;
  return baseUrl === undefined ? config : { ...config, experiments: { ...config.experiments, baseUrl } };
};
