import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { foldPasscode } from "#app/lock/.server/passcode.ts";
import { answerForm, answerValidation } from "#app/lock/.server/passcode-request.ts";
import { makeLock } from "../../../tests/helpers/lock/make-lock.ts";
import { runs } from "../../../tests/helpers/runs.ts";

vi.setConfig({ testTimeout: 60_000 });

const URL_ = "http://own.example/api/validate-password";

function make() {
  const { accessOf, lock } = makeLock();
  const { gate } = lock;
  const tryPasscode = vi.spyOn(gate, "tryPasscode");
  const send = (body: BodyInit | null, headers?: Record<string, string>, method = "POST") =>
    answerValidation(new Request(URL_, { method, body, headers }), { gate, clientAddress: "192.0.2.1" });
  return { accessOf, send, tryPasscode };
}

async function expectAnswer(response: Response, status: number, success = false) {
  const setsCookie = success || response.headers.has("Retry-After");
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(`{"success":${success}}`);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.has("Set-Cookie")).toBe(setsCookie);
}

const anyText = fc.string({ unit: "binary", maxLength: 300 });

describe("answerValidation", () => {
  test("answers the right passcode with a session", async () => {
    const { accessOf, send } = make();
    const response = await send('{"password":" Amber_Canoe"}', { Origin: "http://own.example" });
    await expectAnswer(response, 200, true);
    expect((await accessOf(response.headers.get("Set-Cookie") ?? "")).mayRead("trade")).toBe(true);
  });

  test.each(['{"password":"wrong"}', '{"password":""}', '{"password":"x","success":true}'])(
    "answers a wrong or empty one: %s",
    async (body) => {
      await expectAnswer(await make().send(body), 200);
    },
  );

  test.each([
    ["nothing", null],
    ["no JSON", "password=amber-canoe"],
    ["no password", '{"Password":"amber-canoe"}'],
    ["not UTF-8", new Uint8Array([0xff, 0xfe])],
  ])("refuses %s, uncounted", async (_, body) => {
    const { send, tryPasscode } = make();
    await expectAnswer(await send(body), 400);
    expect(tryPasscode).not.toHaveBeenCalled();
  });

  test("refuses more than 4 KiB, uncounted", async () => {
    const { send, tryPasscode } = make();
    await expectAnswer(await send(JSON.stringify({ password: "x".repeat(4096) })), 413);
    expect(tryPasscode).not.toHaveBeenCalled();
  });

  test.each(["GET", "PUT"])("refuses %s", async (method) => {
    const { send, tryPasscode } = make();
    const response = await send(null, { Origin: "http://evil.example" }, method);
    await expectAnswer(response, 405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect(tryPasscode).not.toHaveBeenCalled();
  });

  test("says when to try again, from the try on that starts the wait", async () => {
    const { send } = make();
    for (let index = 0; index < 4; index++) {
      expect((await send('{"password":"x"}')).headers.has("Retry-After")).toBe(false);
    }
    const fifth = await send('{"password":"x"}');
    expect(fifth.headers.get("Retry-After")).toBe("2");
    await expectAnswer(fifth, 200);
    const sixth = await send('{"password":"amber-canoe"}');
    expect(sixth.headers.get("Retry-After")).toBe("2");
    await expectAnswer(sixth, 429);
  });
});

describe("answerValidation, whatever is sent,", () => {
  test("answers any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 6_000 }), (bytes) => expectRefusal(new Uint8Array(bytes))),
      { numRuns: runs(300) },
    );
  });

  test("lets in who folds to the passcode, and nobody else", async () => {
    const near = fc.oneof(
      anyText,
      fc.constantFrom("amber canoe", "AMBER-CANOE", "ＡＭＢＥＲ＿canoe", "amber-cano"),
    );
    await fc.assert(
      fc.asyncProperty(near, async (password) => {
        const answer = await make().send(JSON.stringify({ password }));
        const isRight = foldPasscode(password) === "amber-canoe";
        expect(answer.headers.has("Set-Cookie")).toBe(isRight);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("answerForm", () => {
  const field = fc.tuple(fc.constantFrom("password", "Password", "password[]", "a"), anyText);
  test.each<[string, fc.Arbitrary<BodyInit>]>([
    ["bytes", fc.uint8Array({ maxLength: 6_000 }).map((bytes) => new Uint8Array(bytes))],
    ["fields", fc.array(field, { maxLength: 10 }).map((fields) => new URLSearchParams(fields))],
  ])("answers any %s", async (_, bodies) => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { gate } = makeLock().lock;
        const request = new Request(URL_, { method: "POST", body });
        const answer = await answerForm(request, { gate, clientAddress: "192.0.2.1" }, "/trade");
        expect(answer).not.toBeInstanceOf(Response);
      }),
      { numRuns: runs(300) },
    );
  });
});

async function expectRefusal(body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await make().send(body);
  expect([200, 400, 413]).toContain(answer.status);
  expect(await answer.text()).toBe('{"success":false}');
  expect(answer.headers.has("Set-Cookie")).toBe(false);
}
