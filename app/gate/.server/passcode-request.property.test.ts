import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { foldPasscode } from "#app/.server/passcode.ts";
import { answerForm, answerValidation } from "#app/gate/.server/passcode-request.ts";
import { makeLock } from "../../../tests/kit/lock/make-lock.ts";
import { runs } from "../../../tests/kit/runs.ts";

vi.setConfig({ testTimeout: 60_000 });

const PASSCODE = "amber-canoe";
const ADDRESS = "http://own.example/api/validate-password";

function makeContext() {
  const { gate } = makeLock({ passcode: PASSCODE }).lock;
  return { gate, clientAddress: "192.0.2.1" };
}

function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Request {
  return new Request(ADDRESS, { method: "POST", body, headers });
}

async function expectRefusal(body: string | Uint8Array<ArrayBuffer>, statuses: number[]): Promise<void> {
  const answer = await answerValidation(post(body), makeContext());
  expect(statuses).toContain(answer.status);
  expect(await answer.text()).toBe('{"success":false}');
  expect(answer.headers.has("Set-Cookie")).toBe(false);
}

const anyText = fc.string({ unit: "binary", maxLength: 300 });

const telling = fc.dictionary(
  fc.constantFrom(
    "password",
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "success",
    "length",
    "Password",
  ),
  fc.jsonValue({ maxDepth: 4 }),
  { noNullPrototype: true },
);

describe("the endpoint", () => {
  test("answers any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 6_000 }), (bytes) =>
        expectRefusal(new Uint8Array(bytes), [200, 400, 413]),
      ),
      { numRuns: runs(300) },
    );
  });

  test("answers any JSON", async () => {
    const json = fc.oneof(
      fc.json({ maxDepth: 6 }),
      telling.map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(json, (text) => expectRefusal(text, [200, 400, 413])),
      { numRuns: runs(500) },
    );
  });

  test("lets in who folds to the passcode, and nobody else", async () => {
    const near = fc.oneof(
      anyText,
      fc.constantFrom("amber canoe", "AMBER-CANOE", "ＡＭＢＥＲ＿canoe", "amber-cano"),
    );
    await fc.assert(
      fc.asyncProperty(near, async (password) => {
        const answer = await answerValidation(post(JSON.stringify({ password })), makeContext());
        const isRight = foldPasscode(password) === PASSCODE;
        expect(answer.headers.has("Set-Cookie")).toBe(isRight);
      }),
      { numRuns: runs(500) },
    );
  });

  test("answers whatever the headers say", async () => {
    const value = fc.stringMatching(/^[!-~]([ -~]{0,60}[!-~])?$/);
    const names = [
      "Origin",
      "Sec-Fetch-Site",
      "Content-Type",
      "Content-Length",
      "Content-Encoding",
      "Cookie",
    ];
    const headers = fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(headers, async (sent) => {
        const answer = await answerValidation(post('{"password":"x"}', sent), makeContext());
        expect([200, 400, 413]).toContain(answer.status);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe("the form", () => {
  test("answers any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 6_000 }), async (bytes) => {
        const answer = await answerForm(post(new Uint8Array(bytes)), makeContext(), "/trade");
        expect(answer).not.toBeInstanceOf(Response);
      }),
      { numRuns: runs(300) },
    );
  });

  test("answers any fields", async () => {
    const field = fc.tuple(fc.constantFrom("password", "Password", "password[]", "a"), anyText);
    await fc.assert(
      fc.asyncProperty(fc.array(field, { maxLength: 10 }), async (fields) => {
        const answer = await answerForm(
          post(new URLSearchParams(fields).toString()),
          makeContext(),
          "/trade",
        );
        expect(answer).not.toBeInstanceOf(Response);
      }),
      { numRuns: runs(300) },
    );
  });
});
