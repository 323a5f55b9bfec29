/** Returns the number of runs of a property test: `thorough` in `npm run test:all`, a tenth of it in `npm test`. */
export function runs(thorough: number): number {
  return process.env.THOROUGH ? thorough : thorough / 10;
}
