import { createRequire } from 'node:module';
import path from 'node:path';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, toMutantRunResult } from '@stryker-mutator/api/test-runner';

/** As Stryker counts them. */
const PASSED = 0;
const FAILED = 1;

const textOf = (error) => String(error?.stack ?? error);
const failed = (error) => ({ status: 'error', errorMessage: textOf(error) });

/**
 * Runs jest's tests without jest: everything is loaded once, and a mutant is switched on for the tests that reach it. Jest loads the engine
 * anew for every mutant, which takes longer than the tests do.
 */
class HotRunner {
  static inject = tokens(commonTokens.options);

  /** Shared with the mutated code, which reads the active mutant from it and counts there what a test reaches. */
  context = (globalThis.__stryker__ ??= {});
  /** Empty where they have to be loaded anew. */
  tests = [];

  constructor({ hot }) {
    this.files = hot.tests;
    this.slow = new RegExp(hot.slow);
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const require = createRequire(path.join(process.cwd(), 'scripts/mutation/suite.cjs'));
    this.modules = require('./modules.cjs');
    this.suite = require('./suite.cjs');
  }

  collect(files) {
    return this.suite.collect(files, this.modules.load).filter(({ id }) => !this.slow.test(id));
  }

  load() {
    this.modules.forget();
    this.tests = this.collect(this.files);
  }

  async runOne(test) {
    const { id, file } = test;
    this.context.currentTestId = id;
    const started = performance.now();
    const error = await this.suite.run(test);
    this.context.currentTestId = undefined;
    const result = { id, name: id, fileName: path.resolve(file), timeSpentMs: performance.now() - started };
    return error === undefined
      ? { ...result, status: PASSED }
      : { ...result, status: FAILED, failureMessage: textOf(error) };
  }

  /** Up to the first failure: one is enough to notice a mutant. */
  async runUntilFailure(tests) {
    const results = [];
    for (const test of tests) {
      const result = await this.runOne(test);
      results.push(result);
      if (result.status === FAILED) break;
    }
    return results;
  }

  async dryRun() {
    try {
      this.load();
    } catch (error) {
      return failed(error);
    }
    const tests = [];
    for (const test of this.tests) tests.push(await this.runOne(test));
    return { status: 'complete', tests, mutantCoverage: this.context.mutantCoverage };
  }

  async mutantRun(options) {
    if (options.mutantActivation === 'static') return this.runStatic(options);
    if (this.tests.length === 0) this.load();
    const result = await this.runWith(options);
    return result.status === 'killed' && (await this.failsAnyway(result.killedBy)) ? this.runAfresh(options) : result;
  }

  /** A mutant in what is worked out while a module is loaded: file after file is loaded with it, up to the first failure. */
  async runStatic({ activeMutant, hitLimit }) {
    this.modules.forget();
    this.tests = [];
    this.limit(hitLimit);
    this.context.activeMutant = activeMutant.id;
    const tests = [];
    try {
      for (const file of this.files) {
        tests.push(...(await this.runUntilFailure(this.collect([file]))));
        if (tests.at(-1)?.status === FAILED) break;
      }
    } catch (error) {
      return this.timedOut(hitLimit) ?? failed(error);
    } finally {
      this.context.activeMutant = undefined;
    }
    return this.timedOut(hitLimit) ?? toMutantRunResult({ status: 'complete', tests });
  }

  limit(hitLimit) {
    this.context.hitLimit = hitLimit;
    this.context.hitCount = hitLimit === undefined ? undefined : 0;
  }

  timedOut(hitLimit) {
    const reached = determineHitLimitReached(this.context.hitCount, hitLimit);
    return reached && toMutantRunResult(reached);
  }

  async runWith({ activeMutant, testFilter, hitLimit }) {
    const chosen = new Set(testFilter);
    this.limit(hitLimit);
    this.context.activeMutant = activeMutant.id;
    const tests = await this.runUntilFailure(testFilter ? this.tests.filter(({ id }) => chosen.has(id)) : this.tests);
    this.context.activeMutant = undefined;
    return this.timedOut(hitLimit) ?? toMutantRunResult({ status: 'complete', tests });
  }

  /** An earlier mutant may have left something behind: then the test that failed fails without any mutant as well. */
  async failsAnyway(ids) {
    this.limit(undefined);
    const results = await this.runUntilFailure(this.tests.filter(({ id }) => ids.includes(id)));
    return results.some(({ status }) => status === FAILED);
  }

  runAfresh(options) {
    this.load();
    return this.runWith(options);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'hot', HotRunner)];
