const Module = require('node:module');

// What jest is made of: its own collection of tests and its own expectations.
const ofJest = Module.createRequire(require.resolve('jest'));
const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, getState, resetState } = ofJest('jest-circus');
const { jestExpect } = ofJest('@jest/expect');

Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect: jestExpect });

const PATIENCE = 10_000;

const blocksAround = ({ parent }) => (parent ? [...blocksAround(parent), parent] : []);

const nameOf = (test) =>
  [...blocksAround(test), test]
    .slice(1)
    .map(({ name }) => name)
    .join(' ');

const testsIn = (block) => block.children.flatMap((child) => (child.type === 'test' ? [child] : testsIn(child)));

const hooksOf = (block, kind) => block.hooks.filter(({ type }) => type === kind).map(({ fn }) => fn);

/** A test that never ends has failed. */
const inTime = async (work) => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long')), PATIENCE);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
};

let stray = [];
process.on('unhandledRejection', (error) => stray.push(error));

const prepared = new WeakSet();

async function prepare(block) {
  if (prepared.has(block)) return;
  prepared.add(block);
  for (const hook of hooksOf(block, 'beforeAll')) await hook();
}

/** Runs one test with everything around it; answers with what failed, if anything did. */
exports.run = async ({ fn, blocks }) => {
  stray = [];
  try {
    for (const block of blocks) await prepare(block);
    for (const block of blocks) for (const hook of hooksOf(block, 'beforeEach')) await hook();
    await inTime(async () => fn());
    for (const block of [...blocks].reverse()) for (const hook of hooksOf(block, 'afterEach')) await hook();
  } catch (error) {
    return error;
  }
  return stray[0];
};

/** The tests of these files, in their order. */
exports.collect = (files, load) => {
  resetState();
  const found = [];
  for (const file of files) {
    load(file);
    const known = new Set(found.map(({ test }) => test));
    const added = testsIn(getState().rootDescribeBlock).filter((one) => !known.has(one));
    found.push(...added.map((one) => ({ test: one, file })));
  }
  return found.map(({ test: one, file }) => ({ id: nameOf(one), file, fn: one.fn, blocks: blocksAround(one) }));
};
