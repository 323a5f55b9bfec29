import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { makeLock } from "../../../tests/helpers/lock/make-lock.ts";
import { runs } from "../../../tests/helpers/runs.ts";
import { foldPasscode } from "./passcode.ts";

vi.setConfig({ testTimeout: 60_000 });

const text = fc.string({ unit: "binary", maxLength: 300 });

test("no random cookie grants access, and none throws", async () => {
  const { accessOf } = makeLock();
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300 }), async (value) => {
      const cookie = `portfolio_session=${value.replaceAll(/[^ -~]/g, "")}`;
      expect((await accessOf(cookie)).mayRead("trade")).toBe(false);
    }),
    { numRuns: runs(1_000) },
  );
});

test("a passcode is right exactly if it folds to the same text", async () => {
  const near = fc.constantFrom("amber canoe", "AMBER-CANOE", "ＡＭＢＥＲ＿canoe", "amber-cano");
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, near), async (given) => {
      const { outcome } = await makeLock().check(given);
      expect(outcome).toBe(foldPasscode(given) === "amber-canoe" ? "right" : "wrong");
    }),
    { numRuns: runs(500) },
  );
});
