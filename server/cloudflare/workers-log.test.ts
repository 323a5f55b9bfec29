import { afterEach, expect, test, vi } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import { filterConsole, log, withoutGuestsInLog } from "./workers-log.ts";

afterEach(() => vi.restoreAllMocks());

test("console.error logs a DatabaseError as one sentence, and prints all other errors unchanged", () => {
  const loggedLines: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => loggedLines.push(JSON.parse(line)));
  const printedValues: unknown[] = [];
  const fakeConsole = { error: (...values: unknown[]) => printedValues.push(...values), warn() {} };
  filterConsole(fakeConsole);
  const unknownError = new Error("x");
  fakeConsole.error(new DatabaseError("Invitations do not work."));
  fakeConsole.error(unknownError);
  expect(loggedLines).toEqual([{ time: expect.any(String), error: "Invitations do not work." }]);
  expect(printedValues).toEqual([unknownError]);
});

test.each([
  ["a guest's request", "/i/token", 0],
  ["another request", "/trade", 3],
])("logs the errors of %s to %s in %i lines", async (_, path, count) => {
  const print = vi.fn();
  vi.spyOn(console, "log").mockImplementation(print);
  const fakeConsole = { error: print, warn: print };
  filterConsole(fakeConsole);
  await withoutGuestsInLog(new Request(`https://own.example${path}`), async () => {
    await Promise.resolve();
    log({ error: "x" });
    fakeConsole.error(new DatabaseError("x"));
    fakeConsole.warn("x");
  });
  expect(print).toHaveBeenCalledTimes(count);
});
