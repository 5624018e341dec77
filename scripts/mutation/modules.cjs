const Module = require('node:module');
const path = require('node:path');
const { register } = require('tsx/cjs/api');

register();

const root = process.cwd();
const resolve = Module._resolveFilename;
const load = Module._load;

Module._resolveFilename = (request, ...rest) =>
  resolve.call(Module, request.startsWith('@/') ? path.join(root, request.slice(2)) : request, ...rest);

/** What runs only on a device, or under React Native's preset: as __tests__/setup/device.ts has it. */
const STAND_INS = [
  {
    names: /^expo-constants$/,
    make: () => ({ __esModule: true, default: { expoConfig: require(path.join(root, 'app.json')).expo } }),
  },
  {
    names: /(^\.|\/storage)\/device$/,
    make: () => {
      const { memoryStorage } = require(path.join(root, 'store/storage/memory'));
      return { __esModule: true, deviceStorage: memoryStorage() };
    },
  },
];

let made = new Map();

Module._load = (request, ...rest) => {
  const standIn = STAND_INS.find(({ names }) => names.test(request));
  if (standIn === undefined) return load.call(Module, request, ...rest);
  if (!made.has(standIn)) made.set(standIn, standIn.make());
  return made.get(standIn);
};

/** Requires a file of the project; what it imports is kept until `forget`. */
exports.load = (file) => require(path.join(root, file));

/** Forgets the project's modules, so that what they work out while they are loaded is worked out anew. */
exports.forget = () => {
  // A module remembers whom it required, and would keep every copy alive.
  module.children.length = 0;
  made = new Map();
  for (const file of Object.keys(require.cache))
    if (file.startsWith(root) && !file.includes('node_modules')) delete require.cache[file];
};
