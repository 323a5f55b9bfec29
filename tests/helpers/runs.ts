interface Runs {
  numRuns: number;
  seed?: number;
}

/**
 * Returns the options of a property test. `npm test` repeats a tenth of the runs with one seed, so that it cannot fail by
 * chance. `npm run test:all` tests all runs with new seeds.
 */
export function runs(all: number): Runs {
  return process.env.MANY_RUNS ? { numRuns: all } : { numRuns: Math.ceil(all / 10), seed: 1 };
}
