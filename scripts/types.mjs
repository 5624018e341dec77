import path from 'node:path';
import { bin, CACHE, isCalled, main, OFFLINE, Problem, runNode } from './run.mjs';

/** Compiles one project. What is learned is kept beside the packages: the next time only what changed is looked at. */
export const tsc = (project) =>
  runNode(bin('typescript-native/bin/tsc'), [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    path.join(CACHE, `${project.replaceAll(/[^a-z]/g, '-')}.tsbuildinfo`),
    '-p',
    project,
  ]);

const PROJECTS = ['tsconfig.json', 'tsconfig.browser.json', 'engine/tsconfig.json'];

/** Writes the addresses of app/ as types, so that a link that leads nowhere does not compile; then checks every project: phones, browsers, the engine alone. */
export const checkTypes = async () => {
  const written = await runNode(bin('expo/bin/cli'), ['customize', 'tsconfig.json'], { env: OFFLINE, stdio: 'ignore' });
  if (written !== 0) throw new Problem('The types of the routes could not be written.');
  const codes = await Promise.all(PROJECTS.map(tsc));
  if (codes.some((code) => code !== 0)) throw new Problem('The types do not fit; the reason is above.');
};

if (isCalled(import.meta.url)) await main(checkTypes);
