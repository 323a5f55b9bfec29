import { afterEach, expect, test, vi } from "vitest";
import { DatabaseError } from "../database-error.ts";
import { logConsole } from "./log.ts";

afterEach(() => vi.restoreAllMocks());

test("a fault that the owner can mend is one sentence, and any other all there is to say", () => {
  const lines: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => lines.push(JSON.parse(line)));
  const shown: unknown[] = [];
  const target = { error: (...what: unknown[]) => shown.push(...what) };
  logConsole(target);
  const other = new Error("x");
  target.error(new DatabaseError("Invitations do not work."));
  target.error(other);
  expect(lines).toEqual([{ time: expect.any(String), error: "Invitations do not work." }]);
  expect(shown).toEqual([other]);
});
