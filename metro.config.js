const { getDefaultConfig } = require('expo/metro-config');
const { missingNames, resolveRequest } = require('./scripts/standins.cjs');

const config = getDefaultConfig(__dirname);
const { customSerializer } = config.serializer;

/** An export in which something reads what a stand-in leaves out fails instead of breaking on a screen. */
const checkedSerializer = (entry, before, graph, options) => {
  const problems = missingNames(graph);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return customSerializer(entry, before, graph, options);
};

module.exports = {
  ...config,
  resolver: { ...config.resolver, resolveRequest },
  serializer: { ...config.serializer, customSerializer: checkedSerializer },
};
