/** How often a property is tried: as often as asked by `npm run test:all`, a tenth of it by `npm test`. */
export function runs(thorough: number): number {
  return process.env.THOROUGH ? thorough : thorough / 10;
}
