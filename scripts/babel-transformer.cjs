const expo = require('@expo/metro-config/babel-transformer');
const { compileOnce, VERSION } = require('./react-compiler.cjs');

/** As Expo decides it: our code, for a screen, where the configuration wants it. */
const isCompiled = (filename, { customTransformOptions: { environment, reactCompiler } = {} }) =>
  String(reactCompiler) === 'true' &&
  !['node', 'react-server'].includes(environment) &&
  /\.tsx?$/.test(filename) &&
  !filename.includes('node_modules');

/** Expo's own, after a pass of React's compiler that all exports share. */
const transform = (request) => {
  const { filename, src, options } = request;
  if (!isCompiled(filename, options)) return expo.transform(request);
  const customTransformOptions = { ...options.customTransformOptions, reactCompiler: undefined };
  return expo.transform({
    ...request,
    src: compileOnce(src, filename, process.env.EXPORT_COMPILED),
    options: { ...options, customTransformOptions },
  });
};

/** Metro remembers what was transformed: until this changes. */
const getCacheKey = (options) => `${expo.getCacheKey(options)}\0${VERSION}`;

module.exports = { ...expo, transform, getCacheKey };
