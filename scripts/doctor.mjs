import { execFile } from 'node:child_process';
import { bin, main, OFFLINE, Problem, ROOT } from './run.mjs';

/** What these find without a network says nothing about the project. */
const ASK_EXPO = [
  'Check Expo config (app.json/ app.config.js) schema',
  'Validate packages against React Native Directory package metadata',
];

/** What Expo's doctor says; its own exit code counts the checks that only lack a network. */
const askDoctor = () =>
  new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...process.env, ...OFFLINE, NO_COLOR: '1' } };
    execFile(process.execPath, [bin('expo-doctor/bin/expo-doctor.js'), ROOT, '--verbose'], options, (_, out, err) =>
      resolve({ out, err }),
    );
  });

const checks = (out, mark) =>
  [...out.matchAll(new RegExp(`^${mark} (.+?)(?: \\(\\d+s\\))?$`, 'gm'))].map(([, name]) => name);

/** npm run doctor: Expo's checks of the project. Two ask Expo's servers: shown, but they decide nothing. */
await main(async () => {
  const { out, err } = await askDoctor();
  const good = new Set(checks(out, '✔'));
  const bad = new Set(checks(out, '✖'));
  const decisive = [...bad].filter((name) => !ASK_EXPO.includes(name));
  if (good.size === 0 || decisive.length > 0) throw new Problem(`${out}\n${err}`);
  console.log([...good].map((name) => `✔ ${name}`).join('\n'));
  console.log(`${good.size} checks passed, ${bad.size} could not ask Expo's servers.`);
});
