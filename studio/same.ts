/** Whether two pieces of plain data say the same, in the browser, too. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [own, others] = [Object.entries(one), other as Record<string, unknown>];
  return (
    own.length === Object.keys(other).length &&
    own.every(([key, value]) => key in others && isSame(value, others[key]))
  );
}
