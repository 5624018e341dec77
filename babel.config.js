module.exports = (api) => {
  api.cache(true);
  return {
    presets: ['babel-preset-expo'],
    // Jest runs modules that were loaded ahead; what comes later in the app is there at once.
    env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
  };
};
