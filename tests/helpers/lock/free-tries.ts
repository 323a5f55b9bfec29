import { expect } from "vitest";

/** Wrong tries of an address that are looked at without a ticket: docs/lock.md. */
const FREE = 5;

/** Of tries that were just sent together, all wrong: that those that are free were looked at, and no other. */
export async function expectFreeAlone<Answer extends { status: number }>(
  sent: Promise<Answer>[],
  isLooked = ({ status }: Answer) => status === 200,
): Promise<Answer[]> {
  const answers = await Promise.all(sent);
  expect(answers.filter(isLooked)).toHaveLength(FREE);
  expect(answers.length).toBeGreaterThan(FREE);
  return answers;
}
