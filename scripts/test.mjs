import { requireNode } from './node-version.mjs';

requireNode();
// Loaded only now: an older Node must reach the line above before it meets anything it does not know.
const { runStages } = await import('./stages.mjs');

process.exitCode = await runStages();
