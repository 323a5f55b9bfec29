/** Returns the number of runs of a property test: `all` in `npm run test:all`, a tenth of that number in `npm test`. */
export function runCount(all: number): number {
  return process.env.MANY_RUNS ? all : all / 10;
}
