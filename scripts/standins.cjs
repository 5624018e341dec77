const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '..');
const PACKAGES = path.join(ROOT, 'node_modules');
const FOLDER = path.join(ROOT, 'standins');

/**
 * What the browser's build has a stand-in for: modules of packages that bring far more than a browser uses.
 * Each stand-in says why it is safe. Development and prerendering keep the whole packages, except for the head:
 * a title comes from one place.
 */
const STAND_INS = {
  'expo-router/build/index.js': 'expoRouter.js',
  'expo-router/head.js': 'head.js',
  'expo-router/build/head/index.js': 'head.js',
  'expo-router/build/link/Link.js': 'link.js',
  'expo-router/build/react-navigation/native/index.js': 'navigation.js',
  'expo-router/build/fork/native-stack/createNativeStackNavigator.js': 'leftOut.js',
  'expo-router/build/layouts/stack-utils/index.js': 'leftOut.js',
  'expo-router/build/native-tabs/NativeTabTrigger.js': 'leftOut.js',
  'expo-router/build/screensFeatureFlags.js': 'leftOut.js',
  'expo-router/build/views/Sitemap.js': 'leftOut.js',
  'expo-router/build/views/Toast.js': 'leftOut.js',
  'expo-router/build/views/Unmatched.js': 'leftOut.js',
  'react-native-web/dist/exports/Text/index.js': 'text.js',
  'react-native-web/dist/exports/View/index.js': 'view.js',
  'react-native-web/dist/modules/createDOMProps/index.js': 'domProps.js',
  'react-native-web/dist/index.js': 'reactNative.js',
};

const EVERYWHERE = 'head.js';

const isStandIn = (file) => path.dirname(file) === FOLDER;

/** Metro's way from a request to a file, with the stand-ins in the browser's build; they themselves see the packages. */
const resolveRequest = (context, request, platform) => {
  const found = context.resolveRequest(context, request, platform);
  if (platform !== 'web' || found.type !== 'sourceFile' || isStandIn(context.originModulePath)) return found;
  const standIn = STAND_INS[path.relative(PACKAGES, found.filePath).split(path.sep).join('/')];
  const forBrowser = !context.dev && context.customResolverOptions?.environment !== 'node';
  if (standIn === undefined || (!forBrowser && standIn !== EVERYWHERE)) return found;
  return { type: 'sourceFile', filePath: path.join(FOLDER, standIn) };
};

const listed = (names) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** The names a stand-in offers. */
const offered = (source) => [
  ...[...source.matchAll(/^export (?:const )?(\w+)/gm)].map(([, name]) => name),
  ...[...source.matchAll(/^export (?:const )?\{([^}]*)\}/gm)].flatMap(([, names]) =>
    listed(names).map((name) => name.split(' as ').pop()),
  ),
];

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names a module reads of another one; `*` where that cannot be seen. */
const namesRead = (source, request) => {
  const asked = `['"]${escaped(request)}['"]`;
  const required = `(?:__import\\w+\\()?require\\(${asked}\\)`;
  const all = (pattern) => [...source.matchAll(new RegExp(pattern, 'gm'))].map(([, found]) => found);
  const bound = all(`(?:const|var|let) (\\w+) = ${required}`);
  const found = [
    ...all(`^import (\\w+) from ${asked}`).map(() => 'default'),
    ...all(`^(?:import|export) \\{([^}]*)\\} from ${asked}`).flatMap((names) =>
      listed(names).map((name) => name.split(' as ')[0]),
    ),
    ...all(`(?:const|var|let) \\{([^}]*)\\} = ${required}`).flatMap((names) =>
      listed(names).map((name) => name.split(':')[0]),
    ),
    ...all(`require\\(${asked}\\)\\s*\\.(\\w+)`),
    ...bound.flatMap((name) => all(`\\b${name}\\.(\\w+)`)),
  ];
  const forItself = new RegExp(`^(?:import|require\\() ?${asked}`, 'm').test(source);
  return found.length > 0 || bound.length > 0 || forItself ? [...new Set(found)] : ['*'];
};

/** Babel's preset makes of each name of `react-native` the default of a module. */
const ONE_MODULE = /^react-native-web\/dist\/exports\/\w+$/;

/** Babel's preset rewrites this request in the code, not in the source. */
const asWritten = (request) => (request === 'react-native-web/dist/index' ? 'react-native' : request);

/** What the modules of a bundle read of a stand-in that it leaves out, one sentence each. */
const missingNames = ({ dependencies }) => {
  const problems = [];
  for (const [importer, module] of dependencies) {
    if (isStandIn(importer)) continue;
    for (const { absolutePath, data } of module.dependencies.values()) {
      if (absolutePath === undefined || !isStandIn(absolutePath)) continue;
      const names = offered(fs.readFileSync(absolutePath, 'utf8'));
      const read = ONE_MODULE.test(data.name)
        ? ['default']
        : namesRead(module.getSource().toString(), asWritten(data.name));
      const missing = read.filter((name) => !names.includes(name));
      for (const name of missing)
        problems.push(
          `${path.relative(ROOT, importer)} reads ${name} of ${asWritten(data.name)}, which ${path.relative(ROOT, absolutePath)} leaves out.`,
        );
    }
  }
  return problems;
};

module.exports = { FOLDER, PACKAGES, STAND_INS, missingNames, resolveRequest };
