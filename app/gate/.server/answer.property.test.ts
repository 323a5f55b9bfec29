import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { foldPasscode } from "#app/.server/passcode.ts";
import { answerForm } from "#app/gate/.server/answer-form.ts";
import { answerValidation } from "#app/gate/.server/answer-validation.ts";
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

  test("answers JSON that is cut, or has something more in it", async () => {
    const whole = JSON.stringify({ password: "x".repeat(40), list: [1, { a: null }] });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length), anyText, (at, more) =>
        expectRefusal(whole.slice(0, at) + more + whole.slice(at + more.length), [200, 400]),
      ),
      { numRuns: runs(300) },
    );
  });

  test.each(["[", '{"password":', '{"a":[', "[[{}],"])("refuses nesting of any depth: %s", async (level) => {
    for (const depth of [1, 10, 100, 400, 4096]) await expectRefusal(level.repeat(depth), [400, 413]);
  });

  test("refuses closed nesting too, as deep as fits", async () => {
    await expectRefusal("[".repeat(2048) + "]".repeat(2048), [400]);
    await expectRefusal(`{"password":${"[".repeat(2000)}${"]".repeat(2000)}}`, [400]);
  });

  test.each(["1e999", "-0", "9".repeat(4000), "1e-4000", "true", "null", "[]", "{}", '["amber-canoe"]'])(
    "takes no other type for a text: %s",
    (value) => expectRefusal(`{"password":${value}}`, [400]),
  );

  test.each(["__proto__", "constructor", "prototype", "toString"])(
    "reads no password from %s",
    async (key) => {
      await expectRefusal(`{"${key}":{"password":"${PASSCODE}"}}`, [400]);
      await expectRefusal(`{"${key}":"${PASSCODE}"}`, [400]);
      expect(({} as Record<string, unknown>).password).toBeUndefined();
    },
  );

  test("takes the last of several, as JSON does", async () => {
    await expectRefusal(`{"password":"${PASSCODE}","password":"x"}`, [200]);
    const answer = await answerValidation(post(`{"password":"x","password":"${PASSCODE}"}`), makeContext());
    expect(answer.status).toBe(200);
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
