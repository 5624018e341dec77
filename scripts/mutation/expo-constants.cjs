/** What the stores ask of Expo's own module, which runs only under React Native's preset. */
module.exports = { __esModule: true, default: { expoConfig: require('../../app.json').expo } };
