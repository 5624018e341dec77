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

/** The exports of scripts/build.mjs share a pass of React's compiler, and those for phones all that does not ask which phone it is. */
const babelTransformerPath = process.env.EXPORT_COMPILED
  ? require.resolve('./scripts/babel-transformer.cjs')
  : config.transformer.babelTransformerPath;
const transformerPath = process.env.EXPORT_PHONES
  ? require.resolve('./scripts/phone-transformer.cjs')
  : config.transformerPath;

module.exports = {
  ...config,
  transformerPath,
  transformer: { ...config.transformer, babelTransformerPath },
  resolver: { ...config.resolver, resolveRequest },
  serializer: { ...config.serializer, customSerializer: checkedSerializer },
};
