import { afterEach, expect, test, vi } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import { logConsole } from "./log.ts";

afterEach(() => vi.restoreAllMocks());

test("console.error logs an error for the owner as one sentence, and passes on every other error", () => {
  const lines: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(JSON.parse(line)));
  const shown: unknown[] = [];
  const target = { error: (...values: unknown[]) => shown.push(...values) };
  logConsole(target);
  const other = new Error("x");
  target.error(new DatabaseError("Invitations do not work."));
  target.error(other);
  expect(lines).toEqual([{ time: expect.any(String), error: "Invitations do not work." }]);
  expect(shown).toEqual([other]);
});
