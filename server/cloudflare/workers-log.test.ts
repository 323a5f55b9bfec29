import { afterEach, expect, test, vi } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import { logConsoleErrors } from "./workers-log.ts";

afterEach(() => vi.restoreAllMocks());

test("console.error logs a DatabaseError as one sentence, and prints all other errors unchanged", () => {
  const loggedLines: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => loggedLines.push(JSON.parse(line)));
  const printedValues: unknown[] = [];
  const fakeConsole = { error: (...values: unknown[]) => printedValues.push(...values) };
  logConsoleErrors(fakeConsole);
  const unknownError = new Error("x");
  fakeConsole.error(new DatabaseError("Invitations do not work."));
  fakeConsole.error(unknownError);
  expect(loggedLines).toEqual([{ time: expect.any(String), error: "Invitations do not work." }]);
  expect(printedValues).toEqual([unknownError]);
});
