import { bin, isCalled, main, OFFLINE, Problem, runNode } from './run.mjs';

const tsc = (project) => runNode(bin('typescript/bin/tsc'), ['--noEmit', '-p', project]);

/** Writes the addresses of app/ as types, so that a link that leads nowhere does not compile; then checks every project: phones, browsers, the engine alone. */
export const checkTypes = async () => {
  const written = await runNode(bin('expo/bin/cli'), ['customize', 'tsconfig.json'], { env: OFFLINE, stdio: 'ignore' });
  if (written !== 0) throw new Problem('The types of the routes could not be written.');
  const codes = [await tsc('tsconfig.json'), await tsc('tsconfig.browser.json'), await tsc('engine/tsconfig.json')];
  if (codes.some((code) => code !== 0)) throw new Problem('The types do not fit; the reason is above.');
};

if (isCalled(import.meta.url)) await main(checkTypes);
