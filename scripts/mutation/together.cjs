// One jest file that holds all the tests of a folder: the engine is then loaded once for a mutant, not once for every file of tests.
for (const file of globalThis.MUTATION_TESTS) require(file);
