import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { makeLock } from "../../../tests/helpers/lock/make-lock.ts";
import { runs } from "../../../tests/helpers/runs.ts";
import { foldPasscode } from "./passcode.ts";
import { answerForm, answerValidation } from "./passcode-request.ts";

vi.setConfig({ testTimeout: 60_000 });

const text = fc.string({ unit: "binary", maxLength: 300 });
const wrong = async () => ({ outcome: "wrong" }) as const;

function post(body: BodyInit): Request {
  return new Request("http://own.example/", { method: "POST", body });
}

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

test("the JSON endpoint answers any bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 6_000 }), async (bytes) => {
      const response = await answerValidation(post(new Uint8Array(bytes)), wrong);
      expect([200, 400, 413]).toContain(response.status);
    }),
    { numRuns: runs(300) },
  );
});

test("the form answers any bytes and fields", async () => {
  const field = fc.tuple(fc.constantFrom("password", "Password", "password[]", "a"), text);
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 6_000 }).map((bytes) => new Uint8Array(bytes)),
    fc.array(field, { maxLength: 10 }).map((fields) => new URLSearchParams(fields)),
  );
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      expect(await answerForm(post(sent), wrong, "/trade")).not.toBeInstanceOf(Response);
    }),
    { numRuns: runs(300) },
  );
});
